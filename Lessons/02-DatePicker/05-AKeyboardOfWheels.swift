//: # A keyboard of wheels
//:
//: A tap makes a text field the **first responder**: the object that hears the
//: keys. The system then brings a keyboard. Which one is up to the field: any
//: view that stands in its `inputView` takes the place of the keys.

import HeadlessUIKit
import Stage

//: ## A field for a birthday
//:
//: The wheels are `lazy`: made when somebody first asks for them, and kept. The
//: property has to be strong. A weak one would be nil again one line later,
//: because nobody else holds a view that is on no screen yet. (The shorthand
//: with a row is this lesson's own, from UITextField+Row.swift.)

final class BirthdayViewController: UIViewController, UITextFieldDelegate
{
  let field = UITextField("Birthday", row: 0)
  var takesKeys = true

  lazy var wheels: UIDatePicker = {
    let wheels = UIDatePicker(.date)
    wheels.maximumDate = Date()
    wheels.addTarget(
      self, action: BirthdayViewController.dayWasTurned,
      for: .valueChanged)
    return wheels
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  private func dayWasTurned() {
    field.text = dayFormatter.string(from: wheels.date)
  }

  //: Before it becomes the first responder, the field *asks* its delegate.
  //: Texts of 2015 gave it the keyboard here, and then answered yes. It is
  //: early enough. (`viewDidLoad` is simpler, and makes wheels that perhaps
  //: nobody needs.) A field that has its keyboard keeps it.

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if textField.inputView != nil { return true }
    textField.inputView = wheels
    return true
  }

  // Asked before each change that a person makes.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    takesKeys
  }
}

func aKeyboardOfWheels(on stage: Stage) {
  //: ## The keyboard that is none
  //:
  //: The same field with a date picker as it is made, and nothing said about
  //: its style. This is what old forms look like today.

  let old = UITextField("Birthday", row: 0)
  old.inputView = UIDatePicker()
  stage.present(old)
  stage.textFields["Birthday"].tap()
  stage.show("Compact, where keys should be")

  //: ## Wheels
  //:
  //: With wheels it is as high as it likes to be, 216 points. Turn them, and
  //: the target writes what they say into the field.

  let form = BirthdayViewController()
  stage.present(form)
  stage.textFields["Birthday"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("The keyboard has no keys")

  stage.print(form.field.text ?? "")
  // Prints "1990-08-29"

  //: ## Back again
  //:
  //: Editing ends, and the wheels go. When the person comes back, the field has
  //: its keyboard, and the wheels stand where they were left. A form that makes
  //: new wheels at every tap shows today again.

  form.view.endEditing(true)
  stage.textFields.firstMatch.tap()
  stage.print(stage.pickerWheels[2].value ?? "")
  // Prints "1990"

  //: ## A keyboard without keys
  //:
  //: So nobody can type here, one would think. But the field is a text field
  //: still, and keys can come from elsewhere: from a keyboard that is plugged
  //: in, and from the pasteboard.

  UIPasteboard.general.string = "last summer"
  stage.typeKey("a", modifierFlags: .command)
  stage.typeKey("v", modifierFlags: .command)
  stage.show("Pasted")

  stage.print(form.field.text ?? "")
  // Prints "last summer"

  //: The wheels say 1990, the field says last summer, and a program that reads
  //: the field gets no date. What does help is to say no: the field asks before
  //: each change a person makes, and what *your* code assigns is not asked
  //: about.

  form.takesKeys = false
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.typeText("or so")
  stage.show("The field takes its words from the wheels alone")

  stage.print(form.field.text ?? "")
  // Prints "1990-05-29"

  //: ## Changed in between
  //:
  //: A field that is being edited looks at its `inputView` once, when it
  //: begins. Give it another one meanwhile, and call `reloadInputViews()`.

  form.field.inputView = nil
  stage.print(stage.keyboards.count)
  // Prints "0"

  form.field.reloadInputViews()
  stage.show("Keys after all")

  stage.print(stage.keyboards.count)
  // Prints "1"
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/04-InstallOnce.swift gives two fields their wheels,
//: once, and leaves a third one alone.
