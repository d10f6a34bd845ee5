/// How the background of a bar looks.
///
/// - Shape: A ground, a colour on it, and a line along its edge.
/// - Differs: There are no pictures behind bars. The ground that a device blurs is a colour here that
///   lets a trace through.
/// - Source: Apple, UIKit, "UIBarAppearance".
open class UIBarAppearance: NSObject {
  private enum Ground { case blurred, none }

  private var ground = Ground.blurred

  /// The colour of the background, or nil for none.
  open var backgroundColor: UIColor?

  /// The colour of the line along the edge, or nil for none.
  open var shadowColor: UIColor? = .systemGray4

  /// Creates the look that bars have at first.
  public override init() {
    super.init()
  }

  /// Creates a look whose background is that of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copy(from: barAppearance)
  }

  /// Takes the background that lets a trace of what lies behind the bar through.
  open func configureWithDefaultBackground() {
    (ground, backgroundColor, shadowColor) = (.blurred, nil, .systemGray4)
  }

  /// Takes a background that hides what lies behind the bar.
  open func configureWithOpaqueBackground() {
    (ground, backgroundColor, shadowColor) = (.none, .systemBackground, .systemGray4)
  }

  /// Takes no background, and no line.
  open func configureWithTransparentBackground() {
    (ground, backgroundColor, shadowColor) = (.none, nil, nil)
  }

  func copy(from other: UIBarAppearance) {
    (ground, backgroundColor) = (other.ground, other.backgroundColor)
    shadowColor = other.shadowColor
  }

  /// Draws the background, and the line along an edge of the bar.
  func draw(_ rect: CGRect, line: CGRect, in recorder: inout DisplayList.Recorder) {
    if ground == .blurred {
      recorder.fill(rect, UIColor(white: 0.97, alpha: 0.94))
    }
    if let backgroundColor { recorder.fill(rect, backgroundColor) }
    if let shadowColor { recorder.fill(line, shadowColor) }
  }
}

/// How a navigation bar looks: its background and its titles.
///
/// - Shape: A bar keeps a copy; what is changed later does not count until it is set again.
/// - Differs: Of the attributes of titles, the font and the colour are shown.
/// - Source: Apple, UIKit, "UINavigationBarAppearance".
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of a title in the middle of the bar.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// How a tab bar looks: its background.
///
/// - Shape: A bar keeps a copy; what is changed later does not count until it is set again.
/// - Differs: The items have the colours of their bar.
/// - Source: Apple, UIKit, "UITabBarAppearance".
open class UITabBarAppearance: UIBarAppearance {}
