// Misconception: Without words nothing is done at all, and the keyboard stays. A person who typed
//   nothing wants to be rid of it too.
// Rejected by: without words the keyboard goes too

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
    guard let words = textField.text, !words.isEmpty else { return true }
    send(from: textField)
    textField.resignFirstResponder()
    return true
  }
}
