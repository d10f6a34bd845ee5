/// What an element on the screen is and does, for those who hear the screen instead of seeing it.
///
///     button.accessibilityTraits.insert(.header)
///
/// - Source: Apple, UIKit, "UIAccessibilityTraits"; the raw values are those of its header.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set of traits out of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none: Self = []
  /// The element is pressed.
  public static let button = Self(rawValue: 1 << 0)
  /// The element leads to a page of the web.
  public static let link = Self(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// The element is the chosen one.
  public static let selected = Self(rawValue: 1 << 3)
  /// The element is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The element takes no touches.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The element has a value that goes up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The element is a tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The element is a heading.
  public static let header = Self(rawValue: 1 << 16)
  /// The element is turned on and off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
  /// The names of the traits that the set holds, as they are written in code.
  package var words: [String] {
    Self.names.filter { $0.value != .none && contains($0.value) }.map(\.key)
  }

  /// The traits, by Interface Builder's names.
  static let names: KeyValuePairs<String, Self> = [
    "none": .none, "button": .button, "link": .link, "image": .image, "selected": .selected,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "adjustable": .adjustable, "tabBar": .tabBar, "header": .header,
  ]
}
