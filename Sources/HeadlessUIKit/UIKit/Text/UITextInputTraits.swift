/// What an object that takes words asks of the keyboard.
///
/// - Shape: One property a trait. They are read when the keyboard comes; after a change, call
///   `reloadInputViews()`.
/// - Units: None.
/// - Errors: None.
/// - Differs: On a device each property is optional. Nothing here corrects, checks spelling or
///   suggests words, so the traits that govern this do not exist.
/// - Source: Apple, UIKit, "UITextInputTraits".
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard writes capitals without being asked.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }

  /// How bright the keyboard is.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key waits until there are words.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the words are hidden from whoever looks on.
  var isSecureTextEntry: Bool { get set }
}
