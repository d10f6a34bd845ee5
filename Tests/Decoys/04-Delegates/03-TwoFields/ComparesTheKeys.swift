// Misconception: The fields are told apart by what their keys say. Any other field has a key as
//   well, and done is a usual one.
// Rejected by: a third field is left alone

import HeadlessUIKit

/// A screen with a user, a password, and a field for searching.
final class LoginController: UIViewController, UITextFieldDelegate {
  let userField = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 36))
  let passwordField = UITextField(frame: CGRect(x: 20, y: 68, width: 280, height: 36))
  let searchField = UITextField(frame: CGRect(x: 20, y: 116, width: 280, height: 36))
  /// What was submitted: the user and the password of each login.
  private(set) var submissions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [userField, passwordField, searchField] { view.addSubview(field) }
    searchField.delegate = self
    userField.returnKeyType = .next
    passwordField.returnKeyType = .done
    (userField.delegate, passwordField.delegate) = (self, self)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.returnKeyType == .next {
      passwordField.becomeFirstResponder()
    } else if textField.returnKeyType == .done {
      textField.resignFirstResponder()
      submit()
    }
    return true
  }

  /// Sends the login.
  func submit() {
    submissions.append("\(userField.text ?? "") \(passwordField.text ?? "")")
  }
}
