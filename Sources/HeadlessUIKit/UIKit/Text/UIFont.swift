/// A typeface in a size.
///
/// - Shape: Lines are stacked ``lineHeight`` apart.
/// - Units: Points.
/// - Errors: None.
/// - Differs: There is one family in two weights, regular and bold; any other is the nearer of the
///   two. Words are as wide as in Helvetica, the system font until
///   iOS 8, and lines as high as in San Francisco, the system font since iOS 9.
/// - Source: Apple, UIKit, "UIFont".
open class UIFont: NSObject {
  /// The size, in points.
  public let pointSize: CGFloat

  let isBold: Bool
  let isItalic: Bool

  private init(size: CGFloat, isBold: Bool = false, isItalic: Bool = false) {
    pointSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    (self.isBold, self.isItalic) = (isBold, isItalic)
  }

  /// The size of the words in a view that does not say otherwise, 14.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of the words in a label, 17.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of the words on a button, 18.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize)
  }

  /// Returns the system's font in a size and a weight; from semibold on it is bold.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns the system's font in a size, with strong strokes.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: true)
  }

  /// Returns the system's font in a size, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// Returns the font for a kind of text, in the size a reader has not changed.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, isBold: style == .headline)
  }

  /// Returns the same typeface in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: isBold, isItalic: isItalic)
  }

  /// The distance from the line the letters stand on to the top of the tallest.
  open var ascender: CGFloat { pointSize * 0.952148 }

  /// The distance from the line the letters stand on to the lowest point; it is negative.
  open var descender: CGFloat { pointSize * -0.241211 }

  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }

  /// Returns whether another object is the same font in the same size.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.isBold == isBold
      && other.isItalic == isItalic
  }

  /// A number that equal fonts share.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(isBold)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}
