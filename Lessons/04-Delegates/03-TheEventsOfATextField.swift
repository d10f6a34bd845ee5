//: # A target and an action
//:
//: A control has one way to say that something happened: it sends a message
//: that was agreed on beforehand, the **action**, to an object that was named
//: beforehand, the **target**. It is the simplest of all arrangements, and this
//: chapter goes up to the place where it ends.

import HeadlessUIKit
import Stage

//: ## Counting letters
//:
//: A text field is a control like a button, though it is seldom said. Among its
//: **events** are `.editingDidBegin`, `.editingChanged` and `.editingDidEnd`.
//: `addTarget` agrees on who is told of which. On a device the middle argument
//: is `#selector(count)`: a *selector* is the name of a method, as a value.

final class CountingScreen: InvitingScreen {
  let label = UILabel(
    frame: CGRect(x: 40, y: 108, width: 240, height: 24))
  let diary = Diary()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.textColor = .white
    view.addSubview(label)
    field.addTarget(
      self, action: CountingScreen.count, for: .editingChanged)
    // The same arrangement with a closure, as it is written since iOS 14.
    field.addAction(
      UIAction { [diary] _ in diary.note("begun") }, for: .editingDidBegin
    )
  }

  // The control that sends the message hands itself over: the sender.
  func count(_ sender: UITextField) {
    label.text = "\(sender.text?.count ?? 0) letters"
    diary.note(label.text ?? "")
  }
}

func aTargetAndAnAction(on stage: Stage) {
  //: ## After the fact
  //:
  //: A person types two letters, and the target is told of both.

  let screen = CountingScreen()
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.typeText("LO")
  stage.show("Two letters, two messages")

  stage.print(screen.diary.lines.joined(separator: ", "))
  // Prints "begun, 1 letters, 2 letters"

  //: What the *program* writes is no news to the program. No message is sent,
  //: and the label is wrong until it is set as well.

  screen.field.text = "LOVELY"
  stage.show("Written by the program")

  stage.print(screen.diary.last)
  // Prints "2 letters"

  //: ## No answer
  //:
  //: An action returns nothing: the control has already done it, and does not
  //: ask whether it may. Here nobody can say that ten letters are enough, or
  //: that it is too early. And each event is one name: nothing in
  //: `.editingChanged` says which letters, or where.
  //:
  //: A button needs no more. A field has more to ask, and for that UIKit has
  //: **delegation**, the subject of the next chapter.

  stage.print(
    screen.field.actions(
      forTarget: screen, forControlEvent: .editingDidEnd) == nil)
  // Prints "true"

  //: ## The exception
  //:
  //: One event does more than tell. Whoever listens for `.editingDidEndOnExit`
  //: has the return key end editing, *even if the action does nothing*.

  screen.field.addAction(
    UIAction { [diary = screen.diary] _ in diary.note("exit") },
    for: .editingDidEndOnExit)
  stage.keys["done"].tap()
  stage.show("The keyboard has gone")

  stage.print(screen.diary.last, screen.field.isFirstResponder)
  // Prints "exit false"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/05-LengthLimit.swift is the sentence that no action
//: can say: no more than ten. Read chapter 9 first.
