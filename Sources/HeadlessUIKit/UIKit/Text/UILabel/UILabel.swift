/// A view that shows words, in one line or several.
///
/// - Shape: Lines run from top to bottom, in the middle of the label's height.
/// - Units: Points; ``minimumScaleFactor`` is a share from 0 to 1.
/// - Errors: Words that do not fit are broken or shortened as ``lineBreakMode`` says.
/// - Unconfirmed: A ``minimumScaleFactor`` of 0 lets words become as small as they must, as
///   devices do; Apple's page says they keep their size then.
/// - Source: Apple, UIKit, "UILabel" and its header for the defaults.
open class UILabel: UIView {
  /// The words.
  open var text: String? {
    get { words?.string }
    set { words = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The words, with a look of their own for some of them.
  open var attributedText: NSAttributedString? {
    get { words }
    set { words = newValue.map { NSAttributedString(attributedString: $0) } }
  }

  /// The font of words that have none of their own.
  ///
  /// Nil brings the system's 17 points back.
  open var font: UIFont! {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }

  /// The colour of words that have none of their own.
  ///
  /// Nil brings the system's back.
  open var textColor: UIColor! {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to words that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The most lines to show; 0 is no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }

  /// The colour of the shadow, or nil for none.
  open var shadowColor: UIColor?

  /// How far the shadow lies from the words: to the right and downwards.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The colour of the words while the label is highlighted, or nil to keep theirs.
  open var highlightedTextColor: UIColor?

  /// Whether the words are shown in ``highlightedTextColor``.
  open var isHighlighted = false

  /// Whether the words are shown in full strength.
  ///
  /// Nothing else changes: a label takes no touches anyway.
  open var isEnabled = true

  /// Whether words too wide for their one line are made smaller.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest share of their size that words are made; 0 is no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// Where words that were made smaller stand.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The width at which several lines are broken to tell the natural size; 0 is no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// What draws the words at the moment, and what they are to a person.
  var pen: (recorder: DisplayList.Recorder, role: DisplayList.Role)?

  private(set) var words: NSAttributedString? { didSet { contentDidChange() } }

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

  /// The size of the words when nothing but ``preferredMaxLayoutWidth`` limits their width.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: max(preferredMaxLayoutWidth, 0), height: 0))
  }

  /// Returns the size the words take in a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the place the words take in a rectangle; 0 lines is no limit.
  ///
  /// Override it to leave room around the words. The label's own size follows.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    place(in: bounds, limit: numberOfLines)
  }

  /// Draws the words in a rectangle.
  ///
  /// Override it to draw them in another one. Call it only while the label is drawn.
  open func drawText(in rect: CGRect) {
    draw(in: rect)
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawContent(in: &recorder, role: .text)
  }
}
