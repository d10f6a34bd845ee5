// Misconception: The login is submitted at every return, before the password is typed.
// Rejected by: return after the user goes on to the password

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
    if textField === userField {
      passwordField.becomeFirstResponder()
    } else if textField === passwordField {
      passwordField.resignFirstResponder()
    }
    if textField !== searchField { submit() }
    return true
  }

  /// Sends the login.
  func submit() {
    submissions.append("\(userField.text ?? "") \(passwordField.text ?? "")")
  }
}
