/// When the keyboard writes a capital without being asked.
///
/// - Shape: One case a kind, numbered as UIKit numbers them.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// Always.
  case allCharacters
}
