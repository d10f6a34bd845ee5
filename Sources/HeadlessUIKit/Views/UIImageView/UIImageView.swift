/// A view that shows a picture.
///
/// A symbol, and a picture that is a template, is shown in the ``UIView/tintColor``.
///
/// - Shape: The picture is fitted into the bounds as ``UIView/contentMode`` says. While a series of
///   pictures runs, they are shown in its place.
/// - Units: Points; seconds for the series.
/// - Errors: Without an image nothing is drawn.
open class UIImageView: UIView {
  /// The picture; a new picture does not change the frame.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is said about the look of a symbol that does not say it itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture that is shown while the view is highlighted, or nil for ``image``.
  open var highlightedImage: UIImage?

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false

  // MARK: - A series of pictures

  /// The pictures that are shown one after the other once the view is animated.
  ///
  /// Other pictures end a series that runs.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// How long all pictures of the series take once; 0 is a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0

  /// How often the series runs; 0 is without an end.
  open var animationRepeatCount = 0

  /// When the series began, or nil if it was not started.
  private var start: TimeInterval?

  /// Shows the series from its first picture; without one, nothing happens.
  open func startAnimating() {
    start = series.isEmpty ? nil : Device.current.clock.now
  }

  /// Shows the one picture again.
  open func stopAnimating() {
    start = nil
  }

  /// Whether the series runs.
  open var isAnimating: Bool { animatedImage != nil }

  private var series: [UIImage] { animationImages ?? [] }

  /// The picture of the series that is shown at the moment.
  private var animatedImage: UIImage? {
    guard let start, !series.isEmpty else { return nil }
    let duration = animationDuration > 0 ? animationDuration : Double(series.count) / 30
    // A hair more, so that rounding does not keep a picture beyond its time.
    let cycles = (Device.current.clock.now - start + 1e-6) / duration
    guard animationRepeatCount <= 0 || cycles < Double(animationRepeatCount) else { return nil }
    // A duration next to nothing makes more cycles than can be counted.
    let share = cycles.isFinite ? cycles - cycles.rounded(.down) : 0
    return series[min(Int(share * Double(series.count)), series.count - 1)]
  }

  package override var showsMotion: Bool { isAnimating }

  // MARK: - Drawing

  /// How an image is shown that says nothing of its own about it.
  var defaultRenderingMode = UIImage.RenderingMode.automatic

  private var picture: UIImage? {
    let shown = animatedImage ?? (isHighlighted ? highlightedImage : nil) ?? image
    return shown.map(adjusted)
  }

  /// Returns an image as the view shows it.
  private func adjusted(_ image: UIImage) -> UIImage {
    let image = image.preferring(preferredSymbolConfiguration)
    guard image.renderingMode == .automatic, defaultRenderingMode != .automatic else {
      return image
    }
    return image.withRenderingMode(defaultRenderingMode)
  }

  /// Creates an image view as large as its image, in the top left corner.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an empty image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the image view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    image.map { adjusted($0).size } ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, or the size the view has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { adjusted($0).size } ?? bounds.size
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let picture else { return }
    recorder.draw(
      picture, alternative: picture.name, in: contentMode.rect(for: picture.size, in: bounds),
      tint: tintColor)
  }

  package override var automationType: AutomationType { .image }

  override var defaultAccessibility: AccessibilityAttributes {
    // A symbol beside a text says nothing that the text does not say.
    if let name = image?.symbol?.name { return .init(traits: .image, identifier: name) }
    return AccessibilityAttributes(label: image?.name, traits: .image)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.image("image").ifPresent { image = $0 }
    highlightedImage = decoder.image("highlightedImage")
    decoder.flag("highlighted").ifPresent { isHighlighted = $0 }
    preferredSymbolConfiguration = decoder.symbolConfiguration()
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIImageView>.list([
      "animationDuration": \.animationDuration, "animationImages": \.animationImages,
      "animationRepeatCount": \.animationRepeatCount, "highlightedImage": \.highlightedImage,
      "image": \.image, "isHighlighted": \.isHighlighted,
      "preferredSymbolConfiguration": \.preferredSymbolConfiguration,
    ])
  }
}
