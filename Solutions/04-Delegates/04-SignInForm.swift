// # Exercise 4: Signing in (small project)
//
// Anna's family shares one phone, so each of them signs in first. The form of lesson 2 filled its
// fields with wheels. In this one a person types, and the keyboard leads from field to field.
//
// Build a whole screen. Its parts lie in the upper 300 points of a screen 320 points wide, where
// the keyboard does not cover them, and they do not cover each other:
//
// - A text field with the placeholder "Name". Its content type is `.username`, its keyboard makes
//   no capitals, and its return key says next and goes on to the password.
// - A text field with the placeholder "Password". Its content type is `.password`, it shows dots,
//   and its return key says done.
// - A button "Sign in". It is enabled only while both fields have a text.
// - A label of at least 140 by 16 points, empty at first. It follows the text size that a person
//   has chosen: its font is `.preferredFont(forTextStyle: .body)`, and its
//   `adjustsFontForContentSizeCategory` is true. In the size `.accessibilityLarge` "Welcome, Anna"
//   is still whole. A frame does not grow: a line needs about 40 points there.
//
// A tap on the button signs in, and so does return in the password field:
//
// - The label says "Welcome, Anna", with the name as it was typed. The keyboard is gone, and the
//   password is empty.
// - While a field is empty, return in the password field only hides the keyboard.
//
// A screen that was left is freed: it does not stay in memory.
//
//     swift run course check SignInForm

import HeadlessUIKit

/// The screen on which a person signs in.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 36))
  let passwordField = UITextField(frame: CGRect(x: 20, y: 88, width: 280, height: 36))
  let button = UIButton(type: .system)
  // Large text needs more than 24 points.
  let welcomeLabel = UILabel(frame: CGRect(x: 20, y: 192, width: 280, height: 60))

  private var isComplete: Bool {
    nameField.text?.isEmpty == false && passwordField.text?.isEmpty == false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.textContentType = .username
    nameField.autocapitalizationType = .none
    nameField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.textContentType = .password
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .done
    for field in [nameField, passwordField] {
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
      view.addSubview(field)
    }
    addButton()
    welcomeLabel.font = .preferredFont(forTextStyle: .body)
    welcomeLabel.adjustsFontForContentSizeCategory = true
    view.addSubview(welcomeLabel)
    updateButton()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      signIn()
    }
    return true
  }

  private func addButton() {
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 20, y: 136, width: 280, height: 44)
    // The screen keeps the button, and the button its action. So the action keeps no screen.
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func updateButton() {
    button.isEnabled = isComplete
  }

  private func signIn() {
    // The return key comes here as well, and it is never disabled.
    guard isComplete else { return }
    welcomeLabel.text = "Welcome, \(nameField.text ?? "")"
    view.endEditing(true)
    passwordField.text = ""
    // Setting the text in code sends no event.
    updateButton()
  }
}
