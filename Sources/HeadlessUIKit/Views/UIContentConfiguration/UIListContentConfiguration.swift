/// What a row shows: a picture, a text, and a second text below the first or beside it.
///
/// - Shape: A value. ``cell()`` and ``subtitleCell()`` have the second text below the first,
///   ``valueCell()`` at the right, if there is room for both.
/// - Units: Points. The fonts are those of text styles, and follow the size a person chooses.
/// - Differs: Colours do not depend on the state, and a truncated text does not expand.
/// - Unconfirmed: The sizes of the fonts, and the room around the texts.
/// - Asked: D27, D28, D134.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The picture before the text.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with looks of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts stand beside each other if there is room for both.
  var isSideBySide = false
  /// The room between the picture and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts that stand below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  @MainActor init(
    _ style: UIFont.TextStyle, _ color: UIColor, second: UIFont.TextStyle, _ secondColor: UIColor
  ) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    secondaryTextProperties.color = secondColor
  }

  /// Returns the look of a row of the default style.
  @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, second: .caption1, .secondaryLabel)
  }

  /// Returns the look of a row with a second text below the first.
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label, second: .caption1, .label)
  }

  /// Returns the look of a row with a second text at the right.
  @MainActor public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.body, .label, second: .body, .secondaryLabel)
    value.isSideBySide = true
    return value
  }
}

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// The colour.
    public var color: UIColor = .label
    /// How a line that is too long is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 is no limit.
    public var numberOfLines = 0

    @MainActor fileprivate func show(_ text: String?, on label: UILabel) {
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.text = text
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// What is said about the look of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol, or nil for the tint colour of the row.
    public var tintColor: UIColor?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// The size of the picture at most; 0 is no limit.
    public var maximumSize = CGSize.zero
  }
}

/// The view of a row that shows a configuration.
final class ListContentView: UIView {
  /// What the view shows.
  var content: UIListContentConfiguration {
    didSet { showContent() }
  }

  /// The room around everything, and the room between texts that stand beside each other.
  private static let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private static let between: CGFloat = 8

  private let picture = UIImageView()
  private let label = UILabel()
  private let secondLabel = UILabel()

  init(_ content: UIListContentConfiguration) {
    self.content = content
    super.init(frame: .zero)
    for view in [picture, label, secondLabel] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    showContent()
  }

  package required init?(coder: NSCoder) { nil }

  override func adoptContentSize() { setNeedsLayout() }

  /// The size of the picture and the texts, each text in as few lines as it has.
  override var intrinsicContentSize: CGSize {
    let wide = layout(in: .greatestFiniteMagnitude)
    return CGSize(width: naturalWidth, height: wide.height)
  }

  override var wrapsContent: Bool { true }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat { layout(in: width).height }

  /// Returns the width there is, and the height that the picture and the texts need.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: layout(in: width).height)
  }

  /// Lays out the picture and the texts.
  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.width)
    let down = max((bounds.height - layout.height) / 2, 0)
    picture.frame = layout.image.offsetBy(dx: 0, dy: down)
    label.frame = layout.text.offsetBy(dx: 0, dy: down)
    secondLabel.frame = layout.second.offsetBy(dx: 0, dy: down)
  }

  private func showContent() {
    let look = content.imageProperties
    picture.image = content.image
    picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    picture.tintColor = look.tintColor
    if look.cornerRadius > 0 || picture.ownLayer != nil {
      picture.layer.cornerRadius = look.cornerRadius
      picture.clipsToBounds = look.cornerRadius > 0
    }
    content.textProperties.show(content.text, on: label)
    if let text = content.attributedText { label.attributedText = text }
    content.secondaryTextProperties.show(content.secondaryText, on: secondLabel)
    picture.isHidden = content.image == nil
    label.isHidden = label.text?.isEmpty != false
    secondLabel.isHidden = secondLabel.text?.isEmpty != false
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  private var imageSize: CGSize {
    var size =
      content.image.map { $0.preferring(picture.preferredSymbolConfiguration).size } ?? .zero
    let most = content.imageProperties.maximumSize
    let factor = min(
      most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1, 1)
    (size.width, size.height) = (size.width * factor, size.height * factor)
    return size
  }

  /// The width at which no text is broken.
  private var naturalWidth: CGFloat {
    let first = label.isHidden ? 0 : label.sizeThatFits(.zero).width
    let second = secondLabel.isHidden ? 0 : secondLabel.sizeThatFits(.zero).width
    let between = first > 0 && second > 0 ? Self.between : 0
    let texts = content.isSideBySide ? first + between + second : max(first, second)
    let image = imageSize.width > 0 ? imageSize.width + content.imageToTextPadding : 0
    return Self.margins.left + image + texts + Self.margins.right
  }

  private func layout(
    in width: CGFloat
  ) -> (image: CGRect, text: CGRect, second: CGRect, height: CGFloat) {
    let (margins, imageSize) = (Self.margins, imageSize)
    var start = margins.left
    if imageSize.width > 0 { start += imageSize.width + content.imageToTextPadding }
    let room = CGSize(width: max(width - margins.right - start, 0), height: 0)
    let size = label.isHidden ? .zero : label.sizeThatFits(room)
    let second = secondLabel.isHidden ? .zero : secondLabel.sizeThatFits(room)
    let isBeside =
      content.isSideBySide && !label.isHidden && !secondLabel.isHidden
      && label.sizeThatFits(.zero).width + Self.between + secondLabel.sizeThatFits(.zero).width
        <= room.width
    let gap =
      label.isHidden || secondLabel.isHidden ? 0 : content.textToSecondaryTextVerticalPadding
    let texts = isBeside ? max(size.height, second.height) : size.height + gap + second.height
    let inner = max(texts, imageSize.height)
    let middle = margins.top + inner / 2
    let image = CGRect(
      x: margins.left, y: middle - imageSize.height / 2, width: imageSize.width,
      height: imageSize.height)
    let top = middle - texts / 2
    var text = CGRect(x: start, y: top, width: room.width, height: size.height)
    var below = CGRect(
      x: start, y: top + size.height + gap, width: room.width, height: second.height)
    if isBeside {
      (text.size.width, text.size.height) = (room.width - Self.between - second.width, texts)
      below = CGRect(
        x: start + room.width - second.width, y: top, width: second.width, height: texts)
    }
    return (image, text, below, inner + margins.top + margins.bottom)
  }
}
