// Misconception: The words are sent and stay in the field. The next return sends them again.
// Rejected by: what was sent is gone from the field

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class Messenger: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the words of a field, unless there are none, and empties it.
  func send(from textField: UITextField) {
    guard let words = textField.text, !words.isEmpty else { return }
    sent.append(words)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    // Yes to the return key hides nothing. Whoever is done resigns.
    textField.resignFirstResponder()
    return true
  }
}
