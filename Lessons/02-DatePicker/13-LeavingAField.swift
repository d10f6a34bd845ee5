//: # When a person leaves a field
//:
//: After this chapter you can build a form that takes what its wheels show, in
//: whichever way a person leaves a field: with a button, or with a tap on
//: another field.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The wheels show Guangdong and Guangzhou before anybody turns them. A person
//: who lives there has nothing to turn. So `didSelectRow` is never called, and
//: the field stays empty. The form has to write the text when the person leaves
//: the field.
//:
//: ## The form
//:
//: This is the whole form of the lesson. The toolbar of each field has one
//: button that leads to the other field, and Done, which calls `done`. (There
//: are two toolbars, so that each button leads somewhere.) `source` answers the
//: wheels of the city (chapter 12).

class CityFormViewController: UIViewController {
  let birthdayField = makeField("Birthday", y: 40)
  let cityField = makeField("City", y: 90)
  let datePicker = wheels(.date)
  let cityPicker = UIPickerView()
  let source: LiveCityPickerSource

  init(provinces: [Province]) {
    source = LiveCityPickerSource(provinces: provinces)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    datePicker.maximumDate = Date()
    let action = UIAction { [weak self] _ in self?.showBirthday() }
    datePicker.addAction(action, for: .valueChanged)
    cityPicker.dataSource = source
    cityPicker.delegate = source
    source.onChoice = { [weak self] text in
      self?.cityField.text = text
    }
    birthdayField.inputView = datePicker
    birthdayField.inputAccessoryView = makeToolbar(
      "Next", to: cityField)
    cityField.inputView = cityPicker
    cityField.inputAccessoryView = makeToolbar(
      "Previous", to: birthdayField)
    view.addSubview(birthdayField)
    view.addSubview(cityField)
  }

  func makeToolbar(
    _ title: String, to field: UITextField
  ) -> UIToolbar {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let leave = UIAction(title: title) { [weak field] _ in
      field?.becomeFirstResponder()
    }
    let done = UIAction(title: "Done") { [weak self] _ in
      self?.done()
    }
    toolbar.items = [
      UIBarButtonItem(primaryAction: leave),
      .flexibleSpace(),
      UIBarButtonItem(primaryAction: done),
    ]
    return toolbar
  }

  func showBirthday() {
    let formatter = fileFormatter(in: zone(of: datePicker))
    birthdayField.text = formatter.string(from: datePicker.date)
  }

  func done() {
    view.endEditing(true)
  }
}

//: ## Saving in Done only: a common mistake
//:
//: The form of 2015 wrote the first city when Done was tapped, if the field was
//: empty. That has two faults:
//:
//: - Who leaves by another way than Done gets no city.
//: - Done writes the *first* city, whatever the wheel shows.

final class DoneFormViewController: CityFormViewController {
  override func done() {
    if cityField.isFirstResponder, cityField.text == "",
      let province = source.province(of: cityPicker)
    {
      cityField.text = "\(province.name)  \(province.cities[0])"
    }
    super.done()
  }
}

//: ## Saving when editing ends
//:
//: A text field calls `textFieldDidEndEditing` of its delegate whenever its
//: editing ends, in whichever way. So this is the place to write the city.
//:
//: The birthday is different. Its wheels begin with today, and hardly anybody
//: means that. It is only written when a wheel is turned.

final class FinishedFormViewController: CityFormViewController,
  UITextFieldDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    birthdayField.delegate = self
    cityField.delegate = self
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === cityField {
      cityField.text = source.text(of: cityPicker)
    }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }
}

func leavingAField(on stage: Stage) throws {
  //: ## The first fault: no city
  //:
  //: A person from Guangzhou taps City. The wheels say Guangzhou already. The
  //: field is still empty, and Previous leaves it so.

  let provinces = try Province.all()
  let doneForm = DoneFormViewController(provinces: provinces)
  stage.present(doneForm)
  stage.textFields["City"].tap()
  stage.show("The wheels say it, the field does not")

  stage.toolbars.buttons["Previous"].tap()
  stage.print(doneForm.cityField.text == "")
  // Prints "true"

  //: ## The second fault: a wrong city
  //:
  //: A person chooses Shenzhen, and deletes the text with a hardware keyboard.
  //: The wheel still shows Shenzhen. Done finds an empty field, and writes
  //: Guangzhou.

  stage.textFields["City"].tap()
  stage.pickerWheels[1].adjust(toPickerWheelValue: "Shenzhen")
  stage.typeKey("a", modifierFlags: .command)
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.toolbars.buttons["Done"].tap()
  stage.print(doneForm.cityField.text ?? "")
  // Prints "Guangdong  Guangzhou"

  //: ## The finished form
  //:
  //: A person taps City, turns nothing, and leaves the field with Previous.
  //: This form writes the city. Then the person turns to the year 1990.

  let form = FinishedFormViewController(provinces: provinces)
  stage.present(form)
  stage.textFields["City"].tap()
  stage.toolbars.buttons["Previous"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.toolbars.buttons["Done"].tap()
  stage.show("Both fields are filled in")

  //: ## Four ways out
  //:
  //: Each of the `ways` has a name and a closure. The loop tries each in a new
  //: form, and `textFieldDidEndEditing` writes the city.

  let ways: [(String, () -> Void)] = [
    ("Done:", { stage.toolbars.buttons["Done"].tap() }),
    ("Previous:", { stage.toolbars.buttons["Previous"].tap() }),
    ("Another field:", { stage.textFields["Birthday"].tap() }),
    ("A new screen:", { stage.present(UIViewController()) }),
  ]
  for (name, leave) in ways {
    let form = FinishedFormViewController(provinces: provinces)
    stage.present(form)
    stage.textFields["City"].tap()
    leave()
    stage.print(name, form.cityField.text ?? "")
    // Prints "Done: Guangdong  Guangzhou"
    // Prints "Previous: Guangdong  Guangzhou"
    // Prints "Another field: Guangdong  Guangzhou"
    // Prints "A new screen: Guangdong  Guangzhou"
  }
}

//: > On a device: The Home button does not end editing, so nothing is written
//: > then. An app that saves when it goes to the background calls
//: > `view.endEditing(true)` first.
//:
//: > Then: The form of 2015 wrote today's date when it opened: `viewDidLoad`
//: > called the method of the date picker with nil for the picker. A comment
//: > above the picker spoke of the toolbar. The methods stood in sections with
//: > the line `#pragma mark -`, which is `// MARK: -` in Swift.

//: ## Remember
//:
//: - A wheel shows something before it is turned. Decide for each field whether
//:   that is meant.
//: - `textFieldDidEndEditing` is called whenever editing ends. Read the wheels
//:   then: they may not be on the first row.
//:
//: > Question: Your form writes the city in the action of Done. Testers find
//: > empty cities: "I tapped the next field." What do you change?
//: > Answer: Move the line from the action of Done to `textFieldDidEndEditing`.

//: ## Your turn
//:
//: Exercise 8 is Exercises/02-DatePicker/08-CommitOnLeaving.swift. Its field
//: may have a text already, and keeps it. A tap beside the fields leaves them,
//: too. That part is written already: a `UITapGestureRecognizer` calls a method
//: when a person taps the view.
//:
//:     swift run course check CommitOnLeaving
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
//: - <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
