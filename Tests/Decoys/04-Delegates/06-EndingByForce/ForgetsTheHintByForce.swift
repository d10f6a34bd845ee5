// Misconception: The hint is hidden only where there is a name. After an end by force it stays for
//   ever.
// Rejected by: by force the hint goes too

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
    names.append(hasName(textField) ? textField.text : nil)
    hint.isHidden = hasName(textField)
  }

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    (textField.text ?? "").contains { !$0.isWhitespace }
  }
}
