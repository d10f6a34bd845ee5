//: # The events of a text field
//:
//: After this chapter you can run code when a person types, in a closure or in
//: a method, and you know what an action cannot do.

import HeadlessUIKit
import Stage

//: ## A text field is a control
//:
//: A text field is a control, as a button is, so it sends events. These are the
//: ones that you will use:
//:
//: - `.editingDidBegin`: the field has become the first responder.
//: - `.editingChanged`: a person has changed the text.
//: - `.editingDidEnd`: the field has stopped being the first responder.
//: - `.editingDidEndOnExit`: a person has pressed the return key.
//:
//: A closure for an event is added with `addAction`, as in lesson 1. The code
//: of this controller shows the number of letters in a label, each time a
//: person changes the text.

final class LetterCountViewController: PromptViewController {
  let label = UILabel(
    frame: CGRect(x: 40, y: 112, width: 240, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.textColor = .white
    view.addSubview(label)
    field.addAction(
      UIAction { [weak self] _ in self?.showCount() },
      for: .editingChanged)
    field.addTarget(
      self, action: LetterCountViewController.colorText,
      for: .editingDidBegin)
  }

  func showCount() {
    label.text = "\(field.text?.count ?? 0) letters"
  }

  func colorText(_ sender: UITextField) {
    sender.textColor = .systemBlue
  }
}

//: ## A target and a method
//:
//: The second event here is handled in the older way, **target-action**. You
//: give the control an object, the **target**, and one of its methods, the
//: action. When the event comes, the control calls this method on the target.
//: The control passes itself as the argument, the **sender**. The target is
//: kept weakly.
//:
//: > On a device: The name of a method, as a value, is a **selector**. It is
//: > written `#selector`, and it needs a method with the mark `@objc`:
//: >
//: >     field.addTarget(
//: >       self, action: #selector(colorText), for: .editingDidBegin)
//: >
//: >     @objc func colorText(_ sender: UITextField) { ... }
//: >
//: > Without `@objc` the first line does not compile. Swift on Linux has no
//: > selectors of this kind, so the lesson gives the method itself:
//: > `LetterCountViewController.colorText`.
//:
//: > Then: `addAction` with a closure came with iOS 14 (2020). Before that,
//: > target-action was the only way, so you will read it in most code.

func theEventsOfATextField(on stage: Stage) {
  //: ## A person types
  //:
  //: The field sends `.editingDidBegin` once, and `.editingChanged` for each
  //: letter.

  let controller = LetterCountViewController()
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.typeText("LOVE")
  stage.show("The label counts four letters")

  //: ## Code that changes the text sends no event
  //:
  //: Here the program sets `text`. No event is sent, and the label still says 4
  //: letters. Call your own update method after it, as you did after
  //: `selectRow` in lesson 1.

  controller.field.text = "LOVELY"
  stage.print(controller.label.text ?? "")
  // Prints "4 letters"

  controller.showCount()
  stage.print(controller.label.text ?? "")
  // Prints "6 letters"

  //: ## An action cannot forbid a change
  //:
  //: An action runs after the text *has* changed, and it returns nothing. So an
  //: action cannot forbid a change. It is not told which letters were replaced
  //: either. To decide before a change, a text field has a delegate (chapter
  //: 4).

  //: ## One event ends editing
  //:
  //: `.editingDidEndOnExit` is an exception. If a field has an action for this
  //: event, the return key hides the keyboard, whatever the action does.

  controller.field.addAction(
    UIAction { _ in }, for: .editingDidEndOnExit)
  stage.keys["done"].tap()
  stage.show("Done hides the keyboard now")

  stage.print(controller.field.isFirstResponder)
  // Prints "false"
}

//: ## Remember
//:
//: - `addAction` takes a closure and an event. `addTarget` takes an object, a
//:   method and an event; on a device the method needs `@objc`.
//: - Setting `text` in code sends no event.
//: - An action is called afterwards. It cannot forbid anything.
//:
//: > Question: A label shows how many letters a field has. A button empties the
//: > field with `field.text = ""`, and the label still says 6 letters. Why?
//: > Answer: Code that sets `text` sends no `.editingChanged`. Update the label
//: > in the action of the button as well.

//: ## Your turn
//:
//: Press `t` at the last picture, type in the field, and watch the label. Then
//: add an action for `.editingDidEnd` to `viewDidLoad`: it sets the color of
//: the text back to `.label`. (`.label` is black, or white in Dark Mode.) Run
//: `swift run delegates --chapter 3` and try it. Then put the file back with
//: `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uicontrol/event>
//: - <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>
//: - <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>
