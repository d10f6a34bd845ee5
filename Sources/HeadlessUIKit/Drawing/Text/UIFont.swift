/// A typeface in a size.
///
/// - Shape: Lines are stacked ``lineHeight`` apart.
/// - Units: Points.
/// - Errors: A name that is none of a font of iOS gives nil.
/// - Differs: There is one typeface, drawn regular or bold. Text of another weight is drawn in the
///   nearer of the two, and is as wide as in its own weight. A font of another family has its name, is
///   drawn in the one typeface, and is measured as Helvetica. Of its style, bold and italic are known,
///   and of some families how high their lines are. Letters have their own widths, in a monospaced
///   font too. Pairs of letters are not kerned.
/// - Unconfirmed: Letters of the system's font are as wide as the frames say that Xcode stored for
///   texts: those that are met often to half a hundredth, others to a few.
/// - Asked: D30, D31.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// The size, in points.
  open var pointSize: CGFloat { size }

  fileprivate let size: CGFloat

  /// How strong the strokes are: those of a font of another family are regular or bold.
  let weight: Weight
  let isItalic: Bool

  /// Whether the font is drawn with strong strokes.
  var isBold: Bool { weight >= .semibold }

  /// How the font follows the size of text, or nil if it keeps its own.
  private let scaling: Scaling?

  /// The name of a font that is not the system's.
  private let name: FontName?

  /// Whether all figures are as wide as a zero.
  let hasMonospacedDigits: Bool

  /// Whether the font is the system's.
  var isSystem: Bool { name == nil }

  private init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, name: FontName? = nil,
    hasMonospacedDigits: Bool = false, scaling: Scaling? = nil
  ) {
    self.scaling = scaling
    self.hasMonospacedDigits = hasMonospacedDigits
    // Larger letters would have widths that are no numbers.
    self.size = size > 0 && size.isFinite ? min(size, 1e6) : UIFont.systemFontSize
    (self.weight, self.isItalic, self.name) = (weight, isItalic, name)
  }

  /// Creates a font of a name in a size, or nil if iOS has no font of that name.
  ///
  ///     UIFont(name: "AvenirNext-DemiBold", size: 20)
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(
      size: fontSize, weight: name.isBold ? .bold : .regular, isItalic: name.isItalic, name: name)
  }

  /// The name of the font: `AvenirNext-DemiBold`.
  open var fontName: String {
    if let name { return name.font }
    return ".SFUI-" + (isBold ? "Semibold" : "Regular") + (isItalic ? "Italic" : "")
  }

  /// The name of the fonts that look alike: `Avenir Next`.
  open var familyName: String { name?.family ?? ".AppleSystemUIFont" }

  /// The names of the families of fonts, in the order of the alphabet.
  open class var familyNames: [String] { FontName.families.sorted() }

  /// Returns the name of the regular font of a family; none for a family that iOS does not have.
  ///
  /// A device names the bold and slanted ones as well.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.fonts(ofFamily: familyName)
  }

  /// The size of the text in a view that does not say otherwise, 14.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of the text in small parts of the screen, 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size of the text in a label, 17.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of the text on a custom button, 18; on a system button it is 15.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize)
  }

  /// Returns the system's font in a size and a weight; from semibold on it is drawn bold.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system's font in a size, with strong strokes.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns the system's font in a size and a weight, with figures of one width.
  ///
  /// In ``systemFont(ofSize:)`` a 1 is narrower than a 0, so a number that counts up moves what stands
  /// beside it.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the system's font in a size and a weight, whose letters have one width on a device.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font in a size, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// Returns the font for a kind of text, in the size that a person has chosen.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
      .following(style, limit: 0)
  }

  /// Returns the font as it follows the sizes of a kind of text, up to a limit; 0 is none.
  func following(_ style: TextStyle, limit: CGFloat) -> UIFont {
    UIFont(
      size: limit > 0 ? min(style.scaled(size), limit) : style.scaled(size), weight: weight,
      isItalic: isItalic, name: name, hasMonospacedDigits: hasMonospacedDigits,
      scaling: Scaling(style: style, size: size, limit: limit))
  }

  /// The font in the size of text that a person has chosen now, or nil if it does not follow it.
  var adopted: UIFont? {
    scaling.map { withSize($0.size).following($0.style, limit: $0.limit) }
  }

  /// Returns the same typeface in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, isItalic: isItalic, name: name,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The distance from the line the letters stand on to the top of the tallest.
  open var ascender: CGFloat { lineHeight * 0.797872 }

  /// The distance from the line the letters stand on to the lowest point; it is negative.
  open var descender: CGFloat { ascender - lineHeight }

  /// The height of a line.
  open var lineHeight: CGFloat { pointSize * (name?.lineHeight ?? 1.193359) }

  /// Returns whether another object is the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
      && other.isItalic == isItalic && other.name == name
      && other.hasMonospacedDigits == hasMonospacedDigits
  }

  /// A number that equal fonts share.
  open override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ name.hashValue }
}

nonisolated extension UIFont {
  /// How strong the strokes of a font are.
  ///
  /// - Shape: From -1 for the thinnest to 1 for the strongest; 0 is regular.
  /// - Source: Apple, UIKit, "UIFont.Weight" and UIFontDescriptor.h.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight out of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
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

    /// How far the widths of letters go from regular, 0, to bold, 1, and beyond.
    ///
    /// - Source: San Francisco counts the weights: 400 is regular, 510 medium, 590 semibold, 700
    ///   bold, 860 heavy, 1000 black, 274 light and 110 thin. The frames that Xcode has stored for
    ///   labels of these weights lie on this line.
    var boldness: Double {
      switch self {
      case .regular: 0
      case .medium: 0.37
      case .semibold: 0.63
      case .heavy: 1.53
      case .black: 2
      case .light: -0.42
      case .thin, .ultraLight: -1.2
      default: min(max(rawValue / Weight.bold.rawValue, -1), 1)
      }
    }
  }
}

nonisolated extension UIFont {
  /// A kind of text, from which its size follows.
  ///
  /// - Shape: Eleven kinds, from titles down to captions.
  /// - Units: Points; the numbers below are those of the setting Large, which is the first one.
  /// - Errors: A style that is none of UIKit's is as large as ``body``.
  /// - Source: Apple, UIKit, "UIFont.TextStyle"; Human Interface Guidelines, "Typography".
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

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

    /// The size of the font in the first size of text.
    var pointSize: CGFloat { pointSize(in: .large) }
  }
}

nonisolated extension UIFont {
  /// How a font follows the size of text that a person has chosen.
  struct Scaling {
    /// The kind of text whose sizes it follows.
    let style: TextStyle
    /// The size of the font where the size of text is the first one.
    let size: CGFloat
    /// The largest size; 0 is no limit.
    let limit: CGFloat
  }
}

nonisolated extension UIFont.TextStyle {
  /// The size of the font in a size of text.
  ///
  /// - Source: Apple, Human Interface Guidelines, "Typography", "iOS, iPadOS Dynamic Type sizes" and
  ///   "Larger accessibility type sizes".
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let sizes: [CGFloat] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    return sizes[category.step]
  }

  /// A length that is `value` in the first size of text, in the one that a person has chosen.
  func scaled(_ value: CGFloat) -> CGFloat {
    value * pointSize(in: TextSize.current.category) / pointSize(in: .large)
  }
}
