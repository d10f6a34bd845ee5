// Alternative: The rules are made when they are needed for the first time.

import HeadlessUIKit

/// What a field for a badge allows.
final class BadgeRules: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 8
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// The screen on which a guest types a name.
final class BadgeNameViewController: UIViewController {
  let field = UITextField(frame: CGRect(x: 24, y: 60, width: 272, height: 34))
  private lazy var rules = BadgeRules()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.accessibilityLabel = "Name"
    field.delegate = rules
    view.addSubview(field)
  }
}
