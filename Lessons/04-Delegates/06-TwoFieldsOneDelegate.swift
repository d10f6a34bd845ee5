//: # Two fields and one delegate
//:
//: After this chapter you can use one delegate for several text fields, and
//: tell them apart.

import HeadlessUIKit
import Stage

//: ## Which field asks?
//:
//: A login screen has a field for the name and one for the password, and the
//: view controller is the delegate of both. The return key of the first field
//: goes on to the second, and the one of the second field logs in. Both fields
//: call the same method, `textFieldShouldReturn`.
//:
//: The first argument is the sender, the field that asks. Compare it with your
//: properties with `===`. This operator is true if both sides are the same
//: object. (`==` asks whether two values are equal. Two fields with equal texts
//: are still two objects.)

final class LoginViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField(
    frame: CGRect(x: 40, y: 40, width: 240, height: 32))
  let passwordField = UITextField(
    frame: CGRect(x: 40, y: 88, width: 240, height: 32))
  private(set) var logins: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    nameField.textContentType = .username
    nameField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.returnKeyType = .done
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }
    let logo = UIImageView(image: UIImage(named: "hypno"))
    logo.center = CGPoint(x: 160, y: 176)
    view.addSubview(logo)
  }

  // The field that is edited is blue. It does not matter which one it is.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.textColor = .systemBlue
  }

  // `.label` is black, or white in Dark Mode.
  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.textColor = .label
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else if textField === passwordField {
      passwordField.resignFirstResponder()
      logins.append(nameField.text ?? "")
    }
    return true
  }
}

//: `textContentType` says what a field is for. An iPhone then offers the name
//: and the password that a person has stored for your app. A name for a login
//: often begins with a small letter, so the keyboard makes no capitals:
//: `autocapitalizationType` is `.none`.
//:
//: > On a device: The iPhone proposes a name and a password by itself only if
//: > the app and its website know each other (Apple calls this associated
//: > domains). If they do not, a person can tap the key above the keyboard and
//: > choose any of the stored passwords. The field of a form in which a person
//: > chooses a new password has the type `.newPassword`. This course stores no
//: > passwords, so the property changes nothing here.

//: ## Do not compare texts
//:
//: This delegate compares the texts of the fields. It works until both fields
//: have the same text.

final class TextComparingDelegate: NSObject, UITextFieldDelegate {
  let controller: LoginViewController

  init(_ controller: LoginViewController) {
    self.controller = controller
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.text == controller.nameField.text {
      controller.passwordField.becomeFirstResponder()
    } else {
      controller.passwordField.resignFirstResponder()
    }
    return true
  }
}

func twoFieldsOneDelegate(on stage: Stage) {
  //: ## From field to field
  //:
  //: A person types a name and presses next. While the delegate answers
  //: `shouldReturn`, it makes the password field the first responder. So the
  //: name field ends editing, and the password field begins. The keyboard
  //: stays, because another field takes over.

  let controller = LoginViewController()
  stage.present(controller)
  stage.textFields["Name"].tap()
  stage.typeText("Anna\n")
  stage.show("Next was pressed")

  stage.print(
    controller.passwordField.isFirstResponder, stage.keyboards.count)
  // Prints "true 1"

  //: In the second field, return hides the keyboard and logs in. The password
  //: is shown as dots, because `isSecureTextEntry` is true.

  stage.typeText("rings\n")
  stage.show("Done was pressed")

  stage.print(controller.logins, stage.keyboards.count)
  // Prints "["Anna"] 0"

  //: ## The same text in both fields
  //:
  //: Now the delegate compares texts, and the password is Anna too. Return in
  //: the password field is treated like return in the name field: the keyboard
  //: stays, and nobody is logged in.

  let delegate = TextComparingDelegate(controller)
  controller.nameField.delegate = delegate
  controller.passwordField.delegate = delegate
  controller.passwordField.text = "Anna"
  controller.passwordField.becomeFirstResponder()
  stage.typeText("\n")
  stage.show("The wrong delegate, and the same text twice")

  stage.print(controller.passwordField.isFirstResponder)
  // Prints "true"
}

//: ## Remember
//:
//: - The first argument of a delegate method is the sender.
//: - Compare senders with `===`, and not by their text, their placeholder or
//:   their return key.
//: - If one field makes another the first responder, the keyboard stays.
//:
//: > Question: A third field with the same delegate is added to the login
//: > screen, and the method ends with `else { logIn() }` for every field that
//: > is not the name field. What happens when a person presses return there?
//: > Answer: The app logs in. Compare with each field that you mean, and do
//: > nothing for all others.

//: ## Your turn
//:
//: Exercise 3 is Exercises/04-Delegates/03-TwoFields.swift: a login screen with
//: a third field that is left alone.
//:
//:     swift run course check TwoFields
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
//: - <https://developer.apple.com/documentation/uikit/uireturnkeytype>
//: - <https://developer.apple.com/documentation/uikit/uitextcontenttype>
//: - <https://developer.apple.com/documentation/swift/===(_:_:)>
