/// Something on a bar: a title or a picture that a person taps.
///
/// - Shape: An item is no view. The bar makes a view for it.
/// - Source: Apple, UIKit, "UIBarItem" and its header.
open class UIBarItem: NSObject, KeyValueCoding, BuiltInKeyed, NibDecodable {
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

  /// Makes the item that an element of a document describes; UIBarItem itself is none.
  class func make(from decoder: NibDecoder) -> AnyObject? { nil }

  /// Sets what an element of a document says about the item.
  ///
  /// A subclass calls super, and then sets what it has itself.
  func configure(from decoder: NibDecoder) {
    if let title = decoder.text("title") { self.title = title }
    if let image = decoder.image("image") { self.image = image }
    if let isEnabled = decoder.flag("enabled") { self.isEnabled = isEnabled }
    if let tag = decoder.integer("tag") { self.tag = tag }
  }

  class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIBarItem.self,
      [
        "image": \UIBarItem.image,
        "imageInsets": \UIBarItem.imageInsets,
        "isEnabled": \UIBarItem.isEnabled,
        "tag": \UIBarItem.tag,
        "title": \UIBarItem.title,
      ])
  }
}
