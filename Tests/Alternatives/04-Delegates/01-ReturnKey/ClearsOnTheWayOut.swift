// Alternative: A `defer` empties the field when everything else has been done.

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class Messenger: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the words of a field, unless there are none, and empties it.
  func send(from textField: UITextField) {
    defer { textField.text = "" }
    let words = textField.text ?? ""
    if words != "" { sent += [words] }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    send(from: textField)
    return true
  }
}
