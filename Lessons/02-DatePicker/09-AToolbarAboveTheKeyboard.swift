//: # A toolbar above the keyboard
//:
//: After this chapter you can put a toolbar with a Done button on top of any
//: keyboard, and use one toolbar for several fields.

import HeadlessUIKit
import Stage

//: ## Why a toolbar
//:
//: A date picker has no key for "I have finished". Forms put a **toolbar**
//: (`UIToolbar`) above it: a bar with buttons, as the input accessory view of
//: the field.
//:
//: A toolbar has a list of items. A **bar button item** (`UIBarButtonItem`) is
//: no view. It describes a button: its title and its action. The item
//: `.flexibleSpace()` takes all the room that is left.
//:
//:     ┌────────────────────────────────────────┐
//:     │ [Today] ◀────flexible space────▶ [Done]│
//:     └────────────────────────────────────────┘

//: ## The form
//:
//: Both fields have the same toolbar: only one field is the first responder at
//: a time. The closures have `[weak self]`, because the controller keeps the
//: toolbar and the toolbar its items. Those of the date pickers have `[weak
//: field]`, too, against a second circle:
//:
//:     field ──▶ picker, its inputView ──▶ action ──▶ field

final class TripDatesViewController: UIViewController {
  let fields = [makeField("From", y: 40), makeField("To", y: 90)]

  lazy var toolbar: UIToolbar = {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let today = UIAction(title: "Today") { [weak self] _ in
      self?.chooseToday()
    }
    let done = UIAction(title: "Done") { [weak self] _ in
      self?.view.endEditing(true)
    }
    toolbar.items = [
      UIBarButtonItem(primaryAction: today),
      .flexibleSpace(),
      UIBarButtonItem(primaryAction: done),
    ]
    return toolbar
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields {
      let picker = wheels(.date)
      let action = UIAction { [weak self, weak field] _ in
        if let field { self?.showDay(of: field) }
      }
      picker.addAction(action, for: .valueChanged)
      field.inputView = picker
      field.inputAccessoryView = toolbar
      view.addSubview(field)
    }
  }

  /// Writes the day of a field's wheels into the field.
  func showDay(of field: UITextField) {
    guard let picker = field.inputView as? UIDatePicker else { return }
    let formatter = fileFormatter(in: zone(of: picker))
    field.text = formatter.string(from: picker.date)
  }

  /// Turns the wheels of the field that is being edited to today.
  func chooseToday() {
    guard let field = fields.first(where: { $0.isFirstResponder }),
      let picker = field.inputView as? UIDatePicker
    else { return }
    picker.date = Date()
    // Setting the date sends no event.
    showDay(of: field)
  }
}

//: `isFirstResponder` is true for the field that is being edited.
//: `first(where:)` gives the first element for which the closure is true.

func aToolbarAboveTheKeyboard(on stage: Stage) {
  //: ## Wheels and toolbar come together
  //:
  //: Whatever the width of the toolbar is, it becomes as wide as the keyboard.

  let form = TripDatesViewController()
  stage.present(form)
  stage.textFields["From"].tap()
  stage.toolbars.buttons["Today"].tap()
  stage.show("The toolbar lies on the wheels")

  stage.print(form.fields[0].text ?? "")
  // Prints "2015-08-29"

  //: ## The same toolbar for the second field
  //:
  //: The person taps the second field. The first one stops being the first
  //: responder, and its wheels go. The toolbar is the same object.

  stage.textFields["To"].tap()
  stage.pickerWheels[1].adjust(toPickerWheelValue: "31")
  stage.show("The second field is being edited")

  stage.print(
    stage.toolbars.count,
    form.fields[0].inputAccessoryView
      === form.fields[1].inputAccessoryView)
  // Prints "1 true"

  //: ## Done
  //:
  //: `endEditing(true)` finds the first responder in the view, wherever it is.

  stage.toolbars.buttons["Done"].tap()
  stage.show("Toolbar and wheels have gone together")

  //: ## Colours
  //:
  //: `tintColor` is the colour of the buttons, and `barTintColor` that of the
  //: bar.

  form.toolbar.barTintColor = .orange
  form.toolbar.tintColor = .white
  stage.textFields[0].tap()
  stage.show("White buttons on an orange bar")

  //: > Then: The toolbar of 2015 looked like this. All its buttons had the bold
  //: > style `.done`. Since iOS 26 (2025) the style is called `.prominent`.
  //:
  //: > On a device: Since iOS 26 a bar looks like glass. Apple advises against
  //: > a background of your own. For older systems there is
  //: > `UIToolbarAppearance` (iOS 13), which this course does not have.

  //: ## The keyboard covers the screen
  //:
  //: Wheels and toolbar lie over the lower part of the screen, and UIKit does
  //: not move your views away. Put fields into the upper half, or into a scroll
  //: view.
  //:
  //: > On a device: `view.keyboardLayoutGuide` (iOS 15) is the place of the
  //: > keyboard, for rules of Auto Layout. A field that is placed above it is
  //: > never covered.
}

//: ## Remember
//:
//: - `inputAccessoryView` is a view on top of the keyboard. It comes and goes
//:   with it.
//: - One toolbar can serve all fields.
//: - `view.endEditing(true)` ends the editing of whichever field it is.
//:
//: > Question: The closure of the item Done uses `self` without `[weak self]`.
//: > The form works. What is wrong?
//: > Answer: The controller keeps the toolbar, the toolbar the item, the item
//: > its action, and the action the controller. None of them is ever freed.

//: ## Your turn
//:
//: Exercise 5 is Exercises/02-DatePicker/05-InstallOnce.swift. You give two
//: fields their input views and a toolbar, when they are tapped for the first
//: time.
//:
//:     swift run course check InstallOnce
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitoolbar>
//: - <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
//: - <https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview>
