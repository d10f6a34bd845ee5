// Misconception: An empty field sends an empty message. Ask whether there are words first.
// Rejected by: an empty field sends nothing

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class Messenger: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the words of a field, unless there are none, and empties it.
  func send(from textField: UITextField) {
    sent.append(textField.text ?? "")
    textField.text = ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    // Yes to the return key hides nothing. Whoever is done resigns.
    textField.resignFirstResponder()
    return true
  }
}
