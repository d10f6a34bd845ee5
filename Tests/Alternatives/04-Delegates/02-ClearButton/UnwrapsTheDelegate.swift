// Alternative: The delegate is taken out of its optional first.

import HeadlessUIKit

/// Empties a field as its clear button does.
func clearButtonTapped(_ field: UITextField) {
  if let delegate = field.delegate, !delegate.textFieldShouldClear(field) { return }
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
