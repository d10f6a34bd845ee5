// Alternative: Targets and methods, and a stack of fields that is looked through.

import HeadlessUIKit

/// The screen on which a person signs in.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private var fields: [UITextField] = []
  private let button = UIButton(frame: CGRect(x: 60, y: 200, width: 200, height: 40))
  private let label = UILabel(frame: CGRect(x: 0, y: 10, width: 320, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, placeholder) in ["Name", "Password"].enumerated() {
      let field = UITextField(
        frame: CGRect(x: 10, y: 80 + CGFloat(index) * 50, width: 300, height: 40))
      field.tag = index
      field.placeholder = placeholder
      field.delegate = self
      field.isSecureTextEntry = index == 1
      field.autocapitalizationType = .none
      field.textContentType = [.username, .password][index]
      field.returnKeyType = [.next, .done][index]
      field.addTarget(self, action: SignInViewController.edited, for: .editingChanged)
      view.addSubview(field)
      fields.append(field)
    }
    button.setTitle("Sign in", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: SignInViewController.pressed, for: .touchUpInside)
    view.addSubview(button)
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    view.addSubview(label)
  }

  private func edited(_ field: UITextField) {
    button.isEnabled = !fields.contains { ($0.text ?? "") == "" }
  }

  private func pressed(_ sender: UIButton) {
    label.text = "Welcome, " + (fields[0].text ?? "")
    for field in fields { field.resignFirstResponder() }
    fields[1].text = nil
    edited(fields[1])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag == 0 {
      fields[1].becomeFirstResponder()
    } else if button.isEnabled {
      pressed(button)
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
