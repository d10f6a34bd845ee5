// # Exercise 3: Two fields, one delegate
//
// A login screen has three fields, and the view controller is the delegate of all of them.
// The return key of the user field says next and goes on to the password field. The return
// key of the password field says done, hides the keyboard and submits. In the search field
// the return key does nothing, whatever it says. The answer is always true.
//
//     swift run course check TwoFields

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
    // TODO 1: The return keys say next and done, and this controller is the delegate of both.
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // TODO 2: The password field is first responder, or the login is submitted and the keyboard gone.
    false
  }

  /// Sends the login.
  func submit() {
    submissions.append("\(userField.text ?? "") \(passwordField.text ?? "")")
  }
}
