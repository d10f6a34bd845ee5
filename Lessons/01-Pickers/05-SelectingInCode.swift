//: # Selecting a row in code
//:
//: After this chapter you can turn a wheel from your code, for example when a
//: person taps a button, and keep the labels right.

import HeadlessUIKit
import Stage

//: ## A button and its action
//:
//: You want a button Tonight that chooses Film and Today. A `UIButton` is a
//: control: it sends an event when a person taps it. The event is called
//: `.touchUpInside`, because the finger goes up inside the button. An
//: **action** (`UIAction`) holds a closure, which runs when the event is sent.
//: `addAction` gives a button an action for an event.
//:
//: The button keeps its action, and the action keeps whatever its closure uses.
//: Here that is the controller, so the references make a circle:
//:
//:     controller ──▶ view ──▶ button ──▶ action ──▶ controller
//:
//: Such a circle is a **retain cycle**: none of its objects is ever freed. So
//: the closure takes the controller as `[weak self]`. Then `self` is an
//: optional inside the closure, and `self?.chooseTonight()` does nothing if it
//: is nil. The `_` stands for the argument of the closure, the action, which is
//: not used here.

extension FilterViewController {
  /// Adds a button that chooses Film and Today.
  func addTonightButton() {
    let button = UIButton(type: .system)
    button.setTitle("Tonight", for: .normal)
    button.frame = CGRect(x: 200, y: 240, width: 96, height: 48)
    button.addAction(
      UIAction { [weak self] _ in self?.chooseTonight() },
      for: .touchUpInside)
    view.addSubview(button)
  }

  /// Turns two wheels, and shows each of them in its label.
  func chooseTonight() {
    select(row: 2, of: 0)
    select(row: 1, of: 1)
  }

  /// Turns a wheel to a row, and writes the word on its label.
  func select(row: Int, of component: Int) {
    picker.selectRow(row, inComponent: component, animated: true)
    show(row: row, of: component)
  }
}

//: There is a shorter way, which the exercises use. The button is given an
//: action with a title, and runs it at its main event. For a button this is
//: `.touchUpInside`. Write `[weak self]` here as well:
//:
//:     let action = UIAction(title: "Tonight") { [weak self] _ in
//:       self?.chooseTonight()
//:     }
//:     let button = UIButton(type: .system, primaryAction: action)
//:
//: > Then: Before iOS 14 (2020) a button was given a target and the name of a
//: > method: `addTarget(self, action: #selector(tonight), for:
//: > .touchUpInside)`. You will see it in much code. Lesson 4 explains it.

func selectingInCode(on stage: Stage) {
  //: ## selectRow does not call didSelectRow
  //:
  //: `selectRow` turns a wheel from code. It does not call `didSelectRow`. Here
  //: the first wheel turns to Hotel. The picker knows it, but the label still
  //: says All.

  let controller = FilterViewController()
  stage.present(controller)
  controller.picker.selectRow(3, inComponent: 0, animated: false)
  stage.show("The wheel says Hotel, the label says All")

  stage.print(controller.picker.selectedRow(inComponent: 0))
  // Prints "3"

  stage.print(controller.labels[0].text ?? "")
  // Prints "All"

  //: The same is true for most controls of UIKit: what a person does is
  //: reported to you, and what your own code does is not. Scroll views are
  //: different. They report both.

  //: ## Turn the wheel, then update the label
  //:
  //: `select(row:of:)` above does both. Do not call your own `didSelectRow`
  //: instead: that method means "a person has chosen". If it one day counts the
  //: turns of a person, or saves a choice, it would do so for your code as
  //: well.

  controller.addTonightButton()
  stage.buttons["Tonight"].tap()
  stage.show("Wheels and labels agree")

  stage.print(
    controller.labels[0].text ?? "", "and",
    controller.labels[1].text ?? "")
  // Prints "Film and Today"

  //: ## The argument animated
  //:
  //: With `animated: true` a person sees the wheel turn. With `false` it jumps.
  //: In this course you see no difference, and `selectedRow` gives the new row
  //: at once.
  //:
  //: > On a device: Apple's page does not say what `selectedRow` gives while
  //: > the wheel still turns. If you need the row right after `selectRow`, use
  //: > the number that you selected.
}

//: ## Remember
//:
//: - `selectRow` does not call `didSelectRow`. Update your own views after it.
//: - Give one method the work of showing a choice, and call it from both
//:   places.
//: - If a button's closure uses `self`, write `[weak self]`.
//:
//: > Question: A button calls `selectRow`. The wheel turns, but the label below
//: > it stays as it was. Is `didSelectRow` wrong?
//: > Answer: No, it was not called. Call your own method that writes the label,
//: > right after `selectRow`.

//: ## Your turn
//:
//: Exercise 3 is Exercises/01-Pickers/03-SilentSelection.swift. A button
//: selects two rows, and wheel and label have to agree.
//:
//:     swift run course check SilentSelection
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiaction>
//: - <https://developer.apple.com/documentation/uikit/uibutton>
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
