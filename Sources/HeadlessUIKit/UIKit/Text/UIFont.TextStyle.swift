extension UIFont {
  /// A kind of text, from which its size follows.
  ///
  /// - Shape: Eleven kinds, from titles down to captions.
  /// - Units: Points; these are the sizes of the setting Large, which is the first one.
  /// - Errors: A style that is none of UIKit's is as large as ``body``.
  /// - Source: Apple, UIKit, "UIFont.TextStyle"; Human Interface Guidelines, "Typography".
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles, 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// First titles, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// Second titles, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// Third titles, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// Headings, 17 points with strong strokes.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Second headings, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// Text to read, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// Text that stands out of the line, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// Footnotes, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// Captions, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// Second captions, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
