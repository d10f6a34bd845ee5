// Misconception: The hint goes and the name is noted where the field asks. By force it does not
//   ask, and then nobody tidies up.
// Rejected by: a field that is taken away ends as well
// Rejected by: by force the hint goes too
// Rejected by: by force there may be no name

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
    guard hasName(textField) else { return false }
    hint.isHidden = true
    names.append(textField.text)
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {

  }

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    (textField.text ?? "").contains { !$0.isWhitespace }
  }
}
