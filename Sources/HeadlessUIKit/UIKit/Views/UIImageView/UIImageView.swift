/// A view that shows a picture.
///
/// A symbol, and a picture that is a template, is shown in the ``UIView/tintColor``.
///
/// - Shape: The picture is fitted into the bounds as ``UIView/contentMode`` says.
/// - Units: Points.
/// - Errors: Without an image nothing is drawn.
/// - Source: Apple, UIKit, "UIImageView".
open class UIImageView: UIView {
  /// The picture.
  ///
  /// A new picture does not change the frame.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// What is said about the look of a symbol that does not say it itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image as it is shown.
  private var picture: UIImage? { image?.preferring(preferredSymbolConfiguration) }

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
    picture?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, or the size the view has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture?.size ?? bounds.size
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

  /// Gives an image view what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let image = decoder.image("image") { self.image = image }
    preferredSymbolConfiguration = decoder.symbolConfiguration()
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIImageView.self,
      [
        "image": \UIImageView.image,
        "preferredSymbolConfiguration": \UIImageView.preferredSymbolConfiguration,
      ])
  }
}
