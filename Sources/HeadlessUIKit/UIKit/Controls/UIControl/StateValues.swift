/// Something a control has for each of its states.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What the state itself has, without looking at `.normal`.
  func own(_ state: UIControl.State) -> Value? { values[state] }

  /// What a state has, or else what `.normal` has.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
