/// A notification at the top of the screen.
///
///     ┌────────────────────────────┐
///     │ HypnoNerd                ♪ │
///     │ title                      │
///     │ body                       │
///     └────────────────────────────┘
///
/// A tap opens it, a finger that moves up puts it away.
///
/// - Shape: Lines without text are left out.
/// - Units: Points.
package final class NotificationBanner: UIControl {
  /// Takes the banner off the screen.
  var leave: () -> Void = {}

  private let labels: [UILabel]
  private let opens: () -> Void
  private var start = CGPoint.zero

  /// The room around the text, in points.
  private static let margin: CGFloat = 12

  /// How far a finger goes to put the banner away, in points.
  private static let reach: CGFloat = 10

  init(
    title: String, subtitle: String, body: String, of application: String, isHeard: Bool,
    opens: @escaping () -> Void
  ) {
    let head = isHeard ? application + "  \u{266A}" : application
    labels = [(head, false), (title, true), (subtitle, true), (body, false)]
      .filter { !$0.0.isEmpty }
      .map { text, isBold in
        let label = UILabel()
        label.text = text
        label.font = isBold ? .boldSystemFont(ofSize: 16) : .systemFont(ofSize: 16)
        label.numberOfLines = 2
        return label
      }
    self.opens = opens
    super.init(frame: .zero)
    labels.first?.font = .systemFont(ofSize: 12)
    labels.first?.textColor = .systemGray
    labels.forEach { addSubview($0) }
  }

  package required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat {
    heights(width: width).reduce(2 * Self.margin, +)
  }

  private func heights(width: CGFloat) -> [CGFloat] {
    let room = CGSize(width: width - 2 * Self.margin, height: 100)
    return labels.map { $0.sizeThatFits(room).height }
  }

  /// Lays out the lines below each other.
  package override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    for (label, height) in zip(labels, heights(width: bounds.width)) {
      label.frame = CGRect(
        x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: height)
      y += height
    }
  }

  /// Remembers where the finger began.
  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: nil)
    return super.beginTracking(touch, with: event)
  }

  /// Opens the notification, or puts it away if the finger went up.
  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let isSwipe = start.y - touch.location(in: nil).y > Self.reach
    guard isSwipe || isTouchInside else { return }
    leave()
    if !isSwipe { opens() }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    recorder.fill(bounds, UIColor(white: 0.97, alpha: 1), cornerRadius: 16)
    recorder.stroke(bounds, .systemGray4, width: 1, cornerRadius: 16)
  }

  package override var automationType: AutomationType { .banner }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.traits?.insert(.button)
    return attributes
  }
}
