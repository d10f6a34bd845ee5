//: # A date picker as a keyboard
//:
//: After this chapter you can show wheels in the place of the keyboard. A
//: person taps a field, the wheels come up, and each turn writes a day into the
//: field.

import HeadlessUIKit
import Stage

//: ## A text field and its keyboard
//:
//: A **text field** (`UITextField`) is a control with one line of text that a
//: person can change. A tap on it makes it the **first responder**: the object
//: that gets what is typed. Only one object of a window is the first responder
//: at a time.
//:
//: What comes up then is the **input view** of the field. `inputView` is nil at
//: first, and that means the keyboard of the system. If you set another view,
//: it comes up instead. The **input accessory view** is a view on top of it,
//: often a toolbar (chapter 9).
//:
//:     ┌──────────────────────────────┐
//:     │  Birthday │ 2000-08-29     │ │ ◀── text field, the first responder
//:     │                              │
//:     ├──────────────────────────────┤
//:     │  Previous   Next        Done │ ◀── its inputAccessoryView
//:     ├──────────────────────────────┤
//:     │   July       28      1999    │
//:     │ › August     29      2000  ‹ │ ◀── its inputView
//:     │   September  30      2001    │
//:     └──────────────────────────────┘
//:
//: Both views come when the field becomes the first responder, and go when it
//: stops being it. You never add them to the screen yourself.

//: ## A field for a form
//:
//: The **placeholder** is the grey text that is shown while the field is empty.
//: Once there is a text, VoiceOver does not read the placeholder. So the field
//: has an `accessibilityLabel` (lesson 1, chapter 8), too, and is heard as
//: "Birthday, 2000-08-29".

func makeField(_ placeholder: String, y: CGFloat) -> UITextField {
  let field = UITextField(
    frame: CGRect(x: 24, y: y, width: 272, height: 34))
  field.placeholder = placeholder
  field.accessibilityLabel = placeholder
  field.borderStyle = .roundedRect
  return field
}

//: ## The form
//:
//: A text field has a delegate. It calls `textFieldShouldBeginEditing` before
//: it becomes the first responder, and the answer false would stop it. Here the
//: field gets its wheels at that moment, if it has none yet. You need this `if`
//: when the method itself makes the picker, as in exercise 5.
//:
//: Here `picker` is lazy, so it is made once, at the first tap, and the
//: controller keeps it.
//:
//: The second method of the delegate and its answer wait for the last step of
//: this chapter.

final class BirthdayFieldViewController: UIViewController,
  UITextFieldDelegate
{
  let field = makeField("Birthday", y: 40)
  var acceptsTyping = true

  lazy var picker: UIDatePicker = {
    let picker = wheels(.date)
    picker.maximumDate = Date()
    let action = UIAction { [weak self] _ in self?.showDay() }
    picker.addAction(action, for: .valueChanged)
    return picker
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  func showDay() {
    let formatter = fileFormatter(in: zone(of: picker))
    field.text = formatter.string(from: picker.date)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if textField.inputView == nil { textField.inputView = picker }
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    acceptsTyping
  }
}

//: You may also set `inputView` in `viewDidLoad`. Then the picker is made even
//: if nobody taps the field.

func aDatePickerAsKeyboard(on stage: Stage) {
  //: ## Wheels in place of the keyboard
  //:
  //: A person taps the field and turns the wheel of the years. The action
  //: writes the day into the field.

  let form = BirthdayFieldViewController()
  stage.present(form)
  stage.textFields["Birthday"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("The date picker is the input view")

  stage.print(form.field.text ?? "")
  // Prints "1990-08-29"

  //: ## The same wheels again
  //:
  //: `endEditing(true)` of a view ends the editing of every field in it. When
  //: the person comes back, the wheels are where they were: the field has kept
  //: its date picker. A new picker for each tap would show today again.

  form.view.endEditing(true)
  stage.textFields["Birthday"].tap()
  stage.print(stage.pickerWheels[2].value ?? "")
  // Prints "1990"

  //: ## Text without keys
  //:
  //: Wheels do not keep a person from typing: an iPad often has a hardware
  //: keyboard. A person can also paste. The **pasteboard**
  //: (`UIPasteboard.general`) holds what was copied last. Here somebody selects
  //: the text (⌘A) and pastes (⌘V) "last summer" over it.

  UIPasteboard.general.string = "last summer"
  stage.typeKey("a", modifierFlags: .command)
  stage.typeKey("v", modifierFlags: .command)
  stage.show("A text was pasted into the field")

  stage.print(form.field.text ?? "")
  // Prints "last summer"

  //: ## Only the wheels change the text
  //:
  //: The field calls `shouldChangeCharactersIn` before a person changes the
  //: characters in `range`, not when your code sets `text`. It returns
  //: `acceptsTyping`, now false: the wheel still writes, "or so" is refused.

  form.acceptsTyping = false
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.typeText("or so")
  stage.print(form.field.text ?? "")
  // Prints "1990-05-29"
}

//: ## Remember
//:
//: - `inputView` replaces the keyboard of a field. Set the style of a date
//:   picker to `.wheels` for it.
//: - A field keeps its input view. Make it once.
//: - A person can still type and paste. Return false in
//:   `shouldChangeCharactersIn` if that makes no sense.
//:
//: > Question: Each time a person taps the field, the wheels start at today
//: > again. What does the form do wrong?
//: > Answer: It makes a new date picker each time. It should look whether
//: > `inputView` is nil first.

//: ## Your turn
//:
//: In this file let `textFieldShouldBeginEditing` return false, and run `swift
//: run date-picker --chapter 8`. Then no wheels come up. Put the file back with
//: `git checkout Lessons`.
//:
//: Then look inside the picture 8.1:
//:
//:     swift run date-picker --inspect 8.1
//:
//:     asked  UITextField (first responder)
//:     strong inputView: UIDatePicker
//:
//: In the page (`swift run date-picker --browser`) press Use this phone, Look
//: inside, and choose the `UITextField`: the input view stands under Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
//: - <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
