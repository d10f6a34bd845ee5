extension UIControl {
  /// How a control is at the moment.
  ///
  /// - Shape: States are bits and can hold together; none of them is ``normal``.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a state out of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special: no bit at all.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// It has the focus of a device that is steered without touches.
    public static let focused = Self(rawValue: 1 << 3)
    /// The bits an application may use for states of its own.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// The bits UIKit keeps for itself.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }
}

/// Something a control has for each of its states.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What the state itself has, without looking at `.normal`.
  func own(_ state: UIControl.State) -> Value? { values[state] }

  /// Whether a state other than `.normal` has something of its own.
  var dependOnState: Bool { values.keys.contains { $0 != .normal } }

  /// What a state other than `.normal` has of its own.
  func special(_ state: UIControl.State) -> Value? { state == .normal ? nil : values[state] }

  /// What a state has, or else what `.normal` has.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
