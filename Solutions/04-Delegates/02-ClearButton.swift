// # Exercise 2: The clear button
//
// `clearButtonTapped` empties a field as its clear button does: it asks the delegate of the
// field once, before the text goes, and passes it the field. If the answer is false, the text
// stays. In all other cases the field is empty afterwards, also without a delegate.
//
// `ClearHistory` is such a delegate: it keeps each text before the text goes, even if it has kept
// the same text before. While it is locked, it answers false and adds nothing.
//
//     swift run course check ClearButton

import HeadlessUIKit

/// Empties a field as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  // No answer means yes.
  guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
  field.text = ""
}

/// A delegate that keeps what is cleared.
final class ClearHistory: NSObject, UITextFieldDelegate {
  /// What was cleared, oldest first.
  private(set) var kept: [String] = []
  /// Whether nothing may be cleared.
  var isLocked = false

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    guard !isLocked else { return false }
    kept.append(textField.text ?? "")
    return true
  }
}
