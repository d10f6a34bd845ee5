/// A view that shows words, in one line or several.
///
/// - Shape: Lines run from top to bottom, in the middle of the label's height.
/// - Units: Points.
/// - Errors: Words that do not fit are broken or shortened as ``lineBreakMode`` says.
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
    didSet { if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) } }
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
  open var numberOfLines = 1

  private var words: NSAttributedString?

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
    isUserInteractionEnabled = false
  }

  /// The size of the words when nothing limits their width.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 0, height: 0))
  }

  /// Returns the size the words take in a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let lines = lines(width: limit)
    let pixel = UIScreen.main.scale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * pixel).rounded(.up) / pixel }
    return CGSize(
      width: roundedUp(lines.map(\.width).max() ?? 0),
      height: roundedUp(lines.reduce(0) { $0 + $1.height }))
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawContent(in: &recorder, role: .text)
  }

  func drawContent(in recorder: inout DisplayList.Recorder, role: DisplayList.Role) {
    let lines = lines(width: bounds.width)
    var top = bounds.midY - lines.reduce(0) { $0 + $1.height } / 2
    for line in lines {
      let rect = CGRect(x: bounds.minX, y: top, width: bounds.width, height: line.height)
      recorder.write(line.runs, in: rect, textAlignment.onDisplay, role)
      top += line.height
    }
  }

  private func lines(width: CGFloat) -> [StyledText.Line] {
    guard let words, let font, let textColor else { return [] }
    return StyledText(words, font: font, color: textColor)
      .lines(width: width, limit: max(numberOfLines, 0), mode: lineBreakMode)
  }
}

extension NSTextAlignment {
  var onDisplay: DisplayList.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified, .natural: .left
    }
  }
}
