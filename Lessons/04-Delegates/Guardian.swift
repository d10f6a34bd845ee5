import HeadlessUIKit

/// An object that means to keep people from typing.
final class Guardian: NSObject, UITextFieldDelegate {
  func textFieldShouldbeginEditing(_ textField: UITextField) -> Bool {
    false
  }
}
