extension UIButton {
  /// What a button shows and how it looks, as a value.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Sign In"
  ///     configuration.image = UIImage(systemName: "person.fill")
  ///     configuration.imagePadding = 8
  ///     let button = UIButton(configuration: configuration, primaryAction: nil)
  ///
  /// - Shape: A title, a second title below it, and an image beside or above them; all on a ground.
  /// - Units: Points.
  /// - Differs: There are no transformers and no activity indicators. The title is not attributed, and a
  ///   view on the ground is not shown.
  /// - Unconfirmed: How strong the ground of a tinted button is, and how high and wide those of other
  ///   sizes than medium are.
  /// - Asked: D79, D80.
  public struct Configuration: Hashable {
    enum Look { case plain, filled, tinted, gray }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As a button usually is.
      case medium
      /// Lower, with smaller text.
      case small
      /// As low as a small one.
      case mini
      /// Higher and wider.
      case large
    }

    /// Where the two titles stand, one of which may be wider.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle below or above an image, otherwise at the leading edge.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// How round the corners of the ground are.
    public enum CornerStyle: Int, Sendable {
      /// As ``UIBackgroundConfiguration/cornerRadius`` of the ground says.
      case fixed = -1
      /// As ``UIBackgroundConfiguration/cornerRadius`` of the ground says.
      case dynamic
      /// A little.
      case small
      /// Somewhat.
      case medium
      /// Much.
      case large
      /// As half a circle at each end.
      case capsule
    }

    let look: Look

    /// The title; without one, the button shows that of its state.
    public var title: String?
    /// A smaller text below the title.
    public var subtitle: String?
    /// How a title is broken into lines, or shortened, where there is no room for it.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle is broken into lines, or shortened, where there is no room for it.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image; without one, the button shows that of its state.
    public var image: UIImage?
    /// The edge of the titles at which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Where the two titles stand.
    public var titleAlignment = TitleAlignment.automatic
    /// How large the button is; setting it sets ``contentInsets``.
    public var buttonSize = Size.medium {
      didSet { setDefaultContentInsets() }
    }
    /// The ground: its colour, if it has one of its own, its corners and its edge.
    public var background = UIBackgroundConfiguration.ofButton
    /// The room between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The room between the title and the text below it.
    public var titlePadding: CGFloat = 1
    /// What is said about the look of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The colour of the title and the image, or nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour that the ground is made of, or nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// How round the corners of the ground are.
    public var cornerStyle = CornerStyle.dynamic
    /// The room around everything.
    public var contentInsets = Self.insets(of: .medium)

    /// Gives ``contentInsets`` what a button of its size has.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      let (height, width): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
    }

    /// The size of the title.
    var fontSize: CGFloat { buttonSize == .mini || buttonSize == .small ? 15 : 17 }

    /// Returns the look of text and image without a ground.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Returns the look of text and image without a ground.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// Returns the look of white text on the tint colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Returns the look of white text on the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
    /// Returns the look of text on a trace of the tint colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns the look of text on a trace of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns the look of text on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Returns the look of text on grey.
    public static func bordered() -> Configuration { Configuration(look: .gray) }

    init(look: Look) {
      self.look = look
    }

    @MainActor func foreground(_ button: UIButton) -> UIColor {
      guard button.isEnabled else { return .systemGray2 }
      return baseForegroundColor ?? (look == .filled ? .white : button.tintColor)
    }

    @MainActor func ground(of button: UIButton) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let base: UIColor = baseBackgroundColor ?? button.tintColor
      switch look {
      case .plain: return baseBackgroundColor
      case _ where !button.isEnabled: return .systemGray5
      case .filled: return base
      case .tinted: return base.withAlphaComponent(0.18)
      case .gray: return baseBackgroundColor ?? .systemGray5
      }
    }

    func radius(_ height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: min(max(background.cornerRadius, 0), height / 2)
      case .medium: min(6, height / 2)
      case .small: min(4, height / 2)
      case .large: min(9, height / 2)
      case .capsule: height / 2
      }
    }
  }
}

/// Where the parts of a button with a configuration stand.
extension UIButton {
  /// Returns the size of everything in a width; 0 is no limit.
  func configuredSize(_ configuration: Configuration, inWidth width: CGFloat = 0) -> CGSize {
    let insets = configuration.contentInsets
    let room = width > 0 ? max(width - insets.leading - insets.trailing, 1) : 0
    let content = sizeOfContent(configuration, within: room)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Returns the size of the image and the titles together in a width; 0 is no limit.
  private func sizeOfContent(_ configuration: Configuration, within width: CGFloat) -> CGSize {
    let (image, texts) = (imageSize, sizeOfTexts(configuration, beside: width))
    let gap = gap(configuration, texts)
    return configuration.standsUpright
      ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
      : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }

  /// The room between the image and the titles, if there are both.
  private func gap(_ configuration: Configuration, _ texts: CGSize) -> CGFloat {
    imageSize.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
  }

  /// Returns the size of the titles where they and the image have a width; 0 is no limit.
  private func sizeOfTexts(_ configuration: Configuration, beside width: CGFloat) -> CGSize {
    guard width > 0, !configuration.standsUpright, imageSize.width > 0 else {
      return sizeOfTexts(configuration, within: width)
    }
    return sizeOfTexts(
      configuration, within: max(width - imageSize.width - configuration.imagePadding, 1))
  }

  /// Returns the size of the titles in a width of their own; 0 is no limit.
  private func sizeOfTexts(_ configuration: Configuration, within width: CGFloat) -> CGSize {
    let title = hasTitle ? titleSize(within: width) : .zero
    guard configuration.subtitle?.isEmpty == false else { return title }
    let second = subtitleLabel.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(
      width: max(title.width, second.width),
      height: title.height + configuration.titlePadding + second.height)
  }

  func layOut(_ configuration: Configuration, image: UIView, title: UIView) {
    let insets = configuration.contentInsets
    let room = CGRect(
      x: insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: bounds.height - insets.top - insets.bottom)
    let size = sizeOfContent(configuration, within: max(room.width, 1))
    let content = min(size.width, room.width)
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: x = room.minX
    case .right: x = room.maxX - content
    default: x = room.midX - content / 2
    }
    let area = CGRect(
      x: x, y: room.midY - size.height / 2, width: content, height: size.height)
    let texts = layOut(configuration, image: image, in: area)
    layOut(configuration, title: title, in: texts)
  }

  /// Gives the image its frame, and returns the rectangle of the titles.
  private func layOut(_ configuration: Configuration, image: UIView, in area: CGRect) -> CGRect {
    let (size, texts) = (imageSize, sizeOfTexts(configuration, beside: max(area.width, 1)))
    let gap = gap(configuration, texts)
    image.frame.size = size
    guard configuration.standsUpright else {
      let width = max(area.width - size.width - gap, 0)
      let isFirst = configuration.imagePlacement != .trailing
      let imageX = isFirst ? area.minX : area.minX + width + gap
      image.frame.origin = CGPoint(x: imageX, y: area.midY - size.height / 2)
      return CGRect(
        x: isFirst ? area.minX + size.width + gap : area.minX, y: area.midY - texts.height / 2,
        width: width, height: texts.height)
    }
    let isFirst = configuration.imagePlacement == .top
    let imageY = isFirst ? area.minY : area.minY + texts.height + gap
    image.frame.origin = CGPoint(x: area.midX - size.width / 2, y: imageY)
    return CGRect(
      x: area.minX, y: isFirst ? area.minY + size.height + gap : area.minY,
      width: area.width, height: texts.height)
  }

  /// Gives the titles their frames.
  private func layOut(_ configuration: Configuration, title: UIView, in area: CGRect) {
    let room = CGSize(width: max(area.width, 1), height: 0)
    let first = hasTitle ? titleSize(within: room.width) : .zero
    let second = subtitleLabel.text?.isEmpty == false ? subtitleLabel.sizeThatFits(room) : .zero
    func place(_ size: CGSize, y: CGFloat, height: CGFloat) -> CGRect {
      let width = min(size.width, area.width)
      let x: CGFloat
      switch configuration.alignmentOfTitles {
      case .center: x = area.midX - width / 2
      case .trailing: x = area.maxX - width
      default: x = area.minX
      }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    title.frame = place(first, y: area.minY, height: first.height)
    let y = title.frame.maxY + configuration.titlePadding
    subtitleLabel.frame = place(second, y: y, height: second.height)
  }
}

extension UIButton.Configuration {
  /// Whether the image stands above or below the titles.
  fileprivate var standsUpright: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// Where the lines of a title that has several stand.
  var textAlignment: NSTextAlignment {
    switch alignmentOfTitles {
    case .center: .center
    case .trailing: .right
    default: .natural
    }
  }

  fileprivate var alignmentOfTitles: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return standsUpright ? .center : .leading
  }
}

extension UIBackgroundConfiguration {
  /// The ground of a button, whose colour is that of its look.
  fileprivate static var ofButton: Self {
    var result = clear()
    result.backgroundColor = nil
    result.cornerRadius = 6
    return result
  }
}

/// Configurations in documents.
extension NibDecoder {
  @MainActor func buttonConfiguration(_ part: XMLElementNode) -> UIButton.Configuration {
    let styles: KeyValuePairs<String, UIButton.Configuration.Look> = [
      "plain": .plain, "borderless": .plain, "filled": .filled, "borderedProminent": .filled,
      "tinted": .tinted, "borderedTinted": .tinted, "gray": .gray, "bordered": .gray,
    ]
    var result = UIButton.Configuration(look: choice("style", in: part, styles) ?? .plain)
    result.title = text("title", in: part)
    result.subtitle = text("subtitle", in: part)
    result.image = image("image", in: part)
    if let padding = number("imagePadding", in: part) { result.imagePadding = padding }
    if let padding = number("titlePadding", in: part) { result.titlePadding = padding }
    let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    if let edge = choice("imagePlacement", in: part, edges) { result.imagePlacement = edge }
    if let alignment = choice(
      "titleAlignment", in: part, as: UIButton.Configuration.TitleAlignment.self)
    {
      result.titleAlignment = alignment
    }
    if let size = choice("buttonSize", in: part, as: UIButton.Configuration.Size.self) {
      result.buttonSize = size
    }
    result.baseForegroundColor = color("baseForegroundColor", in: part)
    result.baseBackgroundColor = color("baseBackgroundColor", in: part)
    if let style = choice("cornerStyle", in: part, as: UIButton.Configuration.CornerStyle.self) {
      result.cornerStyle = style
    }
    result.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage", in: part)
    return result
  }
}
