/// Where a bar lies.
///
/// - Source: Apple, UIKit, "UIBarPosition".
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any
  /// At the bottom of what it belongs to.
  case bottom
  /// At the top of what it belongs to.
  case top
  /// At the top of the screen, with its ground reaching behind the status bar.
  case topAttached
}
