/// A controller with the pictures of the phone, of which a person chooses one.
///
///     ┌──────────────────────────────┐
///     │ Photos                Cancel │
///     │ ┌──────┐ ┌──────┐ ┌──────┐   │
///     │ │      │ │      │ │      │   │
///     │ └──────┘ └──────┘ └──────┘   │
///     └──────────────────────────────┘
///
/// Present it as any controller. The delegate is told which picture was chosen, and dismisses it.
///
/// - Shape: The library of a phone holds three drawn pictures, or those of a folder that the person gives
///   to the phone, and what the program saves.
/// - Errors: A source that is not there raises an exception: the phone has no camera, as a simulator. So
///   does choosing one of the cameras, and having nothing to choose from.
/// - Differs: There are no films, and no albums. ``allowsEditing`` gives the picture as it is for the
///   edited one. Where the delegate does not say what happens, the picker is dismissed.
/// - Unconfirmed: The library asks for no permission, because the picker runs beside the application.
/// - Not asked: Only the screen shows it.
/// - Source: Apple, UIKit, "UIImagePickerController" and its header.
open class UIImagePickerController: UINavigationController {
  /// The object that is told which picture was chosen.
  @_nonoverride open var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// Where the pictures come from.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      let wanted = sourceType
      sourceType = oldValue
      PickerError.noSource(wanted).raise()
    }
  }

  /// The kinds of what can be chosen; where pictures are not among them, there is nothing to choose.
  open var mediaTypes = ["public.image"] {
    didSet {
      guard mediaTypes.isEmpty else { return }
      mediaTypes = oldValue
      PickerError.noMediaTypes.raise()
    }
  }

  /// Whether a person can cut the picture.
  open var allowsEditing = false

  /// Which camera takes the picture; without one, setting it raises an exception.
  open var cameraDevice: CameraDevice {
    get { .rear }
    set { PickerError.noCamera.raise() }
  }

  /// Creates a picker with the library of the phone.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a picker with the library of the phone.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    viewControllers = [PhotosViewController(picker: self)]
  }

  /// Creates the picker a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewControllers = [PhotosViewController(picker: self)]
  }

  /// Returns whether there are pictures of a source; the phone has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns whether there is a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the kinds of what a source holds, or nil if there is no such source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  func choose(_ photo: PhotoLibrary.Photo) {
    var info: [InfoKey: Any] = [
      .originalImage: photo.image, .mediaType: "public.image",
    ]
    if allowsEditing { info[.editedImage] = photo.image }
    if let file = photo.file { info[.imageURL] = file }
    let isHeard = Device.current.conversation.tell(
      delegate, PickerMethod.didFinishPickingMedia, photo.name
    ) {
      $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    if !isHeard { dismiss(animated: true) }
  }

  func cancel() {
    let isHeard = Device.current.conversation.tell(delegate, PickerMethod.didCancel) {
      $0.imagePickerControllerDidCancel(self)
    }
    if !isHeard { dismiss(animated: true) }
  }
}

extension UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library of the phone.
    case photoLibrary
    /// The camera, which the phone does not have.
    case camera
    /// The pictures that were saved: here the library.
    case savedPhotosAlbum
  }

  /// The cameras of a phone that has some.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear
    /// The one above the screen.
    case front
  }

  /// What the delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func own(_ name: String) -> Self {
      Self(rawValue: "UIImagePickerController\(name)")
    }

    /// The kind of what was chosen.
    public static let mediaType = own("MediaType")
    /// The picture as it lies in the library.
    public static let originalImage = own("OriginalImage")
    /// The picture as a person has cut it.
    public static let editedImage = own("EditedImage")
    /// The part of the picture that a person has cut out.
    public static let cropRect = own("CropRect")
    /// The file of a film.
    public static let mediaURL = own("MediaURL")
    /// The file of a picture.
    public static let imageURL = own("ImageURL")
    /// The picture in the library.
    public static let referenceURL = own("ReferenceURL")
  }
}

/// The object that is told which picture was chosen.
///
/// Both methods may be left out; then the picker is dismissed.
@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Tells the delegate that a person gave up.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Says that the method is not implemented.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    notImplemented(PickerMethod.didFinishPickingMedia)
  }

  /// Says that the method is not implemented.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    notImplemented(PickerMethod.didCancel)
  }
}

/// The methods of a picker's delegate, as the conversation names them.
nonisolated enum PickerMethod: String, DelegateMethod {
  static let speaker = "imagePicker"

  case didFinishPickingMedia, didCancel
}

/// A mistake with a picker, which raises an exception.
enum PickerError: ExceptionCase {
  case noSource(UIImagePickerController.SourceType)
  case noCamera
  case noMediaTypes

  var exception: Exception {
    switch self {
    case .noSource(let source):
      .invalidArgument(
        "Source type \(source.rawValue) not available",
        help: "This phone has no camera. Ask isSourceTypeAvailable(.camera) first.")
    case .noCamera:
      .invalidArgument(
        "Source type must be UIImagePickerControllerSourceTypeCamera",
        help: "Set cameraDevice only where sourceType is .camera; this phone has no camera.")
    case .noMediaTypes:
      .invalidArgument(
        "No available types for source",
        help: "Name what can be chosen: mediaTypes = [\"public.image\"].")
    }
  }
}
