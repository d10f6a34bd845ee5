// Alternative: A `defer` empties the field when everything else has been done.

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class ChatFieldDelegate: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the text of a field, unless it is empty, and empties the field.
  func send(from textField: UITextField) {
    defer { textField.text = "" }
    let text = textField.text ?? ""
    if text != "" { sent += [text] }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    send(from: textField)
    return true
  }
}
