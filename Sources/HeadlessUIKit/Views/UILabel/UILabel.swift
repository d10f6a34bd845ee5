/// A view that shows text, in one line or several.
///
/// - Shape: Lines run from top to bottom, in the middle of the label's height.
/// - Units: Points; ``minimumScaleFactor`` is a share from 0 to 1.
/// - Errors: Text that does not fit is broken or shortened as ``lineBreakMode`` says.
/// - Unconfirmed: A ``minimumScaleFactor`` of 0 lets text become as small as it must, as
///   devices do; Apple's page says they keep their size then.
/// - Asked: D52, D53, D54, D55, D56, D57.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributedContent?.string }
    set {
      isPlain = true
      attributedContent = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The text, with attributes of its own for parts of it.
  ///
  /// Text without any has the label's font, colour, alignment and line breaks.
  open var attributedText: NSAttributedString? {
    get {
      guard isPlain, let text else { return attributedContent }
      return NSAttributedString(string: text, attributes: ownAttributes)
    }
    set {
      isPlain = false
      attributedContent = newValue.map { NSAttributedString(attributedString: $0) }
      guard let newValue, newValue.length > 0 else { return }
      isTakingAttributes = true
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
        (textAlignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
      }
      isTakingAttributes = false
    }
  }

  /// The font of the text; what is assigned counts for all of it.
  ///
  /// Attributed text brings its own along: then the property is that of its first character. Nil
  /// brings the system's 17 points back.
  open var font: UIFont! {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      giveWholeText(.font, font as Any)
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The colour of the text; what is assigned counts for all of it.
  ///
  /// Attributed text brings its own along: then the property is that of its first character. Nil
  /// brings the system's back.
  open var textColor: UIColor! {
    didSet {
      if textColor == nil { textColor = .label }
      giveWholeText(.foregroundColor, textColor as Any)
    }
  }

  private func giveWholeText(_ key: NSAttributedString.Key, _ value: Any) {
    guard !isTakingAttributes, !isPlain, let attributedContent, attributedContent.length > 0
    else { return }
    let text = NSMutableAttributedString(attributedString: attributedContent)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.attributedContent = text
  }

  private var isTakingAttributes = false

  /// Whether no part of the text has attributes.
  private var isPlain = true

  /// The attributes of text that has none of its own.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    let attributes: [NSAttributedString.Key: Any?] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: style.copy(),
    ]
    return attributes.compactMapValues(\.self)
  }

  /// Where the lines stand; what is assigned counts for all of the text.
  ///
  /// A paragraph style of attributed text is taken over.
  open var textAlignment = NSTextAlignment.natural {
    didSet { changeParagraphs(textAlignment != oldValue) { $0.alignment = textAlignment } }
  }

  /// What happens to text that does not fit; what is assigned counts for all of it.
  ///
  /// A paragraph style of attributed text is taken over: unless it says otherwise, lines are then
  /// broken between words, and the last one is cut without an ellipsis.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { changeParagraphs(lineBreakMode != oldValue) { $0.lineBreakMode = lineBreakMode } }
  }

  /// Changes the styles that paragraphs of the text have of their own; plain text has none.
  private func changeParagraphs(_ isOther: Bool, _ change: (NSMutableParagraphStyle) -> Void) {
    guard !isTakingAttributes, let attributedContent else { return }
    guard !isPlain else { return isOther ? invalidateIntrinsicContentSize() : () }
    let text = NSMutableAttributedString(attributedString: attributedContent)
    text.changeParagraphStyles(change)
    self.attributedContent = text
  }

  /// The most lines to show; 0 is no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the shadow, or nil for none.
  open var shadowColor: UIColor?

  /// How far the shadow lies from the text: to the right and downwards.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The colour of the text while the label is highlighted, or nil to keep its own.
  open var highlightedTextColor: UIColor?

  /// Whether the text is shown in ``highlightedTextColor``.
  open var isHighlighted = false

  /// Whether the text is shown in full strength.
  ///
  /// Nothing else changes: a label takes no touches anyway.
  open var isEnabled = true

  /// Whether text too wide for its one line is made smaller where it is drawn.
  ///
  /// The label's own size, and ``textRect(forBounds:limitedToNumberOfLines:)``, stay as they are.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest share of its size that text is made; 0 is no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the size of text a person chooses in Settings.
  ///
  /// It does if it comes from `preferredFont(forTextStyle:)` or ``UIFontMetrics``.
  /// A font that is an attribute of a part of the text keeps its size.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

  override func adoptContentSize() {
    guard adjustsFontForContentSizeCategory, isPlain, let adopted = font?.adopted, adopted != font
    else { return }
    font = adopted
  }

  /// The width at which several lines are broken to tell the natural size; 0 is no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What draws the text at the moment, and what it is to a person.
  var pen: (recorder: DisplayList.Recorder, role: DisplayList.Role)?

  /// The lines of a long text, for the widths it was asked for last.
  fileprivate var keptLayouts: [(key: LayoutKey, layout: Layout)] = []

  private(set) var attributedContent: NSAttributedString? {
    didSet { if attributedContent != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates an empty label with a frame.
  public override init(frame: CGRect) {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = .label
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the label a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = .label
    super.init(coder: coder)
  }

  /// The size of the text when nothing but ``preferredMaxLayoutWidth`` limits its width.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: max(preferredMaxLayoutWidth, 0), height: 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  /// Returns the size the text takes in a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle the text takes in a rectangle; 0 lines is no limit.
  ///
  /// The rectangle begins at the top, also where the text is drawn in the middle. It is no higher
  /// than the given one, and text that has no room moves it up by half of what is missing. Override
  /// it to leave room around the text. The label's own size follows.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    textFrame(in: bounds, limit: numberOfLines)
  }

  /// Draws the text in a rectangle.
  ///
  /// Override it to draw them in another one. Call it only while the label is drawn.
  open func drawText(in rect: CGRect) {
    draw(in: rect)
  }

  override var baselineFont: UIFont? { font }

  override var hasSeveralLines: Bool { numberOfLines != 1 }

  override var textInMessages: String? { text }

  override var textInDescription: String? { text }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawContent(in: &recorder, role: .text)
  }

  package override var automationType: AutomationType { .staticText }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(isElement: true, label: text, traits: .staticText)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.text("text").ifPresent { text = $0 }
    decoder.font().ifPresent { font = $0 }
    decoder.color("textColor").ifPresent { textColor = $0 }
    decoder.attributedText("attributedText").ifPresent { attributedText = $0 }
    highlightedTextColor = decoder.color("highlightedColor")
    shadowColor = decoder.color("shadowColor")
    decoder.size("shadowOffset").ifPresent { shadowOffset = $0 }
    decoder.choice("textAlignment", NibDecoder.alignments).ifPresent { textAlignment = $0 }
    decoder.choice("lineBreakMode", NibDecoder.lineBreaks).ifPresent { lineBreakMode = $0 }
    decoder.integer("numberOfLines").ifPresent { numberOfLines = max($0, 0) }
    decoder.number("preferredMaxLayoutWidth").ifPresent { preferredMaxLayoutWidth = $0 }
    decoder.flag("adjustsFontSizeToFit").ifPresent { adjustsFontSizeToFitWidth = $0 }
    decoder.flag("adjustsFontForContentSizeCategory")
      .ifPresent { adjustsFontForContentSizeCategory = $0 }
    decoder.number("minimumScaleFactor").ifPresent { minimumScaleFactor = $0 }
    decoder.flag("enabled").ifPresent { isEnabled = $0 }
    decoder.flag("highlighted").ifPresent { isHighlighted = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UILabel>.list([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
      "attributedText": \.attributedText, "font": \.font,
      "highlightedTextColor": \.highlightedTextColor, "isEnabled": \.isEnabled,
      "isHighlighted": \.isHighlighted, "lineBreakMode": \.lineBreakMode,
      "minimumScaleFactor": \.minimumScaleFactor, "numberOfLines": \.numberOfLines,
      "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth, "shadowColor": \.shadowColor,
      "shadowOffset": \.shadowOffset, "text": \.text, "textAlignment": \.textAlignment,
      "textColor": \.textColor,
    ])
  }
}

/// Where the text of a label stands, and how it looks.
extension UILabel {
  /// Draws the text as a part of something else: of a button.
  ///
  /// A label without a width or a height has no room for its text.
  func drawContent(in recorder: inout DisplayList.Recorder, role: DisplayList.Role) {
    guard !bounds.isEmpty else { return }
    // The list changes hands, so that it is never copied.
    var own = DisplayList.Recorder(size: .zero)
    swap(&own, &recorder)
    pen = (consume own, role)
    drawText(in: bounds)
    if let pen { recorder = pen.recorder }
    pen = nil
  }

  func draw(in rect: CGRect) {
    guard pen != nil else { return }
    let layout = layout(width: rect.width, limit: numberOfLines)
    var top = rect.midY - layout.height / 2 + drop(of: layout)
    for line in layout.lines {
      let lineRect = CGRect(x: rect.minX, y: top, width: rect.width, height: line.height)
      write(line, in: lineRect)
      top += line.height + line.spacing
    }
  }

  /// Returns the rectangle the text takes in a rectangle, from whole pixel to whole pixel.
  func textFrame(in bounds: CGRect, limit: Int) -> CGRect {
    let layout = layout(width: bounds.width, limit: limit, shrinks: false)
    let pixel = UIScreen.main.scale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * pixel).rounded(.up) / pixel }
    let width = roundedUp(layout.width)
    let height = roundedUp(layout.height)
    return CGRect(
      x: bounds.minX + max(textAlignment.indent(of: width, in: bounds), 0),
      y: bounds.minY - max((height - bounds.height) / 2, 0),
      width: width, height: min(height, max(bounds.height, 0)))
  }

  /// Text in lines, and by how much it was made smaller.
  fileprivate final class Layout {
    let lines: [StyledText.Line]
    let scale: CGFloat
    private(set) lazy var width = lines.width
    private(set) lazy var height = lines.height

    init(_ lines: [StyledText.Line] = [], scale: CGFloat = 1) {
      (self.lines, self.scale) = (lines, scale)
    }
  }

  /// What the lines of a text depend on.
  fileprivate struct LayoutKey: Equatable {
    let content: NSAttributedString
    let font: UIFont
    let color: UIColor
    let numbers: [CGFloat]

    static func == (left: Self, right: Self) -> Bool {
      left.content === right.content && left.font === right.font && left.color === right.color
        && left.numbers == right.numbers
    }
  }

  /// From how many characters on the lines of a text are kept.
  private static let longText = 1_000

  /// Returns the lines of a text; those of a long one are kept for the widths it was asked for last.
  private func layout(width: CGFloat, limit: Int, shrinks: Bool = true) -> Layout {
    guard let attributedContent, let font, let textColor else { return Layout() }
    guard attributedContent.length > Self.longText else {
      keptLayouts = []
      return layout(attributedContent, font, textColor, width, limit, shrinks)
    }
    let numbers = [
      width, CGFloat(limit), CGFloat(lineBreakMode.rawValue), CGFloat(numberOfLines),
      shrinks && adjustsFontSizeToFitWidth ? 1 + minimumScaleFactor : 0,
    ]
    let key = LayoutKey(
      content: attributedContent, font: font, color: textColor, numbers: numbers)
    if let kept = keptLayouts.first(where: { $0.key == key }) { return kept.layout }
    let layout = layout(attributedContent, font, textColor, width, limit, shrinks)
    keptLayouts = [(key, layout)] + keptLayouts.prefix(3)
    return layout
  }

  private func layout(
    _ attributedContent: NSAttributedString, _ font: UIFont, _ textColor: UIColor,
    _ width: CGFloat, _ limit: Int, _ shrinks: Bool
  ) -> Layout {
    var text = StyledText(attributedContent, font: font, color: textColor)
    var scale: CGFloat = 1
    if shrinks, adjustsFontSizeToFitWidth, numberOfLines == 1 {
      scale = min(max(text.scale(fittingWidth: width), minimumScaleFactor, 0.01), 1)
      if scale < 1 { text = text.scaled(by: scale) }
    }
    return Layout(
      text.lines(width: width, limit: max(limit, 0), mode: lineBreakMode), scale: scale)
  }

  /// Returns how far below the middle text stands that was made smaller: on its former baseline.
  private func drop(of layout: Layout) -> CGFloat {
    guard let font else { return 0 }
    return (1 - layout.scale) * (font.ascender - font.lineHeight / 2)
  }

  private func write(_ line: StyledText.Line, in rect: CGRect) {
    if let shadowColor {
      let offset = rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      pen?.recorder.write(line, in: offset, textAlignment, .shadow) { _ in shadowColor.components }
    }
    let highlight = isHighlighted ? highlightedTextColor?.components : nil
    guard let role = pen?.role else { return }
    pen?.recorder.write(line, in: rect, textAlignment, role) { [isEnabled] own in
      var color = highlight ?? own
      if !isEnabled { color.alpha *= 0.4 }
      return color
    }
  }
}
