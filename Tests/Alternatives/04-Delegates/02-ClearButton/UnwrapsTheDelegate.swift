// Alternative: `if let` takes the delegate out of its optional, and then asks it.

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
