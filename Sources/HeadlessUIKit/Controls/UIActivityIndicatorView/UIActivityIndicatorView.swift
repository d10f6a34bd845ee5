/// A wheel of dots that turns as long as a task is going on.
///
/// - Shape: An indicator that does not turn is hidden, unless ``hidesWhenStopped`` is false.
/// - Units: Points; the indicator is as large as its style says, 20 or 37 wide and high.
/// - Differs: The wheel has dots where a device draws strokes.
/// - Unconfirmed: It turns once a second, in eight steps; the sizes, measured on devices of iOS 7
///   to 18.
/// - Asked: D20, D73, D74.
open class UIActivityIndicatorView: UIView {
  /// How large an indicator is.
  public enum Style: Int, Sendable {
    /// Large and white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// Of medium size and white.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// Of medium size and grey.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    /// Of medium size.
    case medium = 100
    /// Large.
    case large = 101

    fileprivate var isLarge: Bool { rawValue == 0 || self == .large }
    fileprivate var color: UIColor { rawValue < 2 ? .white : .systemGray }
  }

  private static let dots = 8

  /// How large the indicator is.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  private var ownColor: UIColor?

  /// When the indicator began to turn, or nil if it does not turn.
  private var start: TimeInterval?

  /// Creates an indicator of medium size in a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator as large as its style says.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    isHidden = true
  }

  /// Creates the indicator a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// The colour of the dots; nil stands for that of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }

  /// Whether the indicator turns.
  open var isAnimating: Bool { start != nil }

  /// Begins to turn, and to be seen.
  open func startAnimating() {
    if start == nil { start = Device.current.clock.now }
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops turning, and hides if ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    start = nil
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// How many eighths the wheel has turned.
  private var step: Int {
    guard let start else { return 0 }
    let elapsed = Device.current.clock.now - start
    return Int((elapsed * Double(Self.dots)).rounded(.down)) % Self.dots
  }

  package override var showsMotion: Bool { isAnimating }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let side = intrinsicContentSize.width
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let area = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    let (color, step) = (color ?? .systemGray, step)
    recorder.draw(figure(color, step), in: area) { recorder in
      for dot in 0..<Self.dots {
        let angle = CGFloat(dot) / CGFloat(Self.dots) * 2 * .pi
        let center = CGPoint(
          x: middle.x + side * 0.38 * sin(angle), y: middle.y - side * 0.38 * cos(angle))
        // The dot at the front is the darkest, and those behind it fade.
        let age = (step - dot + Self.dots) % Self.dots
        let alpha = max(1 - CGFloat(age) * 0.15, 0.2)
        recorder.fillCircle(
          around: center, radius: side * 0.09, color.withAlphaComponent(alpha))
      }
    }
  }

  private func figure(_ color: UIColor, _ step: Int) -> DisplayList.Figure {
    let signs: [DisplayList.Sign] = [
      .init("◐", ascii: "|"), .init("◓", ascii: "/"), .init("◑", ascii: "-"),
      .init("◒", ascii: "\\"),
    ]
    let margin = DisplayList.Piece.line(.blank, color.components, share: 1)
    return DisplayList.Figure(
      isAnimating ? "activity indicator, step \(step)" : "activity indicator, stopped",
      .track([margin, .sign(signs[step % signs.count], color.components), margin]))
  }

  // What the editor of documents gives it: a row of a label and this leaves the room to the label.
  override var naturalHugging: UILayoutPriority { .defaultHigh }

  package override var automationType: AutomationType { .activityIndicator }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted",
      value: isAnimating ? "1" : "0", traits: .updatesFrequently)
  }

  /// Reads the style and the colour, and whether the indicator turns.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.choice("style", Self.styles).ifPresent { style = $0 }
    decoder.color("color").ifPresent { color = $0 }
    let isHidden = isHidden
    hidesWhenStopped = decoder.flag("hidesWhenStopped") ?? false
    if !hidesWhenStopped { self.isHidden = isHidden }
    if decoder.flag("animating") == true { startAnimating() }
  }

  private static let styles: KeyValuePairs<String, Style> = [
    "whiteLarge": Style(rawValue: 0) ?? .large, "white": Style(rawValue: 1) ?? .medium,
    "gray": Style(rawValue: 2) ?? .medium, "medium": .medium, "large": .large,
  ]

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIActivityIndicatorView>.list([
      "hidesWhenStopped": \.hidesWhenStopped, "isAnimating": \.isAnimating,
    ]).accessors([
      "color": Accessor(
        get: { (view: UIActivityIndicatorView) in view.color as UIColor? },
        set: { (view: UIActivityIndicatorView, color: UIColor?) in view.color = color })
    ])
  }
}
