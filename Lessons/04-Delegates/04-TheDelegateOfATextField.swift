//: # The delegate of a text field
//:
//: After this chapter you can write a delegate for a text field, allow or
//: forbid what the field wants to do, and give the return key something to do.

import HeadlessUIKit
import Stage

//: ## Questions and messages
//:
//: A text field asks its delegate before it does something, and it tells the
//: delegate afterwards. The methods are listed in the protocol
//: `UITextFieldDelegate`. Their names say which kind they are:
//:
//: - A name with "Should" is a question. The method returns a `Bool`, and false
//:   forbids what the field wants to do.
//: - A name with "Did" is a message. The method returns nothing.
//:
//: All methods are optional. A question for which there is no method is
//: answered with true.
//:
//:     a tap on the field ───▶ │ textFieldShouldBeginEditing: true
//:                             │ textFieldDidBeginEditing
//:                             │ (the keyboard comes)
//:
//:     the return key ───────▶ │ textFieldShouldReturn: true
//:
//:     resignFirstResponder ─▶ │ textFieldShouldEndEditing: true
//:                             │ (the keyboard goes)
//:                             │ textFieldDidEndEditing

//: ## A delegate that writes down what it is told
//:
//: The first argument of each method is the sender, the field that asks. The
//: delegate here forbids editing while `isEnabled` is false, and it does not
//: let a person leave an empty field.

final class MessageDelegate: NSObject, UITextFieldDelegate {
  var isEnabled = true
  private(set) var log: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    isEnabled
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("begin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.text?.isEmpty == false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("end")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append(textField.text ?? "")
    return true
  }
}

//: A field keeps only a weak reference to its delegate: it does not keep the
//: delegate alive (lesson 1). So something else has to keep it. Here that is
//: the variable `delegate` in the function below. In most apps the view
//: controller itself is the delegate.

func theDelegateOfATextField(on stage: Stage) {
  //: ## Asked before, told after
  //:
  //: A person taps the field. Read the conversation under the picture: the
  //: field asks whether it may begin, and then it tells that it has begun. In
  //: this course the keyboard comes after that. (Apple's page names the
  //: keyboard before `textFieldDidBeginEditing`. So do not rely on the order of
  //: these two.)

  let delegate = MessageDelegate()
  let controller = PromptViewController()
  controller.field.delegate = delegate
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.show("Asked, and then told")

  //: ## The return key
  //:
  //: A person types LOVE and presses done. (In `typeText`, `\n` is the return
  //: key.) The field calls `textFieldShouldReturn`, which writes the text into
  //: the log and returns true. The keyboard is still there. True allows the
  //: field to do what it always does at return. Without an action for
  //: `.editingDidEndOnExit` (chapter 3) that is nothing.

  stage.typeText("LOVE\n")
  stage.show("The return key was pressed")

  stage.print(delegate.log, stage.keyboards.count)
  // Prints "["begin", "LOVE"] 1"

  //: To hide the keyboard, call `textField.resignFirstResponder()` in
  //: `textFieldShouldReturn`, before the `return`. You do it in the exercise.

  //: ## A question answered with false
  //:
  //: Code empties the field now, and the delegate does not let a person leave
  //: an empty field. `resignFirstResponder` asks, gets false, and returns
  //: false.

  controller.field.text = ""
  stage.print(controller.field.resignFirstResponder())
  // Prints "false"

  controller.field.text = "PEACE"
  stage.print(controller.field.resignFirstResponder())
  // Prints "true"

  //: With `isEnabled = false` the delegate forbids editing. A person taps the
  //: field, and no keyboard comes.

  delegate.isEnabled = false
  stage.textFields.firstMatch.tap()
  stage.show("A tap that was forbidden")

  stage.print(delegate.log)
  // Prints "["begin", "LOVE", "end"]"
}

//: ## Remember
//:
//: - A method with "Should" in its name is a question before something happens.
//:   A method with "Did" is a message after it has happened.
//: - The methods are optional. Without a method the answer is true.
//: - To hide the keyboard with the return key, call `resignFirstResponder()` in
//:   `textFieldShouldReturn`.
//:
//: > Question: A tutorial says: return true from `textFieldShouldReturn` to
//: > hide the keyboard. What is wrong with that?
//: > Answer: Neither true nor false hides the keyboard, unless the field has an
//: > action for `.editingDidEndOnExit` (chapter 3): then true does. Call
//: > `resignFirstResponder()`.

//: ## Your turn
//:
//: Exercise 1 is Exercises/04-Delegates/01-ReturnKey.swift. The return key
//: sends a message, empties the field and hides the keyboard.
//:
//:     swift run course check ReturnKey
//:
//: When it is right, look inside your answer:
//:
//:     swift run course inspect ReturnKey
//:
//:     held by  strong: UIView.subviews
//:     holds  weak delegate: ChatFieldDelegate
//:
//: The view holds the field, and the field does not hold its delegate: the
//: reference is weak. In the page of the exercise (`swift run course play
//: ReturnKey --browser`) press Use this phone, Look inside, and choose the
//: `UITextField`: look under Held by and Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)>
