// Alternative: The field is a view, and `endEditing` finds the first responder in it.

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class ChatFieldDelegate: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the text of a field, unless it is empty, and empties the field.
  func send(from textField: UITextField) {
    guard let text = textField.text, !text.isEmpty else { return }
    sent.append(text)
    textField.text = ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    textField.endEditing(false)
    return true
  }
}
