//: # A bar above the keyboard
//:
//: Wheels have no return key, so nothing on them says "done". The bar that says
//: it is a **toolbar**, and it stands in the field's `inputAccessoryView`: a
//: view that comes and goes with the keyboard, on top of it.

import HeadlessUIKit
import Stage

//: ## Four items
//:
//: A toolbar shows **items**: buttons, and the space between them. A flexible
//: space takes what is left, and so pushes Done to the right. Each button runs
//: an action. `weak`, because the form keeps the bar, and the bar its items: a
//: closure that keeps the form would close the ring, and nothing be let go.

final class GuestViewController: UIViewController {
  let fields = [
    UITextField("Birthday", row: 0), UITextField("City", row: 1),
  ]

  lazy var bar: UIToolbar = {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      item("Previous") { $0.editPrevious() },
      item("Next") { $0.editNext() },
      .flexibleSpace(),
      item("Done") { $0.view.endEditing(true) },
    ]
    return bar
  }()

  private func item(
    _ title: String, _ act: @escaping (GuestViewController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in self.map(act) })
  }

  // A bar for each field would do as well, and would be made twice.
  override func viewDidLoad() {
    super.viewDidLoad()
    fields[0].inputView = UIDatePicker(.date)
    for field in fields {
      field.inputAccessoryView = bar
      view.addSubview(field)
    }
  }

  // Each way leads from one field only. Elsewhere there is nowhere to go.
  private func editPrevious() {
    if fields[1].isFirstResponder { fields[0].becomeFirstResponder() }
  }

  private func editNext() {
    if fields[0].isFirstResponder { fields[1].becomeFirstResponder() }
  }
}

func aBarAboveTheKeyboard(on stage: Stage) {
  //: ## The first field
  //:
  //: The bar lies on the wheels, and is as wide as they are, whatever width it
  //: was made with. Previous is there, and does nothing: this is the first
  //: field.

  let form = GuestViewController()
  stage.present(form)
  stage.textFields["Birthday"].tap()
  stage.toolbars.buttons["Previous"].tap()
  stage.show("Wheels with a bar")

  stage.print(form.fields[0].isFirstResponder)
  // Prints "true"

  //: ## The next one
  //:
  //: Next makes the other field the first responder. The first one was asked
  //: whether it may end, ended, and took its wheels along. The keys are those of
  //: the second.

  stage.toolbars.buttons["Next"].tap()
  stage.show("The same bar, on keys")

  //: It *is* the same bar. Both fields have it, and that works because only one
  //: keyboard is on the screen at a time: a view has one superview.

  stage.print(
    stage.toolbars.count,
    form.fields[0].inputAccessoryView
      === form.fields[1].inputAccessoryView)
  // Prints "1 true"

  //: ## Done, whoever it was
  //:
  //: Done need not know which field is edited. `endEditing` asks the view and
  //: everything in it: whoever is the first responder resigns.

  stage.toolbars.buttons["Done"].tap()
  stage.show("Bar and keyboard have gone together")

  stage.print(form.fields.contains { $0.isFirstResponder })
  // Prints "false"

  //: ## As it looked
  //:
  //: The bar of 2015 was orange with white words, and all three of its buttons
  //: said `style: .done`, which is bold, for the one that completes a task.
  //: `barTintColor` still works; newer is `UIToolbarAppearance`, and since iOS
  //: 26 the style is called `.prominent`.

  let old = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  old.barTintColor = .orange
  old.tintColor = .white
  let titles = ["上一个", "下一个", "完成"]
  let buttons = titles.map { title in
    UIBarButtonItem(
      title: title, style: .done, target: nil, action: nil)
  }
  old.items = [buttons[0], buttons[1], .flexibleSpace(), buttons[2]]
  form.fields[0].inputAccessoryView = old
  stage.textFields["Birthday"].tap()
  stage.show("Previous, next, done")

  //: A toolbar above a keyboard is so common that nobody is surprised where it
  //: is drawn. Look at the picture once more: it covers the lower half of the
  //: screen, and no view has moved out of its way. UIKit pushes nothing aside.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/05-PreviousNextDone.swift leads through any number
//: of fields, and passes over those that are disabled.
