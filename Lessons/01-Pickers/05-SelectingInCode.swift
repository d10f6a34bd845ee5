//: # Selecting a row in code
//:
//: After this chapter you can turn a wheel from your code, for example when a
//: person taps a button, and keep the labels right.

import HeadlessUIKit
import Stage

//: ## Turn the wheel, and write the label
//:
//: You want a button Tonight that chooses Film and Today. `selectRow` turns a
//: wheel, but it does not write the label. `show(row:of:)` of chapter 4 does
//: that. So one method calls both:

extension FilterViewController {
  /// Turns a wheel to a row, and writes the word on its label.
  func select(row: Int, of component: Int) {
    picker.selectRow(row, inComponent: component, animated: true)
    show(row: row, of: component)
  }
}

//: With `animated: true` a person sees the wheel turn. With `false` it jumps.
//: In this course you see no difference.

//: ## A button and its action
//:
//: A button has no delegate. It is a **control** (`UIControl`): a view that
//: sends an **event** when a person uses it. The event of a tap is called
//: `.touchUpInside`, because the finger goes up inside the button. (A picker
//: view is no control. It tells only its delegate.)
//:
//: An **action** (`UIAction`) holds a title and a closure. A button that is
//: made with a primary action shows its title, and runs its closure when it
//: sends `.touchUpInside`. Here the closure calls `chooseTonight`. UIKit gives
//: the closure one argument, the action. It is not needed here, so `_` stands
//: in its place.
//:
//: `TonightViewController` is the screen of chapter 4 with this button. It is a
//: subclass of `FilterViewController`, so it has its picker, its labels and its
//: methods. (A button of the type `.system` looks like the buttons of Apple's
//: apps.)

final class TonightViewController: FilterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Tonight") { [weak self] _ in
      self?.chooseTonight()
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 200, y: 240, width: 96, height: 48)
    view.addSubview(button)
  }

  /// Chooses Film and Today.
  func chooseTonight() {
    select(row: 2, of: 0)
    select(row: 1, of: 1)
  }
}

//: Why `[weak self]`? A button keeps its action, and an action keeps what its
//: closure uses. Without `[weak self]` that would be the controller, and the
//: references would make a circle:
//:
//:     controller ──▶ view ──▶ button ──▶ action ──▶ controller
//:
//: Such a circle is a **retain cycle**: none of its objects is ever freed. With
//: `[weak self]` the closure does not keep the controller. The controller may
//: be gone when the closure runs. So `self` is an optional there, and the code
//: says `self?.chooseTonight()`.

//: > Then: Before iOS 14 (2020) a button was given a target and the name of a
//: > method: `addTarget(self, action: #selector(tonight), for:
//: > .touchUpInside)`. You will see it in much code. Lesson 4 explains it.

func selectingInCode(on stage: Stage) {
  //: ## The button turns two wheels
  //:
  //: `stage.buttons["Tonight"]` is the button with this title. A person taps
  //: it. Two wheels turn, and their labels say the new words.

  let controller = TonightViewController()
  stage.present(controller)
  stage.buttons["Tonight"].tap()
  stage.show("Wheels and labels agree")

  stage.print(
    controller.labels[0].text ?? "", "and",
    controller.labels[1].text ?? "")
  // Prints "Film and Today"

  //: ## selectRow does not call didSelectRow
  //:
  //: What happens without `show(row:of:)`? Here the code calls only
  //: `selectRow`. The first wheel turns to Hotel, but the label still says
  //: Film: `selectRow` does not call `didSelectRow`.

  controller.picker.selectRow(3, inComponent: 0, animated: false)
  stage.show("The wheel says Hotel, the label says Film")

  stage.print(controller.labels[0].text ?? "")
  // Prints "Film"

  //: The same is true for most controls of UIKit: what a person does is
  //: reported to you, and what your own code does is not.
  //:
  //: Do not call your own `didSelectRow` after `selectRow`. That method means
  //: "a person has chosen". If it one day counts the turns of a person, it
  //: would count those of your code as well.

  //: > On a device: Apple's page does not say what `selectedRow` gives while
  //: > the wheel still turns. If you need the row right after `selectRow`, use
  //: > the number that you selected.
}

//: ## Remember
//:
//: - `selectRow` does not call `didSelectRow`. Update your own views after it.
//: - Write one method that shows a choice. Call it from `didSelectRow` and
//:   after `selectRow`.
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
