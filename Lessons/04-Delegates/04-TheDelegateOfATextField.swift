//: # Asked before, told after
//:
//: A field asks its **delegate** before it does something, and tells it when it
//: has. The delegate is an object that was picked to answer: a field knows how
//: to edit, and leaves to its delegate what only this one program knows.

import HeadlessUIKit
import Stage

//: ## An object that answers
//:
//: The questions are the methods of the protocol `UITextFieldDelegate`, a list
//: of messages. *Should* begins a question, and the answer is true or false.
//: *Did* begins news. Each method names the field it is about, first of all:
//: the sender.

final class Doorkeeper: NSObject, UITextFieldDelegate {
  var isOpen = true
  let diary = Diary()

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    isOpen
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    diary.note("came in")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.text?.isEmpty == false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    diary.note("went out")
  }

  // The third stage of HypnoNerd: the return key writes the words down.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    diary.note(textField.text ?? "")
    return true
  }
}

//: `NSObject` stands there because Apple's protocols want an object of the old
//: kind. The methods that are missing were left out: all of them may be.

func askedBeforeToldAfter(on stage: Stage) {
  //: ## Introduced
  //:
  //: Somebody has to introduce the two. A property is the whole arrangement.
  //: (The screen is that of chapter 2.)

  let doorkeeper = Doorkeeper()
  let screen = InvitingScreen()
  screen.field.delegate = doorkeeper
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.show("Asked, then told")

  //: Read the conversation below the picture. Between the question and the
  //: news lies the deed: the field became first and the keyboard came up.

  stage.typeText("LOVE\n")
  stage.show("Return was pressed")

  stage.print(doorkeeper.diary.last, stage.keyboards.count)
  // Prints "LOVE 1"

  //: The delegate said *true* to the return key, and the keyboard is still
  //: there. Tutorials claim that it goes. True means: do what you do by
  //: yourself. By itself the return key of a field does nothing.

  //: ## No
  //:
  //: The words are taken away, and now the delegate has something against
  //: leaving. `resignFirstResponder` asks, hears no, and answers false.

  screen.field.text = ""
  stage.print(screen.field.resignFirstResponder())
  // Prints "false"

  stage.show("Not without words")

  screen.field.text = "PEACE"
  stage.print(screen.field.resignFirstResponder())
  // Prints "true"

  //: And when the door is shut, a tap on the field changes nothing: it asked,
  //: and no keyboard comes.

  doorkeeper.isOpen = false
  stage.textFields.firstMatch.tap()
  stage.show("Tapped, and shut")

  stage.print(doorkeeper.diary.lines.joined(separator: ", "))
  // Prints "came in, LOVE, went out"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/01-ReturnKey.swift: what the return key is to do, in
//: the order it has to be done in.
