/// The bar at the top of the screen: the time, and how full the battery is.
///
/// The system draws it, in front of the windows of an application. A launched application has
/// one; a view or controller that is merely shown has the screen for itself.
///
/// - Shape: It lies along the upper edge. On its side a phone hides it.
/// - Units: Points.
/// - Source: Apple, UIKit, "preferredStatusBarStyle" and "prefersStatusBarHidden".
package struct StatusBar: Equatable {
  /// The height of the bar on a phone with a home button.
  package static let height: CGFloat = 20

  /// How the words look.
  package var style = UIStatusBarStyle.default

  /// The place of the bar on the screen, or no place if it is hidden.
  package var frame = CGRect.zero
}

/// How the words of the status bar look.
///
/// - Source: Apple, UIKit, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system's appearance asks: dark words.
  case `default` = 0
  /// Light words, for a dark ground.
  case lightContent = 1
  /// Dark words, for a light ground.
  case darkContent = 3
}
