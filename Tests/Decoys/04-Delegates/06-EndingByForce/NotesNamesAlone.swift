// Misconception: Where there is no name nothing is noted, so nobody can tell how often the field
//   was left.
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
    hasName(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    hint.isHidden = true
    if hasName(textField) { names.append(textField.text) }
  }

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    (textField.text ?? "").contains { !$0.isWhitespace }
  }
}
