// Misconception: The end is heard with its reason as well, and hands on to the method without one:
//   a field that knows both tells once, and this delegate notes twice.
// Rejected by: a field that is taken away ends as well
// Rejected by: by force there may be no name
// Rejected by: the name is noted once

import HeadlessUIKit

/// The delegate of a field for a name.
final class Registry: NSObject, UITextFieldDelegate {
  /// The hint that is shown while a name is typed.
  let hint = UILabel()
  /// What each edit came to, oldest first; nil for no name.
  private(set) var names: [String?] = []

  func textFieldDidBeginEditing(_ textField: UITextField) {
    hint.isHidden = false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    hasName(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    hint.isHidden = true
    // Force does not ask, so a name is not certain even now.
    names.append(hasName(textField) ? textField.text : nil)
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    names.append(hasName(textField) ? textField.text : nil)
    textFieldDidEndEditing(textField)
  }

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    (textField.text ?? "").contains { !$0.isWhitespace }
  }
}
