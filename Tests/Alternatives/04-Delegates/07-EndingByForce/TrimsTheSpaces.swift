// Alternative: the spaces at both ends are taken away, and then the code looks whether any text is
// left.

import HeadlessUIKit

/// The delegate of a field for a name.
final class NameFieldDelegate: NSObject, UITextFieldDelegate {
  /// The hint that is shown while a name is typed.
  let hint = UILabel()
  /// The name that each edit ended with, oldest first; nil for no name.
  private(set) var names: [String?] = []

  func textFieldDidBeginEditing(_ textField: UITextField) {
    hint.isHidden = false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    hasName(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    hint.isHidden = true
    // endEditing(true) ends editing in any case, so there may be no name.
    names.append(hasName(textField) ? textField.text : nil)
  }

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    textField.text?.trimmingCharacters(in: .whitespaces).isEmpty == false
  }
}
