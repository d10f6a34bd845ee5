// Misconception: The delegate is asked once to find out whether it answers, and once for the
//   answer. It may count, as the attic does.
// Rejected by: the delegate is asked once, while the words are there

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  if field.delegate?.textFieldShouldClear(field) == nil {
    field.text = ""
  } else if field.delegate?.textFieldShouldClear(field) == true {
    field.text = ""
  }
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
