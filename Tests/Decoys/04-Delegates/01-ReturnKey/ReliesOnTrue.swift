// Misconception: True is taken for a way to hide the keyboard. It lets return do what it does by
//   itself, and by itself it does nothing.
// Rejected by: the keyboard goes
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
    send(from: textField)
    return true
  }
}
