/// A colour as layers take it.
///
///     view.layer.borderColor = UIColor.red.cgColor
///
/// - Shape: Red, green, blue and alpha.
/// - Units: From 0 to 1; what lies outside is brought to the nearest end.
/// - Differs: There is one space of colours, sRGB.
nonisolated public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  let values: DisplayList.Color

  init(_ values: DisplayList.Color) {
    self.values = values
  }

  /// Creates a colour out of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).components)
  }

  /// Creates a colour that a literal describes.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// How opaque the colour is.
  public var alpha: CGFloat { values.alpha }

  /// Returns whether two colours have the same parts.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }

  /// Mixes the parts of the colour into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

nonisolated extension UIColor {
  /// Creates a colour out of one of a layer.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.values
    self.init(red: values.red, green: values.green, blue: values.blue, alpha: values.alpha)
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(components) }
}
