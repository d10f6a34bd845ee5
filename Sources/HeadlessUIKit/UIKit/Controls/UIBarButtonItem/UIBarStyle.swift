/// How a bar looks.
///
/// - Source: Apple, UIKit, "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}
