//: # Every way out
//:
//: A form that writes its text when Done is tapped forgets that there are other
//: ways to leave a field. Find the place that every way passes, and write there.

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

  // Keys and the pasteboard: the wheels are the only ones to say anything.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }
}

//: ## The ways
//:
//: A button of the bar, a tap on the other field, a tap on the ground beside the
//: fields, and a new screen in the place of the old one, field and all.

func waysOut(_ stage: Stage, of form: UIViewController)
  -> [(String, () -> Void)]
{
  let first = form is FormOf2015
  let buttons = first ? ["完成", "上一个"] : ["Done", "Previous"]
  return [
    ("Done", { stage.toolbars.buttons[buttons[0]].tap() }),
    ("Previous", { stage.toolbars.buttons[buttons[1]].tap() }),
    ("other field", { stage.textFields[0].tap() }),
    ("ground", { stage.elements("ground") { $0 === form.view }[0].tap() }),
    ("new screen", { stage.present(UIViewController()) }),
  ]
}

func everyWayOut(on stage: Stage) throws {
  //: ## The first form
  //:
  //: Somebody from 广州 opens the wheels of each form, turns nothing, and
  //: leaves. (The ground of the form of 2015 does not listen: its wheels stay.)

  var rows: [[String]] = []
  let provinces = try Province.all()
  for index in 0..<5 {
    let (old, new) = (FormOf2015(), FormOfToday(provinces))
    for form: UIViewController in [old, new] {
      stage.present(form)
      stage.textFields[1].tap()
      waysOut(stage, of: form)[index].1()
    }
    let way = waysOut(stage, of: old)[index].0
    rows.append(
      [way, old.provinceField.text ?? "", new.cityField.text ?? ""])
  }
  stage.present(
    Table(
      ["left by", "2015", "today"], widths: [96, 104, 104], rows: rows))
  stage.show("Five ways to leave a field")

  //: One place instead of three, and no way is forgotten, not even those that
  //: nobody has thought of yet.

  //: ## The whole form
  //:
  //: Here it is, filled in by somebody who wants everything. The birthday is
  //: empty until a wheel is turned, 1990 is a year like any other, a pasted word
  //: stays out, and Previous leads back to a city that is written.

  let form = FormOfToday(provinces)
  stage.present(form)
  stage.textFields[0].tap()
  stage.toolbars.buttons["Next"].tap()
  stage.print(form.birthdayField.text == "")
  // Prints "true"

  stage.pickerWheels[0].adjust(toPickerWheelValue: "海南")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "三亚")
  UIPasteboard.general.string = "Sanya"
  stage.typeKey("v", modifierFlags: .command)
  stage.show("The wheels have settled, the field waits")

  stage.toolbars.buttons["Previous"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.toolbars.buttons["Done"].tap()
  stage.show("Filled in")

  //: Two things are still a matter of taste. This field says nothing while its
  //: wheels turn; the form of 2015 wrote along. And it writes what the wheels
  //: show *each* time somebody leaves: they are the one truth, and the text is a
  //: copy.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/07-CommitOnLeaving.swift, as announced. Its field may
//: hold words of its own, and keeps them.
