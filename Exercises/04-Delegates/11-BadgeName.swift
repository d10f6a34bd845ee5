// # Exercise 11: A name for a badge (it does not work)
//
// At a party each guest gets a badge, and types the name for it on this screen. A badge has room for
// eight letters. It does not work.
//
// What a person sees:
//
// - A tap on the field brings the keyboard, and what is typed stands in the field. That is right.
// - The field takes more than eight letters.
// - The return key does nothing. It should hide the keyboard.
// - The console says nothing.
//
// Find out why, and fix it. Then no change makes the name longer than eight letters, and return hides
// the keyboard. The rules in `BadgeRules` are right: leave them as they are. A screen that was left is
// freed: it does not stay in memory.
//
//     swift run course play BadgeName
//     swift run course inspect BadgeName
//     swift run course check BadgeName

import HeadlessUIKit

// TODO 1: Find out why the rules are not kept, fix it, and delete this line.

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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.accessibilityLabel = "Name"
    let rules = BadgeRules()
    field.delegate = rules
    view.addSubview(field)
  }
}
