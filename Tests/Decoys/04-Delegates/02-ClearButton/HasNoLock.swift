// Misconception: The attic keeps and says yes, whether or not it is locked.
// Rejected by: a locked attic keeps nothing
// Rejected by: a locked attic says no

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  // Silence means yes: without an answer there is nothing against it.
  guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
  field.text = ""
}

/// A delegate that keeps what is cleared.
final class Attic: NSObject, UITextFieldDelegate {
  /// What was cleared, oldest first.
  private(set) var kept: [String] = []
  /// Whether nothing may be cleared.
  var isLocked = false

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    kept.append(textField.text ?? "")
    return true
  }
}
