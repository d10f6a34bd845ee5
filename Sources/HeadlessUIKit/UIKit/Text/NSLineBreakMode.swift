/// What happens to words that are wider than their place.
///
/// - Shape: Three ways to break lines or to cut, three to put an ellipsis.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
  /// The line is broken between words.
  case byWordWrapping
  /// The line is broken between characters.
  case byCharWrapping
  /// The rest is not drawn.
  case byClipping
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead
  /// The end gives way to an ellipsis.
  case byTruncatingTail
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle
}
