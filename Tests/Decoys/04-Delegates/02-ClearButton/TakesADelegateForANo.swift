// Misconception: Only a field without a delegate is cleared, as if whoever is there were against
//   it.
// Rejected by: a delegate without an opinion lets them go
// Rejected by: a no keeps them
// Rejected by: a yes lets them go
// Rejected by: the delegate is asked once, while the words are there
// Rejected by: the question is about this field

import HeadlessUIKit

/// Takes the words of a field away, as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  guard field.delegate == nil else { return }
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
