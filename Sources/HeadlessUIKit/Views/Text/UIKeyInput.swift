/// An object that text can be typed into.
///
/// The keyboard comes for a view of this kind that is the first responder, and calls these methods
/// for its keys. The return key inserts `"\n"`.
///
///     final class CodeView: UIView, UIKeyInput {
///       var code = ""
///       var hasText: Bool { !code.isEmpty }
///       func insertText(_ text: String) { code += text }
///       func deleteBackward() { _ = code.popLast() }
///       override var canBecomeFirstResponder: Bool { true }
///     }
///
/// - Differs: It is a view. A controller that conforms hears of nothing.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text where the caret is, or in place of what is selected.
  func insertText(_ text: String)

  /// Takes away what is selected, or the character before the caret.
  func deleteBackward()
}
