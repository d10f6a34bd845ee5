extension UIButton {
  /// What a button shows and how it looks, as a value.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Sign In"
  ///     configuration.image = UIImage(systemName: "person.fill")
  ///     configuration.imagePadding = 8
  ///     let button = UIButton(configuration: configuration, primaryAction: nil)
  ///
  /// - Shape: An image before a title, and a second title below; all on a ground.
  /// - Units: Points.
  /// - Differs: There are no transformers and no activity indicators, and an image stands before the
  ///   title. The title is not attributed.
  /// - Unconfirmed: How strong the ground of a tinted button is.
  /// - Source: Apple, UIKit, "UIButton.Configuration".
  public struct Configuration: Hashable {
    enum Look { case plain, filled, tinted, gray }

    /// How round the corners of the ground are.
    ///
    /// - Shape: One case a style, numbered as UIKit numbers them.
    /// - Source: Apple, UIKit, "UIButton.Configuration.CornerStyle".
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
    /// The image; without one, the button shows that of its state.
    public var image: UIImage?
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
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

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

    @MainActor func background(_ button: UIButton) -> UIColor? {
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
      case .fixed, .dynamic, .medium: min(6, height / 2)
      case .small: min(4, height / 2)
      case .large: min(9, height / 2)
      case .capsule: height / 2
      }
    }
  }
}

/// Where the parts of a button with a configuration stand.
extension UIButton {
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let (image, texts) = (imageSize, sizeOfTexts(configuration))
    let gap = image.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
    return CGSize(
      width: image.width + gap + texts.width + insets.leading + insets.trailing,
      height: max(image.height, texts.height) + insets.top + insets.bottom)
  }

  private func sizeOfTexts(_ configuration: Configuration) -> CGSize {
    let title = hasTitle ? titleSize(within: 0) : .zero
    guard configuration.subtitle?.isEmpty == false else { return title }
    let second = subtitleLabel.sizeThatFits(.zero)
    return CGSize(
      width: max(title.width, second.width),
      height: title.height + configuration.titlePadding + second.height)
  }

  func layOut(_ configuration: Configuration, image: UIView, title: UIView) {
    let insets = configuration.contentInsets
    let size = configuredSize(configuration)
    let (imageSize, texts) = (imageSize, sizeOfTexts(configuration))
    let room = max(bounds.width - insets.leading - insets.trailing, 0)
    let content = min(size.width - insets.leading - insets.trailing, room)
    var x = insets.leading
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: break
    case .right: x += room - content
    default: x += (room - content) / 2
    }
    let middle = insets.top + (bounds.height - insets.top - insets.bottom) / 2
    image.frame = CGRect(
      x: x, y: middle - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
    let gap = imageSize.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
    let start = x + imageSize.width + gap
    let width = max(x + content - start, 0)
    let height = hasTitle ? titleSize(within: 0).height : 0
    title.frame = CGRect(x: start, y: middle - texts.height / 2, width: width, height: height)
    subtitleLabel.frame = CGRect(
      x: start, y: title.frame.maxY + configuration.titlePadding, width: width,
      height: max(texts.height - height - configuration.titlePadding, 0))
  }
}

/// Configurations in documents.
extension NibDecoder {
  /// Returns the configuration that a part describes.
  @MainActor func buttonConfiguration(_ part: XMLElementNode) -> UIButton.Configuration {
    let looks: KeyValuePairs<String, UIButton.Configuration.Look> = [
      "plain": .plain, "borderless": .plain, "filled": .filled, "borderedProminent": .filled,
      "tinted": .tinted, "borderedTinted": .tinted, "gray": .gray, "bordered": .gray,
    ]
    var result = UIButton.Configuration(look: choice("style", in: part, looks) ?? .plain)
    result.title = text("title", in: part)
    result.subtitle = text("subtitle", in: part)
    result.image = image("image", in: part)
    if let padding = number("imagePadding", in: part) { result.imagePadding = padding }
    if let padding = number("titlePadding", in: part) { result.titlePadding = padding }
    result.baseForegroundColor = color("baseForegroundColor", in: part)
    result.baseBackgroundColor = color("baseBackgroundColor", in: part)
    let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let style = choice("cornerStyle", in: part, corners) { result.cornerStyle = style }
    result.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage", in: part)
    return result
  }
}
