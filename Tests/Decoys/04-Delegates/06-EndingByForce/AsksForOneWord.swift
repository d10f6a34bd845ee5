// Misconception: A name with a space in it is none.
// Rejected by: a name may have a space in it

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

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    textField.text?.isEmpty == false && textField.text?.contains(" ") == false
  }
}
