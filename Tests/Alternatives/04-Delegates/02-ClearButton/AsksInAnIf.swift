// Alternative: the answer is compared with false. A delegate that does not answer gives nil, and
// nil is not false.

import HeadlessUIKit

/// Empties a field as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  if field.delegate?.textFieldShouldClear(field) != false {
    field.text = nil
  }
}

/// A delegate that keeps what is cleared.
final class ClearHistory: NSObject, UITextFieldDelegate {
  /// What was cleared, oldest first.
  private(set) var kept: [String] = []
  /// Whether nothing may be cleared.
  var isLocked = false

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    if isLocked { return false }
    if let text = textField.text { kept.append(text) }
    return true
  }
}
