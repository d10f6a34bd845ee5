// # Exercise 7: Ending by force
//
// A form wants a name. While its field is edited, a hint is shown.
//
// - A field without a name may not be left, and spaces alone are no name.
// - Editing can end all the same: by `endEditing(true)`, or when the field is removed.
// - However it ends, the hint is hidden, and the name is noted once, or nil if there is none.
//
//     swift run course check EndingByForce

import HeadlessUIKit

/// The delegate of a field for a name.
final class NameFieldDelegate: NSObject, UITextFieldDelegate {
  /// The hint that is shown while a name is typed.
  let hint = UILabel()
  /// The name that each edit ended with, oldest first; nil for no name.
  private(set) var names: [String?] = []

  /// Returns whether a field holds more than spaces.
  func hasName(_ textField: UITextField) -> Bool {
    // TODO 1: Whether there is a character in the field that is no space.
    true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    hint.isHidden = false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    // TODO 2: Whether there is a name in the field, so that it may be left.
    true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // TODO 3: The hint is hidden, and the name is noted, or nil without one.
  }
}
