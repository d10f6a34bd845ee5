// Misconception: The work is done and the answer is no, so that those who listen for the return
//   key hear nothing.
// Rejected by: the field is told yes

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class Messenger: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the words of a field, unless there are none, and empties it.
  func send(from textField: UITextField) {
    guard let words = textField.text, !words.isEmpty else { return }
    sent.append(words)
    textField.text = ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    textField.resignFirstResponder()
    return false
  }
}
