//: # When a person leaves a field
//:
//: After this chapter you can save what the wheels show, in whichever way a
//: person leaves a field.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The wheels show Guangdong and Guangzhou before anybody turns them. A person
//: who lives there has nothing to turn, so `didSelectRow` is never called. The
//: form has to write the text when the person leaves the field.
//:
//: ## The form
//:
//: This is the whole form of the lesson. The method `done` is called by the
//: item Done.

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
    cityField.inputView = cityPicker
    let toolbar = makeToolbar()
    for field in [birthdayField, cityField] {
      field.inputAccessoryView = toolbar
      view.addSubview(field)
    }
  }

  func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let previous = UIAction(title: "Previous") { [weak self] _ in
      self?.birthdayField.becomeFirstResponder()
    }
    let next = UIAction(title: "Next") { [weak self] _ in
      self?.cityField.becomeFirstResponder()
    }
    let done = UIAction(title: "Done") { [weak self] _ in
      self?.done()
    }
    toolbar.items = [
      UIBarButtonItem(primaryAction: previous),
      UIBarButtonItem(primaryAction: next),
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
//: The form of 2015 wrote the first city in the method of Done, if the field
//: was empty. That has two faults. Who leaves by another way than Done gets no
//: city. And Done writes the *first* city, whatever the wheel shows.

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
//: A text field tells its delegate `textFieldDidEndEditing` whenever it stops
//: being edited, in whichever way. So this is the place to write the text.
//:
//: The birthday is different. Its wheels begin with today, and nobody means
//: that by doing nothing. It is only written when a wheel is turned.

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
  //: ## Done writes the first city
  //:
  //: This is the second fault. A person chooses Shenzhen, and then deletes the
  //: text with a hardware keyboard. The wheel still shows Shenzhen. Done finds
  //: an empty field, and writes Guangzhou.

  let provinces = try Province.all()
  let doneForm = DoneFormViewController(provinces: provinces)
  stage.present(doneForm)
  stage.textFields["City"].tap()
  stage.pickerWheels[1].adjust(toPickerWheelValue: "Shenzhen")
  stage.typeKey("a", modifierFlags: .command)
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.toolbars.buttons["Done"].tap()
  stage.print(doneForm.cityField.text ?? "")
  // Prints "Guangdong  Guangzhou"

  //: ## The finished form
  //:
  //: A person taps the city and leaves it with Previous, where the first fault
  //: would show. This form writes when editing ends. Then the person turns to
  //: the year 1990.

  let form = FinishedFormViewController(provinces: provinces)
  stage.present(form)
  stage.textFields["City"].tap()
  stage.toolbars.buttons["Previous"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.toolbars.buttons["Done"].tap()
  stage.show("Both fields are filled in")

  //: ## Four ways out
  //:
  //: Each time editing ends, and the city is written by one method.

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
//: > Then: The form of 2015 wrote today's date into the birthday when it
//: > opened. Its `viewDidLoad` called the method of the date picker with nil
//: > for the picker. A comment above the picker spoke of the toolbar: copied
//: > comments are often wrong. The methods stood in sections with the line
//: > `#pragma mark -`, which is `// MARK: -` in Swift.

//: ## Remember
//:
//: - A wheel shows something before it is turned. Decide for each field whether
//:   that is meant.
//: - `textFieldDidEndEditing` is called whenever editing ends, in whichever way.
//: - Read the wheels at that moment. Do not assume the first row.
//:
//: > Question: Your form writes the city in the action of Done. Testers report
//: > empty cities. They say: "I tapped the next field." What do you change?
//: > Answer: Move the line from the action of Done to `textFieldDidEndEditing`.

//: ## Your turn
//:
//: Exercise 8 is Exercises/02-DatePicker/08-CommitOnLeaving.swift. Its field
//: may already have a text of its own, and keeps it. The form can also be left
//: by a tap beside the fields: a `UITapGestureRecognizer` calls a method when a
//: person taps the view. That part is written already.
//:
//:     swift run course check CommitOnLeaving
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
//: - <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
