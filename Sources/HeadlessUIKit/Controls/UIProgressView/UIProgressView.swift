/// A bar that shows how much of a task is done.
///
///     ━━━━━━━━━━━━────────
///     0        progress  1
///
/// - Shape: ``progress`` runs from 0 to 1, left to right.
/// - Units: Shares of the whole. The bar is 4 points high by nature.
/// - Errors: A progress outside is brought to the nearest end, one that is no number to 0.
/// - Differs: There are no pictures for the bar and its track, and no `observedProgress`.
/// - Unconfirmed: The natural height, measured on devices since iOS 14, and the quarter of a second
///   that an animation takes.
/// - Asked: D18, D71, D72.
open class UIProgressView: UIView {
  /// Where a progress view is shown.
  public enum Style: Int, Sendable {
    /// On a view.
    case `default`
    /// On a bar, without a track.
    case bar
  }

  private static let height: CGFloat = 4
  private static let animationDuration: TimeInterval = 0.25

  /// Where the view is shown.
  open var progressViewStyle = Style.default

  /// The colour of what is done, or nil for the tint colour.
  open var progressTintColor: UIColor?

  /// The colour of what is left, or nil for the system's grey.
  open var trackTintColor: UIColor?

  private var currentProgress: Float = 0

  /// Where an animation began, and when.
  private var animation: (from: Float, start: TimeInterval)?

  /// Creates a view that shows that nothing is done; its height is its own.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
  }

  /// Creates a view of a style that shows that nothing is done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  /// Creates the progress view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { currentProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; an animated bar grows to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    animation = animated ? (shownProgress, Device.current.clock.now) : nil
    currentProgress = progress > 0 ? min(progress, 1) : 0
  }

  /// The height of every progress view; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width there is, and the height of every progress view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// What is seen at the moment: less or more than ``progress`` while the bar grows or shrinks.
  private var shownProgress: Float {
    guard let animation else { return currentProgress }
    let share = (Device.current.clock.now - animation.start) / Self.animationDuration
    guard share < 1 else { return currentProgress }
    return animation.from + (currentProgress - animation.from) * Float(share)
  }

  package override var showsMotion: Bool { shownProgress != currentProgress }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let bar = CGRect(
      x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
    let color: UIColor = progressTintColor ?? tintColor
    let trackColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemGray4)
    recorder.draw(figure(color), in: bar) { recorder in
      recorder.fill(bar, trackColor, cornerRadius: Self.height / 2)
      var done = bar
      done.size.width *= CGFloat(shownProgress)
      recorder.fill(done, color, cornerRadius: Self.height / 2)
    }
  }

  private func figure(_ color: UIColor) -> DisplayList.Figure {
    let done = Double(shownProgress)
    let track = (trackTintColor ?? .systemGray).components
    return DisplayList.Figure(
      "progress", value: done,
      .track([
        .line(.thick, color.components, share: done), .line(.thin, track, share: 1 - done),
      ]))
  }

  package override var automationType: AutomationType { .progressIndicator }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }

  /// Reads the progress, the style and the colours.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.choice("progressViewStyle", ["default": Style.default, "bar": .bar])
      .ifPresent { progressViewStyle = $0 }
    decoder.number("progress").ifPresent { progress = Float($0) }
    decoder.color("progressTintColor").ifPresent { progressTintColor = $0 }
    decoder.color("trackTintColor").ifPresent { trackTintColor = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIProgressView>.list([
      "progress": \.progress, "progressTintColor": \.progressTintColor,
      "trackTintColor": \.trackTintColor,
    ])
  }
}
