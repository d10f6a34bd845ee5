/// How the background of a bar looks.
///
/// - Shape: A ground, a colour on it, and a line along its edge.
/// - Differs: There are no pictures behind bars. The ground that a device blurs is a colour here that
///   lets a trace through.
/// - Source: Apple, UIKit, "UIBarAppearance".
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  private enum Ground { case blurred, none }

  private var ground = Ground.blurred { didSet { didChange() } }

  /// The colour of the background, or nil for none.
  open var backgroundColor: UIColor? { didSet { didChange() } }

  /// The colour of the line along the edge, or nil for none.
  open var shadowColor: UIColor? = .systemGray4 { didSet { didChange() } }

  /// Tells the bar that has this look that the look has changed.
  var didChange: () -> Void = {}

  /// Creates the look that bars have at first.
  public override init() {
    super.init()
  }

  /// Creates a look whose background is that of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copy(from: barAppearance)
  }

  /// Returns a look of its own that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
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
/// - Shape: A bar keeps a copy of what it is given. What is changed on the copy is seen at once.
/// - Differs: Of the attributes of titles, the font and the colour are shown.
/// - Source: Apple, UIKit, "UINavigationBarAppearance".
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of a title in the middle of the bar.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

  /// The look of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// How a tab bar looks: its background.
///
/// - Shape: A bar keeps a copy of what it is given. What is changed on the copy is seen at once.
/// - Differs: The items have the colours of their bar.
/// - Source: Apple, UIKit, "UITabBarAppearance".
open class UITabBarAppearance: UIBarAppearance {}

extension UIBarAppearance {
  /// Returns a copy that tells when it is changed, for a bar to keep.
  func kept(_ didChange: @escaping () -> Void) -> Self {
    let copy = Self(barAppearance: self)
    copy.didChange = didChange
    return copy
  }
}
