/// What a font is like: its typeface, its size, and whether it is bold or italic.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
///
/// - Units: Points.
/// - Differs: Of its traits, bold and italic are known; a description with another is nil.
/// - Source: Apple, UIKit, "UIFontDescriptor".
open class UIFontDescriptor: NSObject {
  let base: UIFont

  /// Whether the font is bold or italic.
  open private(set) var symbolicTraits: SymbolicTraits

  /// The size, in points.
  open var pointSize: CGFloat { base.pointSize }

  init(base: UIFont, traits: SymbolicTraits) {
    (self.base, symbolicTraits) = (base, traits)
    super.init()
  }

  /// Returns the description of the system's font for a kind of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the same typeface with traits in place of its own, or nil if there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic]) else { return nil }
    return UIFontDescriptor(base: base, traits: symbolicTraits)
  }

  /// Returns the same typeface in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(base: base.withSize(newPointSize), traits: symbolicTraits)
  }

  /// Whether a font is bold or italic.
  ///
  /// - Source: Apple, UIKit, "UIFontDescriptor.SymbolicTraits".
  nonisolated public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as a number.
    public let rawValue: UInt32

    /// Creates traits out of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Strokes are strong.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
}

/// How fonts and lengths follow the size of text a person chooses in Settings.
///
///     label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 20))
///
/// - Units: Points.
/// - Differs: The size of text is always the first one, so everything keeps its size.
/// - Source: Apple, UIKit, "UIFontMetrics".
open class UIFontMetrics: NSObject {
  /// The metrics of text to read.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns a font as large as a person wants it.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font as large as a person wants it, within a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize && maximumPointSize > 0
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns a length as large as a person wants it.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
