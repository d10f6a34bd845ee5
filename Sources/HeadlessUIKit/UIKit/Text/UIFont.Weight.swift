extension UIFont {
  /// How strong the strokes of a font are.
  ///
  /// - Shape: From -1 for the thinnest to 1 for the strongest; 0 is regular.
  /// - Source: Apple, UIKit, "UIFont.Weight" and UIFontDescriptor.h.
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight out of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight out of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of running words.
    public static let regular = Weight(0)
    /// Stronger than regular.
    public static let medium = Weight(0.23)
    /// Not quite bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Stronger than bold.
    public static let heavy = Weight(0.56)
    /// The strongest strokes.
    public static let black = Weight(0.62)
  }
}
