// Misconception: The method has a name of its own, with a small s. The field asks another one,
//   which nobody implements, and Swift says nothing.
// Rejected by: return sends the words
// Rejected by: the field is told yes
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

  func textFieldshouldReturn(_ textField: UITextField) -> Bool {
    send(from: textField)
    // Yes to the return key hides nothing. Whoever is done resigns.
    textField.resignFirstResponder()
    return true
  }
}
