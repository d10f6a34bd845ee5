// # Exercise 3: Two fields, one delegate
//
// A login has a field for the user and one for the password, and one controller
// answers for both. The key of the first says next and goes on to the second. The
// key of the second says done, hides the keyboard and submits. A third field asks
// the controller too, and nothing happens there. The answer is always yes.
//
//     swift test --filter TwoFields

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
    // The same object, not the same words: identity tells the two apart.
    if textField === userField {
      userField.resignFirstResponder()
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
