/// A view that shows a picture.
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
    image?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, or the size the view has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? bounds.size
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let image else { return }
    recorder.draw(image, alternative: image.name, in: contentMode.rect(for: image.size, in: bounds))
  }

  package override var automationType: AutomationType { .image }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(label: image?.name, traits: .image)
  }

  /// Gives an image view what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let image = decoder.image("image") { self.image = image }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIImageView.self,
      [
        "image": \UIImageView.image
      ])
  }
}
