/// Something on a bar: a title or a picture that a person taps.
///
/// - Shape: An item is no view. The bar makes a view for it.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIBarItem" and its header.
open class UIBarItem: NSObject, KeyValueCoding {
  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// Whether a person can tap the item.
  open var isEnabled = true {
    didSet { didChange() }
  }

  /// The words the item shows.
  open var title: String? {
    didSet { didChange() }
  }

  /// The picture the item shows in the place of its title.
  open var image: UIImage? {
    didSet { didChange() }
  }

  /// How far the picture is moved from where it would stand.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { didChange() }
  }

  /// A number to find the item by.
  open var tag = 0

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Is called when the item looks or acts otherwise than before.
  func didChange() {}
}

extension UIBarItem {
  /// The keys of an item of a bar.
  static var keysOfBarItem: Keys {
    [
      "image": \UIBarItem.image,
      "imageInsets": \UIBarItem.imageInsets,
      "isEnabled": \UIBarItem.isEnabled,
      "tag": \UIBarItem.tag,
      "title": \UIBarItem.title,
    ]
  }
}
