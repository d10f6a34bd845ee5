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
    // TODO 1: The words are sent and gone from the field; without words nothing is sent.
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // TODO 2: The words are sent, the keyboard is gone, and the answer is yes.
    false
  }
}
