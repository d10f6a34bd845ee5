//: # Ended by force
//:
//: A delegate may refuse to let a person leave a field. It may not refuse
//: always: there are ways out at which it is not asked, or is asked and not
//: heard. The news of the end comes in any case.

import HeadlessUIKit
import Stage

//: ## A field one cannot leave
//:
//: This delegate always says no, and writes down what it hears.

final class Jailer: NSObject, UITextFieldDelegate {
  let diary = Diary()

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    diary.note("asked")
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    diary.note("ended")
  }
}

//: And this one does what it was only asked about.

final class Hasty: NSObject, UITextFieldDelegate {
  let diary = Diary()

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    diary.note("asked")
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    diary.note("ended")
  }
}

func endedByForce(on stage: Stage) {
  //: ## Please
  //:
  //: `endEditing` looks for the first responder in a view and all below it, and
  //: has it resign. It is the way to end editing without knowing which field it
  //: is. With `false` it asks, and answers whether it worked.

  let jailer = Jailer()
  let screen = InvitingScreen()
  screen.field.delegate = jailer
  screen.field.text = "LOVE"
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.print(screen.field.resignFirstResponder())
  // Prints "false"

  stage.print(screen.view.endEditing(false))
  // Prints "false"

  stage.show("Asked twice, and still there")

  stage.print(jailer.diary.lines.joined(separator: ", "))
  // Prints "asked, asked"

  //: ## By force
  //:
  //: With `true` nobody is asked. The keyboard goes, and the delegate hears
  //: that editing *did* end, having said that it should not.

  stage.print(screen.view.endEditing(true))
  // Prints "true"

  stage.show("Ended, unasked")

  stage.print(jailer.diary.lines.joined(separator: ", "))
  // Prints "asked, asked, ended"

  //: ## Taken away
  //:
  //: Force has a second form, and it needs no call: the field leaves its
  //: window. A view that is not on the screen cannot be the first responder.

  stage.textFields.firstMatch.tap()
  screen.field.removeFromSuperview()
  stage.show("The field was taken away")

  stage.print(jailer.diary.last, stage.keyboards.count)
  // Prints "ended 0"

  //: So never reason: *I said no, so it is not over.* What has to be tidied up
  //: belongs into `textFieldDidEndEditing`, which is told once, whatever the
  //: way out was. And the words are read there: they may be empty after all.

  stage.print(jailer.diary.lines.count { $0 == "ended" })
  // Prints "2"

  //: ## Recursion
  //:
  //: Some delegates resign where they are asked whether to end. That asks them
  //: again. The field lets no question lead to itself: it ends once.

  let hasty = Hasty()
  screen.field.delegate = hasty
  screen.view.addSubview(screen.field)
  stage.textFields.firstMatch.tap()
  stage.print(screen.field.resignFirstResponder())
  // Prints "true"

  stage.show("A hasty delegate")

  stage.print(hasty.diary.lines.joined(separator: ", "))
  // Prints "asked, ended"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/06-EndingByForce.swift: a delegate that forbids
//: leaving an empty field, and tidies up however it was left.
