//: # When editing ends
//:
//: After this chapter you can end editing without knowing which field it is,
//: and you know where to put what has to be done at the end.

import HeadlessUIKit
import Stage

//: ## A field that must not be empty
//:
//: A registration form wants a name. While a person edits the field, a hint is
//: shown. The delegate says no to leaving an empty field. It hides the hint in
//: `textFieldDidEndEditing`.

final class NameDelegate: NSObject, UITextFieldDelegate {
  let hint = UILabel(
    frame: CGRect(x: 40, y: 112, width: 240, height: 24))
  private(set) var log: [String] = []

  func textFieldDidBeginEditing(_ textField: UITextField) {
    hint.text = "Your name, please"
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("asked")
    return textField.text?.isEmpty == false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("ended")
    hint.text = nil
  }
}

//: ## Two ways to end editing
//:
//: `endEditing(_:)` is a method of every view. It looks for the first responder
//: in the view and in all its subviews, and lets it resign. So you can end
//: editing without knowing the field.
//:
//: - `view.endEditing(false)` asks the delegate, and returns whether editing
//:   has ended.
//: - `view.endEditing(true)` ends editing whatever the delegate would answer.
//:   In this course it does not ask.
//:
//: > On a device: Apple's pages do not say whether `endEditing(true)` still
//: > asks the question, nor whether the field asks when it is removed from the
//: > screen (below). Do not rely on either.

func whenEditingEnds(on stage: Stage) {
  //: ## The delegate says no
  //:
  //: The field is empty. `resignFirstResponder()` and `endEditing(false)` ask,
  //: and both return false. The keyboard and the hint stay.

  let delegate = NameDelegate()
  let controller = PromptViewController()
  controller.field.delegate = delegate
  stage.present(controller)
  delegate.hint.textColor = .white
  controller.view.addSubview(delegate.hint)
  stage.textFields.firstMatch.tap()
  stage.print(controller.field.resignFirstResponder())
  // Prints "false"

  stage.print(controller.view.endEditing(false))
  // Prints "false"

  stage.show("An empty field is not left")

  //: ## Editing ends without a question
  //:
  //: `endEditing(true)` ends editing. In this course the delegate is not asked.
  //: It is told that editing has ended.

  stage.print(controller.view.endEditing(true))
  // Prints "true"

  stage.show("Editing has ended, and nobody was asked")

  stage.print(delegate.log)
  // Prints "["asked", "asked", "ended"]"

  //: In this course the same happens if the field, or a view around it, is
  //: removed from the screen. A view that is in no window cannot be the first
  //: responder.

  stage.textFields.firstMatch.tap()
  controller.field.removeFromSuperview()
  stage.print(delegate.log.last ?? "", stage.keyboards.count)
  // Prints "ended 0"

  //: ## Clean up in textFieldDidEndEditing
  //:
  //: Editing can end although you have answered false. Put everything that
  //: has to be done at the end into `textFieldDidEndEditing`: hide a hint, read
  //: the text, save it. It is called once for each end of editing, however
  //: editing ended. Check the text again there: it can still be empty.

  stage.print(delegate.log.count { $0 == "ended" })
  // Prints "2"

  stage.print(controller.field.text == "")
  // Prints "true"

  //: Do not clean up in `textFieldShouldEndEditing`. It is a question, it can
  //: be asked several times, and it may not be asked at all.
}

//: > On a device: Since iOS 10 there is a second form,
//: > `textFieldDidEndEditing(_:reason:)`. If a class has both, only the one
//: > with `reason` is called.

//: ## Remember
//:
//: - `view.endEditing(true)` ends editing whatever the delegate would answer.
//: - So does removing the field from the screen.
//: - Clean up in `textFieldDidEndEditing`. It is called however editing ends.
//: - Check there whether the text is valid: it may still be empty.
//:
//: > Question: A form saves the name in `textFieldShouldEndEditing`, right
//: > before it returns true. Which two things can go wrong?
//: > Answer: The name can be saved twice, because the field may ask more than
//: > once. And it may not be saved at all, because `endEditing(true)` need not
//: > ask, and ends editing even if the answer was false. Save it in
//: > `textFieldDidEndEditing`.

//: ## Your turn
//:
//: Exercise 7 is Exercises/04-Delegates/07-EndingByForce.swift: a field for a
//: name that cleans up however editing ends.
//:
//:     swift run course check EndingByForce
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)>
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)>
