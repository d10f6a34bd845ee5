// Misconception: The superclass says that it conforms, and the subclass has the method. Swift
//   chose the default where the superclass conforms, so the subclass is not heard.
// Rejected by: a third field is left alone
// Rejected by: done hides the keyboard
// Rejected by: return after the password submits once
// Rejected by: return after the user goes on to the password
// Rejected by: the keyboard stays in between
// Rejected by: the same words in both fields confuse nobody

import HeadlessUIKit

/// The superclass of all forms.
class Form: UIViewController, UITextFieldDelegate {}

/// A screen with a user, a password, and a field for searching.
final class LoginController: Form {
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
    // The same object, not the same words: identity tells the two apart.
    if textField === userField {
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
