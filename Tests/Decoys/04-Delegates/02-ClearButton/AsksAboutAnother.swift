// Misconception: The question is about a field that was made for it. The first argument says who
//   asks, and a delegate may serve several.
// Rejected by: the question is about this field

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  guard field.delegate?.textFieldShouldClear(UITextField()) ?? true else { return }
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
