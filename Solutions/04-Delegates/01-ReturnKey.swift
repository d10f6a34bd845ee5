// # Exercise 1: The return key
//
// A messenger is the delegate of a field. When a person presses return, it sends
// what stands in the field, empties the field and hides the keyboard, and has
// nothing against whatever else return may do. Without words nothing is sent, and
// the keyboard goes all the same.
//
//     swift test --filter ReturnKey

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
    // Yes to the return key hides nothing. Whoever is done resigns.
    textField.resignFirstResponder()
    return true
  }
}
