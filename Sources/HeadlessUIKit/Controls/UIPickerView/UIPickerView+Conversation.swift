/// The questions a picker asks, each written down with its answer.
extension UIPickerView {
  /// The most wheels a picker can carry, and the most rows a wheel can.
  ///
  /// Nobody needs as many; a count gone wrong must not exhaust the memory.
  static let mostComponents = 1000
  static let mostRows = 1 << 40

  private var conversation: Conversation { Device.current.conversation }

  func askNumberOfComponents() -> Int {
    let count = conversation.ask(
      dataSource, as: "dataSource", PickerMethod.numberOfComponents
    ) { $0.numberOfComponents(in: self) }
    return pinned(count ?? 0, .components, to: Self.mostComponents)
  }

  func askNumberOfRows(_ component: Int) -> Int {
    let rows = conversation.ask(
      dataSource, as: "dataSource", PickerMethod.numberOfRows, "in \(component)"
    ) { $0.pickerView(self, numberOfRowsInComponent: component) }
    return pinned(rows ?? 0, .rows(component: component), to: Self.mostRows)
  }

  func askWidth(_ component: Int) -> CGFloat? {
    let width = conversation.ask(delegate, PickerMethod.width, "of \(component)") {
      $0.pickerView(self, widthForComponent: component)
    }
    return usable(width, .width(component: component))
  }

  func askRowHeight(_ component: Int) -> CGFloat? {
    let height = conversation.ask(delegate, PickerMethod.rowHeight, "in \(component)") {
      $0.pickerView(self, rowHeightForComponent: component)
    }
    return usable(height, .rowHeight(component: component))
  }

  func askView(_ row: Int, _ component: Int, reusing spare: UIView?) -> UIView? {
    conversation.ask(
      delegate, PickerMethod.viewForRow,
      "\(row) in \(component), reusing \(spare.map { "\(type(of: $0))" } ?? "nil")"
    ) {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
    } describing: {
      "\(type(of: $0))"
    }
  }

  /// Asks for the words of a row.
  ///
  /// A row about which nobody can be asked is a question mark. A nil from a delegate that was asked
  /// leaves the row blank.
  func askTitle(_ row: Int, _ component: Int) -> NSAttributedString? {
    let subject = "\(row) in \(component)"
    let styled = conversation.ask(delegate, PickerMethod.attributedTitleForRow, subject) {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    } describing: {
      $0?.string ?? "nil"
    }
    if let title = styled ?? nil { return title }
    let plain = conversation.ask(delegate, PickerMethod.titleForRow, subject) {
      $0.pickerView(self, titleForRow: row, forComponent: component)
    } describing: {
      $0 ?? "nil"
    }
    if styled == nil, plain == nil { return NSAttributedString(string: "?") }
    return (plain ?? nil).map { NSAttributedString(string: $0) }
  }

  func tellSelection(_ row: Int, _ component: Int) {
    conversation.tell(delegate, PickerMethod.didSelectRow, "\(row) in \(component)") {
      $0.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }

  /// Brings a count to one there can be.
  private func pinned(_ answer: Int, _ count: PickerMessage.Count, to most: Int) -> Int {
    let nearest = min(max(answer, 0), most)
    if nearest != answer {
      PickerMessage.impossibleCount(answer, count, shown: nearest).report()
    }
    return nearest
  }

  /// Passes a length on that a row can have: a number from 0 up.
  private func usable(_ answer: CGFloat?, _ length: PickerMessage.Length) -> CGFloat? {
    guard let answer, !(answer.isFinite && answer >= 0) else { return answer }
    PickerMessage.impossibleLength(answer, length).report()
    return nil
  }
}
