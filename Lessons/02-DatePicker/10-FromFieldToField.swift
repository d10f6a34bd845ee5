//: # From field to field
//:
//: After this chapter you can lead a person through a form with the buttons
//: Previous and Next.

import HeadlessUIKit
import Stage

//: ## Making a field the first responder
//:
//: `field.becomeFirstResponder()` begins the editing of a field, as a tap does.
//: `field.resignFirstResponder()` ends it. Both return true if it worked. A
//: field refuses to become the first responder when `isEnabled` is false, or
//: when its delegate says no. Call the method only when the field is on the
//: screen.

//: ## The form
//:
//: Next edits the field after the current one (step 1), and Previous the one
//: before (step -1). At the ends of the form nothing happens:
//: `indices.contains` tells whether there is such a field. The second field has
//: no input view, so it gets the keyboard of the system.

final class GuestViewController: UIViewController {
  let fields = [makeField("Birthday", y: 40), makeField("Name", y: 90)]

  override func viewDidLoad() {
    super.viewDidLoad()
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let previous = UIAction(title: "Previous") { [weak self] _ in
      self?.edit(step: -1)
    }
    let next = UIAction(title: "Next") { [weak self] _ in
      self?.edit(step: 1)
    }
    let done = UIAction(title: "Done") { [weak self] _ in
      self?.view.endEditing(true)
    }
    toolbar.items = [
      UIBarButtonItem(primaryAction: previous),
      UIBarButtonItem(primaryAction: next),
      .flexibleSpace(),
      UIBarButtonItem(primaryAction: done),
    ]
    fields[0].inputView = wheels(.date)
    for field in fields {
      field.inputAccessoryView = toolbar
      view.addSubview(field)
    }
  }

  /// Edits the field that is `step` places after the current one.
  func edit(step: Int) {
    let current = fields.firstIndex { $0.isFirstResponder }
    guard let current, fields.indices.contains(current + step)
    else { return }
    fields[current + step].becomeFirstResponder()
  }
}

func fromFieldToField(on stage: Stage) {
  //: ## The first field
  //:
  //: There is no field before the first one, so Previous does nothing.

  let form = GuestViewController()
  stage.present(form)
  stage.textFields["Birthday"].tap()
  stage.toolbars.buttons["Previous"].tap()
  stage.show("The first field, after a tap on Previous")

  stage.print(form.fields[0].isFirstResponder)
  // Prints "true"

  //: ## The next field
  //:
  //: The wheels go, the keyboard of the system comes, and the toolbar stays.

  stage.toolbars.buttons["Next"].tap()
  stage.show("The second field, with keys")

  stage.print(form.fields[1].isFirstResponder)
  // Prints "true"

  //: ## A disabled field
  //:
  //: Previous would lead to a disabled field here. `becomeFirstResponder`
  //: returns false. In a longer form, add `step` again, in a loop, until the
  //: field at that index is enabled or the form ends.

  form.fields[0].isEnabled = false
  stage.toolbars.buttons["Previous"].tap()
  stage.print(form.fields[1].isFirstResponder)
  // Prints "true"
}

//: ## Remember
//:
//: - `becomeFirstResponder()` begins editing, `resignFirstResponder()` ends it.
//: - `isFirstResponder` tells which field is being edited. Ask, and remember
//:   nothing.
//: - Check an index before you use it. At the ends of a form nothing happens.
//:
//: > Question: The controller remembers the index of the field, and changes it
//: > in Next and Previous. A person taps the third field, and then Next. What
//: > goes wrong?
//: > Answer: The tap did not change the index. Ask the fields which one is the
//: > first responder.

//: ## Your turn
//:
//: Exercise 6 is Exercises/02-DatePicker/06-PreviousNextDone.swift. You lead
//: through a form of any length, and pass over disabled fields.
//:
//:     swift run course check PreviousNextDone
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiresponder>
//: - <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>
