//: # Two fields, one delegate
//:
//: A controller often answers for several fields at once, so it has to know
//: which of them is asking. That is what the first argument is for.

import HeadlessUIKit
import Stage

//: ## Who is asking?
//:
//: A login has a name and a password. The key on the first field says next, on
//: the second done, and one method answers for both. `===` asks whether two
//: references lead to *the same object*. `==` asks whether two objects are
//: worth the same, and that is another question.

final class LoginScreen: UIViewController, UITextFieldDelegate {
  let name = UITextField(
    frame: CGRect(x: 40, y: 40, width: 240, height: 36))
  let password = UITextField(
    frame: CGRect(x: 40, y: 88, width: 240, height: 36))
  let diary = Diary()

  override func viewDidLoad() {
    super.viewDidLoad()
    (name.placeholder, name.returnKeyType) = ("Name", .next)
    (password.placeholder, password.returnKeyType) = ("Password", .done)
    password.isSecureTextEntry = true
    let logo = UIImageView(image: UIImage(named: "hypno"))
    logo.center = CGPoint(x: 160, y: 180)
    view.addSubview(logo)
    for field in [name, password] {
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }
  }

  // Whoever begins turns blue, whoever ends turns black again. Which of
  // the two it is does not matter here.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.textColor = .systemBlue
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.textColor = .black
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name {
      password.becomeFirstResponder()
    } else if textField === password {
      password.resignFirstResponder()
      diary.note("welcome, \(name.text ?? "")")
    }
    return true
  }
}

//: ## Not by what it says
//:
//: Beginners tell fields apart by their words or by their placeholders. This
//: one does, and works until the day somebody's name is their password.

final class ForgetfulLogin: NSObject, UITextFieldDelegate {
  let (name, password): (UITextField, UITextField)

  init(of screen: LoginScreen) {
    (name, password) = (screen.name, screen.password)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.text == name.text {
      password.becomeFirstResponder()
    } else {
      password.resignFirstResponder()
    }
    return true
  }
}

func twoFieldsOneDelegate(on stage: Stage) {
  //: ## Next, and done
  //:
  //: Watch the conversation at the first return. The question stands first, and
  //: while it is being answered the name ends and the password begins. The
  //: keyboard stays where it is: it goes only when *nobody* takes over.

  let screen = LoginScreen()
  stage.present(screen)
  stage.textFields["Name"].tap()
  stage.typeText("Anna\n")
  stage.show("From field to field")

  stage.print(screen.password.isFirstResponder, stage.keyboards.count)
  // Prints "true 1"

  stage.typeText("rings\n")
  stage.show("Welcome")

  stage.print(screen.diary.last, stage.keyboards.count)
  // Prints "welcome, Anna 0"

  //: ## Anna, Anna
  //:
  //: The same two fields, and the forgetful delegate. Her password is her name,
  //: so return in the second field is taken for return in the first.

  let forgetful = ForgetfulLogin(of: screen)
  screen.name.delegate = forgetful
  screen.password.delegate = forgetful
  screen.password.text = "Anna"
  screen.password.becomeFirstResponder()
  stage.typeText("\n")
  stage.show("Done, and still there")

  stage.print(screen.password.isFirstResponder)
  // Prints "true"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/03-TwoFields.swift has a third field that nobody
//: knows.
