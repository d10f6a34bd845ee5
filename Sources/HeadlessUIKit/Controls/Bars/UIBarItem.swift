/// Something on a bar: a title or a picture that a person taps.
///
/// - Shape: An item is no view. The bar makes a view for it.
open class UIBarItem: NSObject, KeyValueCoding, BuiltInKeyed, NibDecodable,
  AccessibilitySpeaker
{
  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// Whether a person can tap the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// The text the item shows.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The picture the item shows in place of its title.
  open var image: UIImage? {
    didSet { if image != oldValue { didChange() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  private(set) var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Gives the title attributes in a state; a state takes what it does not say from `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    didChange()
  }

  /// Returns the attributes that the title was given in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.own(state)
  }

  /// Returns the title as it looks in a state, or nil if the program gave it no attributes.
  func styledTitle(
    _ title: String, for state: UIControl.State, font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    let own = titleAttributes.own(state) ?? [:]
    let values = own.merging(titleAttributes.own(.normal) ?? [:]) { own, _ in own }
    guard !values.isEmpty else { return nil }
    return NSAttributedString(
      string: title,
      attributes: values.merging([.font: font, .foregroundColor: color]) { own, _ in own })
  }

  /// Is called when the item looks or acts otherwise than before.
  func didChange() {}

  /// Makes the item that an element of a document describes; UIBarItem itself is none.
  package class func make(from decoder: NibDecoder) -> AnyObject? { nil }

  /// Sets what an element of a document says about the item.
  ///
  /// A subclass calls super, and then sets what it has itself.
  func configure(from decoder: NibDecoder) {
    decoder.text("title").ifPresent { title = $0 }
    decoder.image("image").ifPresent { image = $0 }
    decoder.flag("enabled").ifPresent { isEnabled = $0 }
    decoder.integer("tag").ifPresent { tag = $0 }
    if let attributes = AccessibilityAttributes(from: decoder) {
      assignedAccessibility = attributes
    }
  }

  class var builtInKeys: BuiltInKeys {
    KeysOf<UIBarItem>.list([
      "accessibilityHint": \.accessibilityHint,
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "accessibilityLabel": \.accessibilityLabel, "accessibilityValue": \.accessibilityValue,
      "image": \.image, "isEnabled": \.isEnabled, "tag": \.tag, "title": \.title,
    ])
  }

  // MARK: - Accessibility

  /// What the program set for those who hear the screen, or nil if it set nothing.
  var assignedAccessibility: AccessibilityAttributes? { didSet { didChange() } }

  /// What the item says to those who hear the screen, where the program sets nothing.
  var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(label: spokenTitle, traits: .button)
  }

  /// The title, although a picture is shown in its place, or else the name of the picture.
  var spokenTitle: String? {
    if let title, !title.isEmpty || image == nil { return title }
    return image?.name
  }

  /// Whether the item is an element for those who hear the screen.
  open var isAccessibilityElement: Bool {
    get { assignedAccessibility?.isElement ?? defaultAccessibility.isElement ?? true }
    set { assignAccessibility { $0.isElement = newValue } }
  }

  /// A short name for the item: of itself, the text it shows.
  open var accessibilityLabel: String? {
    get { assignedAccessibility?.label ?? defaultAccessibility.label }
    set { assignAccessibility { $0.label = newValue } }
  }

  /// What the item is set to, as text.
  open var accessibilityValue: String? {
    get { assignedAccessibility?.value ?? defaultAccessibility.value }
    set { assignAccessibility { $0.value = newValue } }
  }

  /// What happens when a person acts on the item.
  open var accessibilityHint: String? {
    get { assignedAccessibility?.hint ?? defaultAccessibility.hint }
    set { assignAccessibility { $0.hint = newValue } }
  }

  /// What the item is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { assignedAccessibility?.traits ?? defaultAccessibility.traits ?? .none }
    set { assignAccessibility { $0.traits = newValue } }
  }

  /// A name that tests find the item by, and no person hears.
  open var accessibilityIdentifier: String? {
    get { assignedAccessibility?.identifier ?? defaultAccessibility.identifier }
    set { assignAccessibility { $0.identifier = newValue } }
  }
}
