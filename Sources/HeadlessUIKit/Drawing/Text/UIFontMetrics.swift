/// How fonts and lengths follow the size of text a person chooses in Settings.
///
///     label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 20))
///
/// - Units: Points.
/// - Errors: A font that follows the size of text already is not scaled again.
/// - Unconfirmed: A font grows as the font of its kind of text does. Apple does not publish how.
/// - Asked: D26, D153.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of text to read.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font as large as a person wants it.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0)
  }

  /// Returns a font as large as a person wants it, within a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.adopted == nil ? font.following(style, limit: maximumPointSize) : font
  }

  /// Returns a length as large as a person wants it.
  open func scaledValue(for value: CGFloat) -> CGFloat { style.scaled(value) }
}
