//: # The form of 2015
//:
//: A tutorial of 2015 put everything together: two labels and two fields from a
//: storyboard, and all the rest in code. Open FormOf2015.swift and
//: FormOf2015+Wheels.swift beside this chapter, and watch somebody fill it in.
//: (Its sections began with `#pragma mark -`, which Swift writes `// MARK: -`.)

import HeadlessUIKit
import Stage

func theFormOf2015(on stage: Stage) {
  //: ## Loaded
  //:
  //: `viewDidLoad` called the form's own method for a turned wheel, with nil
  //: for the picker, and that stood for now. So the form begins with a birthday
  //: that nobody has chosen: today. Whoever forgets the field was born this
  //: morning.

  let form = FormOf2015()
  stage.present(form)
  stage.show("Born today")

  //: ## The birthday
  //:
  //: A tap asks the delegate, the delegate installs the wheels, Chinese ones,
  //: and the orange bar: previous, next, done. A person turns to the first of
  //: January 2000, wheel by wheel, and the field follows.

  stage.textFields[0].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "2000年")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "1月")
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1日")
  stage.show("Born on the first day of 2000")

  //: Then the program sets the wheels, and the field does not follow: you know
  //: why. And 1990 is out of the question, because of the limits.

  form.datePicker.date = Date() - 14 * 365 * 24 * 3600
  stage.print(form.inputField.text ?? "")
  // Prints "2000-01-01"

  stage.pickerWheels[0].adjust(toPickerWheelValue: "1990年")
  stage.print(form.inputField.text ?? "")
  // Prints "1995-09-03"

  //: ## The province
  //:
  //: 上一个, previous, does nothing here. 下一个, next, brings the other
  //: wheels, and the form remembers 广东, the first province, in
  //: `selectedProvince`. The wheels show 广东 and 广州, and the field is empty.

  stage.toolbars.buttons["上一个"].tap()
  stage.toolbars.buttons["下一个"].tap()
  stage.show("The wheels say something, the field does not")

  //: Somebody from 广州 has nothing to turn. 完成, done, knows this case: if
  //: the field is empty, it writes the province, two spaces, and its first
  //: city.

  stage.toolbars.buttons["完成"].tap()
  stage.print(form.provinceField.text ?? "")
  // Prints "广东  广州"

  //: ## Turned
  //:
  //: The second time the field has its wheels already, and keeps them. Another
  //: province brings its cities, and the text follows every turn.

  stage.textFields[1].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "海南")
  stage.print(form.provinceField.text ?? "")
  // Prints "海南  海口"

  stage.pickerWheels[1].adjust(toPickerWheelValue: "三亚")
  stage.show("Sanya, in Hainan")

  //: ## Done writes city 0
  //:
  //: Now somebody changes their mind, and deletes the text with the keys of a
  //: keyboard that is plugged in. The wheels stand where they stood. Done finds
  //: an empty field, and writes the *first* city, whatever the wheel shows.

  stage.typeKey("a", modifierFlags: .command)
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.toolbars.buttons["完成"].tap()
  stage.print(form.provinceField.text ?? "")
  // Prints "海南  海口"

  stage.textFields[1].tap()
  stage.show("海口 in the field, 三亚 on the wheel")

  //: ## Other ways out
  //:
  //: And Done is one way of several. A new form, a person from 广州, and the
  //: way back by 上一个: the field stays empty, though the wheels said what it
  //: was to say.

  let second = FormOf2015()
  stage.present(second)
  stage.textFields[1].tap()
  stage.toolbars.buttons["上一个"].tap()
  stage.show("From nowhere")

  stage.print(second.provinceField.text == "")
  // Prints "true"

  //: The form works, as long as it is filled in the way its author filled it
  //: in. The next two chapters mend it: first what is chosen, then when.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/07-CommitOnLeaving.swift is a form with this hole;
//: the chapter after the next one shows the way.
