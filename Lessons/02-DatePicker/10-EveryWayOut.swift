//: # Every way out
//:
//: A form that writes its text when Done is tapped forgets that there are other
//: ways to leave a field. Find the place that every way passes, and write
//: there.

import HeadlessUIKit
import Stage

//: ## The place
//:
//: Whoever takes the first place from a field, and however: the field tells its
//: delegate that editing **did end**. Open FormOfToday.swift for the rest of
//: this form.

extension FormOfToday: UITextFieldDelegate {
  // The wheels show a city before anybody turns them, and who means it
  // has nothing to turn. A birthday is another matter: today is a guess.
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === cityField else { return }
    textField.text = wheels.text
  }

  // Keys and the pasteboard: only the wheels have anything to say.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }
}

//: ## The ways
//:
//: A button of the bar, a tap on the other field, a tap on the ground beside
//: the fields, and a new screen in the place of the old one, field and all.

func waysOut(
  of form: UIViewController, on stage: Stage
) -> [(name: String, leave: () -> Void)] {
  let ground = stage.elements("ground") { $0 === form.view }[0]
  return [
    ("Done", { stage.toolbars.buttons["Done"].tap() }),
    ("Previous", { stage.toolbars.buttons["Previous"].tap() }),
    ("Other field", { stage.textFields[0].tap() }),
    ("Ground", { ground.tap() }),
    ("New screen", { stage.present(UIViewController()) }),
  ]
}

func everyWayOut(on stage: Stage) throws {
  //: ## The whole form
  //:
  //: Here it is, filled in by somebody who wants everything. The birthday is
  //: empty until a wheel is turned. A pasted word stays out.

  let provinces = try Province.all()
  let form = FormOfToday(provinces)
  stage.present(form)
  stage.textFields[0].tap()
  stage.toolbars.buttons["Next"].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "海南")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "三亚")
  UIPasteboard.general.string = "Sanya"
  stage.typeKey("v", modifierFlags: .command)
  stage.show("The wheels have settled, the field waits")

  stage.print(form.birthdayField.text == "")
  // Prints "true"

  //: Previous leads out of the field, and the city is written. 1990 is a year
  //: like any other.

  stage.toolbars.buttons["Previous"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.toolbars.buttons["Done"].tap()
  stage.show("Filled in")

  //: Two things are a matter of taste. This field says nothing while its wheels
  //: turn; the form of 2015 wrote along. And it writes what the wheels show
  //: each time somebody leaves: they are the truth, and the text is a copy.

  //: ## All the ways
  //:
  //: Somebody from 广州 opens the wheels, turns nothing, and leaves, once by
  //: each way. The form of 2015 wrote its city in the first of these cases.

  for way in waysOut(of: form, on: stage).indices {
    let form = FormOfToday(provinces)
    stage.present(form)
    stage.textFields[1].tap()
    let (name, leave) = waysOut(of: form, on: stage)[way]
    leave()
    stage.print(name, form.cityField.text ?? "")
    // Prints "Done 广东  广州"
    // Prints "Previous 广东  广州"
    // Prints "Other field 广东  广州"
    // Prints "Ground 广东  广州"
    // Prints "New screen 广东  广州"
  }

  //: One place in the code for five ways, and for those that nobody has thought
  //: of yet.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/07-CommitOnLeaving.swift, as announced. Its field
//: may hold words of its own, and keeps them.
