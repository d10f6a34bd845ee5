/// Where the words of a line stand.
///
/// - Shape: From one edge of the place to the other.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "NSTextAlignment"; the numbers are those of iOS.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges; the last line at the left.
  case justified
  /// Where lines of the language begin; here, at the left.
  case natural
}
