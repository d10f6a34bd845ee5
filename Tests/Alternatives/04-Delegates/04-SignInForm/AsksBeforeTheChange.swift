// Alternative: The delegate counts the change before it happens, and the button signs in by its event.

import HeadlessUIKit

/// The screen on which a person signs in.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let name = UITextField(frame: CGRect(x: 30, y: 100, width: 260, height: 30))
  private let password = UITextField(frame: CGRect(x: 30, y: 140, width: 260, height: 30))
  private let label = UILabel(frame: CGRect(x: 30, y: 10, width: 260, height: 80))
  private lazy var button: UIButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Sign in") { [unowned self] _ in
      self.label.text = "Welcome, \(self.name.text ?? "")"
      self.view.endEditing(true)
      self.password.text = ""
      self.button.isEnabled = false
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    name.autocapitalizationType = .none
    (name.placeholder, password.placeholder) = ("Name", "Password")
    (name.textContentType, password.textContentType) = (.username, .password)
    (name.returnKeyType, password.returnKeyType) = (.next, .done)
    password.isSecureTextEntry = true
    label.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 15))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    (name.delegate, password.delegate) = (self, self)
    button.frame = CGRect(x: 30, y: 200, width: 260, height: 40)
    button.isEnabled = false
    for part in [name, password, label, button] { view.addSubview(part) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = (textField.text ?? "") as NSString
    let isEmpty = old.replacingCharacters(in: range, with: string).isEmpty
    let other = textField === name ? password : name
    button.isEnabled = !isEmpty && other.text != ""
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    button.isEnabled = name.text != "" && password.text != ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField === password else { return password.becomeFirstResponder() }
    view.endEditing(true)
    if button.isEnabled { button.sendActions(for: .primaryActionTriggered) }
    return true
  }
}
