// Misconception: The words are taken away first, so the delegate finds an empty field when it is
//   asked. Ask before, tell after.
// Rejected by: the delegate is asked once, while the words are there

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  let words = field.text
  field.text = ""
  if field.delegate?.textFieldShouldClear(field) == false { field.text = words }
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
