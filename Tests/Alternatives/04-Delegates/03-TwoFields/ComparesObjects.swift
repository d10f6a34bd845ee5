// Alternative: Views are equal when they are the same object, so `==` tells them apart as well.

import HeadlessUIKit

/// A screen with fields for a user, a password and a search.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  let userField = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 36))
  let passwordField = UITextField(frame: CGRect(x: 20, y: 68, width: 280, height: 36))
  let searchField = UITextField(frame: CGRect(x: 20, y: 116, width: 280, height: 36))
  /// What was submitted: the user and the password of each login.
  private(set) var submissions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [userField, passwordField, searchField] { view.addSubview(field) }
    searchField.delegate = self
    for (field, key) in [(userField, UIReturnKeyType.next), (passwordField, .done)] {
      field.returnKeyType = key
      field.delegate = self
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == userField { passwordField.becomeFirstResponder() }
    if textField == passwordField {
      submit()
      textField.resignFirstResponder()
    }
    return true
  }

  /// Sends the login.
  func submit() {
    submissions.append("\(userField.text ?? "") \(passwordField.text ?? "")")
  }
}
