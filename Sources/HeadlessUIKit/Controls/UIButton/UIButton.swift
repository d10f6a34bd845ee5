/// A control with a title or a picture that a person taps.
///
///     background image ─────────────┐
///     │    [image] title            │
///     └─────────────────────────────┘
///
/// - Shape: A state without a title, colour or image of its own shows that of `.normal`. The image
///   stands before the title, and both together where the content alignment says.
/// - Units: Points.
/// - Errors: A title too wide for the button is shortened in the middle.
/// - Differs: There are no menus and roles, and no shadows of titles. The image view does not clip;
///   on a device it does.
/// - Unconfirmed: A handler for both `.touchUpInside` and `.primaryActionTriggered` is called once
///   a tap. ``titleLabel`` exists for system buttons too, though Apple's page says nil. An attributed
///   title wins over a plain one.
/// - Asked: D21, D75, D76, D77, D78.
open class UIButton: UIControl {
  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom

  private let label = ButtonLabel()
  private let picture = UIImageView()
  private let background = UIImageView()
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Creates a button of a type that runs an action when it is tapped.
  ///
  /// It shows the title and the image of the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    adopt(primaryAction)
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// Creates a custom button with a frame that runs an action when it is tapped.
  ///
  /// It shows the title and the image of the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button with a configuration that runs an action when it is tapped.
  ///
  /// What the configuration does not show, the title and the image of the action, it takes over.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    adopt(primaryAction)
    self.configuration = configuration
    // An initializer does not call observers.
    showConfiguration(insteadOf: nil)
    sizeToFit()
  }

  /// Creates the button a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The label that shows the title.
  ///
  /// Set its font here. Its text is that of ``setTitle(_:for:)``, whatever is written into it.
  open var titleLabel: UILabel? {
    showTitle()
    return label
  }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    showImages()
    return picture
  }

  // MARK: - Configuration

  /// What the button shows and how it looks, as a value; nil for what is set for its states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { showConfiguration(insteadOf: oldValue) } }
  }

  override var isEquallyWideInRow: Bool { configuration != nil }

  private func showConfiguration(insteadOf former: Configuration?) {
    showLook(insteadOf: former)
    showSubtitle()
    sizeDidChange()
  }

  /// Gives the labels the look of the configuration, or the title the one it had without any.
  private func showLook(insteadOf former: Configuration?) {
    guard let configuration else {
      if let ownLook { label.look = ownLook }
      ownLook = nil
      return
    }
    if former == nil { ownLook = label.look }
    if former?.fontSize != configuration.fontSize {
      label.font = .systemFont(ofSize: configuration.fontSize)
    }
    if former?.titleLineBreakMode != configuration.titleLineBreakMode {
      label.breakLines(configuration.titleLineBreakMode)
    }
    label.textAlignment = configuration.textAlignment
    subtitleLabel.textAlignment = configuration.textAlignment
    subtitleLabel.breakLines(configuration.subtitleLineBreakMode)
  }

  /// How the title looked before there was a configuration.
  private var ownLook: ButtonLabel.Look?

  /// Is called when the state of the button has changed; it may set the ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What brings the configuration of a button up to date.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The state that the configuration was brought up to date for.
  private var configuredState: State?

  let subtitleLabel = UILabel()

  /// Has the configuration brought up to date before the button is laid out the next time.
  open func setNeedsUpdateConfiguration() {
    configuredState = nil
    setNeedsLayout()
  }

  /// Brings the configuration up to date; an override calls super.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func showSubtitle() {
    let text = configuration?.subtitle
    subtitleLabel.text = text
    subtitleLabel.font = .systemFont(ofSize: 12)
    show(subtitleLabel, if: text?.isEmpty == false, at: subviews.count)
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    super.drawContent(in: &recorder)
    guard let configuration else { return }
    let color = configuration.ground(of: self) ?? .clear
    var ground = configuration.background
    ground.backgroundColor =
      isHighlighted ? color.withAlphaComponent(0.75 * color.components.alpha) : color
    ground.cornerRadius = configuration.radius(bounds.height)
    ground.draw(in: bounds, tint: tintColor, &recorder)
  }

  // MARK: - What a state shows

  /// Gives the button a title for a state, or takes it away.
  ///
  /// One for `.normal` takes the place of the title of a configuration.
  open func setTitle(_ title: String?, for state: State) {
    let isOther = titles.own(state) != title
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    if isOther { sizeDidChange() }
  }

  /// Returns the title of a state, or that of `.normal`.
  open func title(for state: State) -> String? { titles[state] }

  /// The title shown now.
  open var currentTitle: String? {
    titles.special(state) ?? configuration?.title ?? title(for: state)
  }

  /// Gives the button a title with a look of its own for a state, or takes it away.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let former = attributedTitles.own(state)
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    if attributedTitles.own(state) != former { sizeDidChange() }
  }

  /// Returns the attributed title of a state, or that of `.normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The attributed title shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Gives the title a colour for a state, or takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if titleColors.own(state) != color { setNeedsLayout() }
    titleColors[state] = color
  }

  /// Returns the colour of a state's title, or that of `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The colour the title is shown in now.
  ///
  /// A system button without one of its own is in the tint colour, or grey when it is disabled.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foreground(self) }
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .systemGray
  }

  /// Gives the button an image for a state, or takes it away.
  ///
  /// One for `.normal` takes the place of the image of a configuration.
  open func setImage(_ image: UIImage?, for state: State) {
    let isOther = images.own(state) != image
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    if isOther { sizeDidChange() }
  }

  /// Returns the image of a state, or that of `.normal`.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image shown now.
  open var currentImage: UIImage? {
    (images.special(state) ?? configuration?.image ?? image(for: state))?
      .preferring(
        configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state])
      ?? buttonType.symbol?.image(isEnabled ? tintColor : .systemGray)
  }

  /// Says how a symbol looks in a state, where it does not say it itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    sizeDidChange()
  }

  /// Gives the button an image behind everything else for a state, or takes it away.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    sizeDidChange()
  }

  /// Returns the background image of a state, or that of `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The background image shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: - Where it stands

  /// The room around the image and the title; deprecated on devices since iOS 15.
  ///
  /// Any room of one's own takes the place of the 6 points above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentEdgeInsets = contentEdgeInsets.finite
      if contentEdgeInsets != oldValue { sizeDidChange() }
    }
  }

  /// How far the title is moved in from the edges; deprecated on devices since iOS 15.
  ///
  /// The size of the button does not follow. A centred title moves by half of it.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      titleEdgeInsets = titleEdgeInsets.finite
      if titleEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// How far the image is moved in from the edges; deprecated on devices since iOS 15.
  ///
  /// The size of the button does not follow. A centred image moves by half of it.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      imageEdgeInsets = imageEdgeInsets.finite
      if imageEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// Returns the rectangle the background image is drawn in.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle the image and the title lie in.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    contentEdgeInsets.rect(in: bounds)
  }

  /// Returns the rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: titleEdgeInsets.rect(in: contentRect)).title
  }

  /// Returns the rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: imageEdgeInsets.rect(in: contentRect)).image
  }

  /// The size of the title and the image, with room around the title.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of what the button shows.
  ///
  /// A title has room above and below, and is at least 30 points wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return configuredSize(configuration) }
    let content = naturalContentSize
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height, background.height))
  }

  override var wrapsContent: Bool { configuration != nil && label.numberOfLines != 1 }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat {
    guard let configuration else { return super.contentHeight(inWidth: width) }
    return configuredSize(configuration, inWidth: width).height
  }

  override func stateDidChange() {
    super.stateDidChange()
    if titles.dependOnState || attributedTitles.dependOnState || images.dependOnState
      || backgroundImages.dependOnState || symbolConfigurations.dependOnState
    {
      sizeDidChange()
    }
  }

  /// Has the button laid out in the size of what it shows now.
  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Lays out the image and the title.
  open override func layoutSubviews() {
    if configuredState != state {
      configuredState = state
      updateConfiguration()
    }
    super.layoutSubviews()
    showImages()
    showTitle()
    if let configuration {
      picture.tintColor = currentTitleColor
      subtitleLabel.textColor = currentTitleColor
      return layOut(configuration, image: picture, title: label)
    }
    background.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  override var baselineFont: UIFont? { titleLabel?.font }

  override var textInMessages: String? { currentTitle }

  package override var automationType: AutomationType { .button }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.label = spokenTitle
    attributes.traits?.insert(.button)
    return attributes
  }

  /// The title, or else the name of the picture.
  private var spokenTitle: String? {
    if let title = currentAttributedTitle?.string ?? currentTitle, !title.isEmpty { return title }
    return currentImage?.name
  }

  /// Taps the button.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: eventsOfTap)
    return true
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    prepare(as: decoder.choice("buttonType", Self.types) ?? .custom)
    if let font = decoder.font() { titleLabel?.font = font }
    decoder.choice("lineBreakMode", NibDecoder.lineBreaks)
      .ifPresent { titleLabel?.lineBreakMode = $0 }
    decoder.insets("contentEdgeInsets").ifPresent { contentEdgeInsets = $0 }
    decoder.insets("titleEdgeInsets").ifPresent { titleEdgeInsets = $0 }
    decoder.insets("imageEdgeInsets").ifPresent { imageEdgeInsets = $0 }
    for part in decoder.element.children where part.name == "state" {
      decoder.choice("key", in: part, Self.states).ifPresent { configure($0, from: part, decoder) }
    }
    configureConfiguration(from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIButton>.list([
      "contentEdgeInsets": \.contentEdgeInsets,
      "currentAttributedTitle": \.currentAttributedTitle,
      "currentBackgroundImage": \.currentBackgroundImage, "currentImage": \.currentImage,
      "currentTitle": \.currentTitle, "currentTitleColor": \.currentTitleColor,
      "imageView": \.imageView, "titleLabel": \.titleLabel,
    ]).accessors([
      "buttonType": Accessor { (object: UIButton) in object.buttonType.rawValue }
    ])
  }
}

/// What the button shows.
extension UIButton {
  var hasTitle: Bool { currentAttributedTitle != nil || currentTitle?.isEmpty == false }

  var imageSize: CGSize { currentImage?.size ?? .zero }

  /// Returns the size of the title; several lines are broken at a width, and 0 is no limit.
  func titleSize(within width: CGFloat) -> CGSize {
    titleLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
  }

  /// Brings the label up to date, whatever was written into it.
  func showTitle() {
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    show(label, if: hasTitle, at: subviews.count)
  }

  /// Puts the images of the state into their views.
  private func showImages() {
    picture.image = currentImage
    picture.defaultRenderingMode = buttonType == .system ? .alwaysTemplate : .automatic
    let isOwn = images.own(state) != nil
    picture.alpha = (isHighlighted || !isEnabled) && !isOwn ? 0.5 : 1
    background.image = configuration == nil ? currentBackgroundImage : nil
    show(picture, if: currentImage != nil, at: subviews.count)
    show(background, if: background.image != nil, at: 0)
  }

  /// Makes a view a subview when it is needed for the first time.
  private func show(_ view: UIView, if isNeeded: Bool, at index: Int) {
    if isNeeded, view.superview == nil { insertSubview(view, at: index) }
    view.isHidden = !isNeeded
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    removeAction(action, for: .allEvents)
    addAction(action, for: .primaryActionTriggered)
  }

  /// Takes a type, before anything else of its document.
  func prepare(as type: ButtonType) {
    buttonType = type
    prepareLabel()
  }

  /// Takes a type after the initializer with a frame, in which a subclass may have chosen a look.
  private func become(_ type: ButtonType) {
    let isUntouched = label.font == standardFont
    buttonType = type
    if isUntouched { label.font = standardFont }
  }

  private var standardFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  private func prepareLabel() {
    label.button = self
    label.font = standardFont
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    picture.contentMode = .scaleToFill
  }
}

extension UIButton {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Plain: white text until told otherwise.
    case custom
    /// The system's: text in the tint colour.
    case system
    /// An i in a circle, for more about what stands beside it.
    case detailDisclosure
    /// An i in a circle, for more about the screen.
    case infoLight
    /// An i in a circle, for more about the screen.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7

    /// The system's look by its former name.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }

    /// The picture that buttons of the type show.
    var symbol: Symbol? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .contactAdd
      case .close: .close
      }
    }
  }
}

extension UIButton {
  private func configure(_ state: State, from part: XMLElementNode, _ decoder: NibDecoder) {
    decoder.text("title", in: part).ifPresent { setTitle($0, for: state) }
    decoder.color("titleColor", in: part).ifPresent { setTitleColor($0, for: state) }
    decoder.image("image", in: part).ifPresent { setImage($0, for: state) }
    decoder.symbolConfiguration(in: part)
      .ifPresent { setPreferredSymbolConfiguration($0, forImageIn: state) }
    decoder.image("backgroundImage", in: part).ifPresent { setBackgroundImage($0, for: state) }
    decoder.attributedText("attributedTitle", in: part)
      .ifPresent { setAttributedTitle($0, for: state) }
  }

  /// Reads a configuration; its font is that of the title.
  private func configureConfiguration(from decoder: NibDecoder) {
    guard let part = decoder.element.child(named: "buttonConfiguration") else { return }
    configuration = decoder.buttonConfiguration(part)
    // The title of the state is that of a button without a configuration.
    setTitle(configuration?.title, for: .normal)
    if let font = decoder.font("titleFontDescription", in: part)
      ?? decoder.font("fontDescription", in: part)
    {
      titleLabel?.font = font
    }
  }

  private static let types: KeyValuePairs<String, ButtonType> = [
    "custom": .custom, "roundedRect": .system, "system": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: KeyValuePairs<String, State> = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected,
  ]
}
