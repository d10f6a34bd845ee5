// Misconception: The field is emptied before its words are read, so an empty message is sent. Read
//   first, then clear.
// Rejected by: what stands in the field is sent

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class Messenger: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the words of a field, unless there are none, and empties it.
  func send(from textField: UITextField) {
    guard let words = textField.text, !words.isEmpty else { return }
    textField.text = ""
    sent.append(textField.text ?? words)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    // Yes to the return key hides nothing. Whoever is done resigns.
    textField.resignFirstResponder()
    return true
  }
}
