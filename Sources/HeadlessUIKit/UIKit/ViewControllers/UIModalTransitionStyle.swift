/// How a presented controller comes on the screen.
///
/// - Shape: It leaves as it came.
/// - Units: None.
/// - Errors: None.
/// - Differs: A flip is flat: the view grows from its middle line.
/// - Source: Apple, UIKit, "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides in from below.
  case coverVertical = 0
  /// It is turned about its middle line.
  case flipHorizontal = 1
  /// It is faded in.
  case crossDissolve = 2
}
