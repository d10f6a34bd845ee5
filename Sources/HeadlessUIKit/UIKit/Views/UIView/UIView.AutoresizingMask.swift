extension UIView {
  /// The parts of a view's place that give when the superview's size changes.
  ///
  /// - Shape: Three parts a direction: the margin before, the length, the margin after.
  /// - Units: A change is shared among the flexible parts in proportion to their size.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UIView.AutoresizingMask".
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask out of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The margin to the left gives.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The margin to the right gives.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The margin above gives.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The margin below gives.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
