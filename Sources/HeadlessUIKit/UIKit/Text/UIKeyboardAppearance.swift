/// How bright a keyboard is.
///
/// - Shape: One case a kind, numbered as UIKit numbers them.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen: light.
  case `default`
  /// White words on dark keys.
  case dark
  /// Black words on light keys.
  case light
}
