/// What happens to words that are wider than their place.
///
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
