// Misconception: The fields are told apart by their words. On the day the password is the user's
//   name, return goes round in circles.
// Rejected by: the same words in both fields confuse nobody

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
    if textField.text == userField.text {
      passwordField.becomeFirstResponder()
    } else if textField === passwordField {
      passwordField.resignFirstResponder()
      submit()
    }
    return true
  }

  /// Sends the login.
  func submit() {
    submissions.append("\(userField.text ?? "") \(passwordField.text ?? "")")
  }
}
