// # Exercise 1: The return key
//
// A person types a message into a field and presses return. The message is sent, the field
// is empty, and the keyboard is gone. Spaces are sent as they were typed. If the field was
// empty, nothing is sent, and the keyboard goes as well. The answer to the field is always
// true.
//
//     swift run course check ReturnKey

import HeadlessUIKit

/// The delegate of a field whose return key sends what was typed.
final class ChatFieldDelegate: NSObject, UITextFieldDelegate {
  /// What was sent, oldest first.
  private(set) var sent: [String] = []

  /// Sends the text of a field, unless it is empty, and empties the field.
  func send(from textField: UITextField) {
    // TODO 1: The text is sent and gone from the field; an empty text is not sent.
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // TODO 2: The text is sent, the keyboard is gone, and the answer is true.
    false
  }
}
