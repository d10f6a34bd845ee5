/// A typeface in a size.
///
/// - Shape: Lines are stacked ``lineHeight`` apart.
/// - Units: Points.
/// - Errors: A name that is none of a font of iOS gives nil.
/// - Differs: There is one typeface in two weights, regular and bold; any other is the nearer of the
///   two. A font of another family has its name, and is drawn and measured as the one there is; of
///   its style, bold and italic are known. Letters have their own widths, in a monospaced font too.
///   Text is as wide as in Helvetica, the system font until iOS 8, and lines as high as in San
///   Francisco, the system font since iOS 9.
/// - Source: Apple, UIKit, "UIFont".
open class UIFont: NSObject {
  /// The size, in points.
  open nonisolated var pointSize: CGFloat { size }

  fileprivate nonisolated let size: CGFloat

  let isBold: Bool
  let isItalic: Bool

  /// The name of a font that is not the system's.
  private nonisolated let name: FontName?

  private init(
    size: CGFloat, isBold: Bool = false, isItalic: Bool = false, name: FontName? = nil
  ) {
    self.size = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    (self.isBold, self.isItalic, self.name) = (isBold, isItalic, name)
  }

  /// Creates a font of a name in a size, or nil if iOS has no font of that name.
  ///
  ///     UIFont(name: "AvenirNext-DemiBold", size: 20)
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(size: fontSize, isBold: name.isBold, isItalic: name.isItalic, name: name)
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

  /// The size of the text on a button, 18.
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

  /// Returns the system's font in a size and a weight, with figures of one width.
  ///
  /// They have one width in the only typeface there is.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font in a size and a weight, whose letters have one width on a device.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font in a size, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// Returns the font for a kind of text, in the size a reader has not changed.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, isBold: style == .headline)
  }

  /// Creates the font that is described; a size of 0 stands for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let base = descriptor.base
    let traits = descriptor.symbolicTraits
    self.init(
      size: pointSize > 0 ? pointSize : base.size, isBold: traits.contains(.traitBold),
      isItalic: traits.contains(.traitItalic), name: base.name)
  }

  /// What the font is like, to find another one by.
  open var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFontDescriptor(base: self, traits: traits)
  }

  /// Returns the same typeface in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isBold: isBold, isItalic: isItalic, name: name)
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
      && other.isItalic == isItalic && other.name == name
  }

  /// A number that equal fonts share.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(isBold)
    hasher.combine(isItalic)
    hasher.combine(name)
    return hasher.finalize()
  }
}

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
  }
}

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
