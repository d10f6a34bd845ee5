// Misconception: Without a delegate nothing happens. Nobody has anything against it, so the words
//   go.
// Rejected by: without a delegate the words go

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  guard field.delegate?.textFieldShouldClear(field) == true else { return }
  field.text = ""
}

/// A delegate that keeps what is cleared.
final class Attic: NSObject, UITextFieldDelegate {
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
