// # Exercise 2: The clear button
//
// A tutorial shows what a field does when its clear button is pressed: if the
// delegate has the method, the words go. It asks whether it may ask, and never
// asks. Do it right. The delegate is asked once, about this field. Silence means yes.
//
// An attic is such a delegate: it keeps the words before they go. While it is
// locked it says no, and keeps nothing.
//
//     swift test --filter ClearButton

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
    guard !isLocked else { return false }
    kept.append(textField.text ?? "")
    return true
  }
}
