extension UIControl {
  /// How a control is at the moment.
  ///
  /// - Shape: States are bits and can hold together; none of them is ``normal``.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UIControl.State".
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a state out of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special: no bit at all.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = Self(rawValue: 1 << 2)
  }
}
