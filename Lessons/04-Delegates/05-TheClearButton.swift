//: # The clear button, and a method that is missing
//:
//: After this chapter you can ask a delegate that may be nil, and you know what
//: it means if nobody answers.

import HeadlessUIKit
import Stage

//: ## Three answers to one question
//:
//: A text field can show a **clear button**, a small x that empties the field.
//: `clearButtonMode` says when it is shown. Before the field is emptied, it
//: asks its delegate: `textFieldShouldClear`. There are three cases.
//:
//: - The method returns true: the text goes.
//: - The method returns false: the text stays.
//: - Nobody answers, because there is no delegate or it does not have the
//:   method: the text goes.
//:
//: So no answer means yes. If you write an object that asks a delegate, you
//: have to think of all three.

//: ## Asking whether the method is there
//:
//: In Objective-C an optional method may be missing, and calling it then stops
//: the program. So a field first asks `respondsToSelector:`. Each object
//: inherits this method from `NSObject`. It returns whether the object has a
//: method with a certain name. If so, the field calls the method.
//:
//: > On a device: In Swift two question marks do the same. `delegate?` checks
//: > that there is a delegate, and `textFieldShouldClear?` that it has the
//: > method:
//: >
//: >     let mayClear = delegate?.textFieldShouldClear?(field) ?? true
//: >
//: > This needs Objective-C. In this course each optional method has a default,
//: > which returns true, so only the first question mark is written.
//:
//: To show all three cases, the class below stands for a delegate. Its method
//: is a closure that may be nil. A nil closure is a method that is missing.

final class ClearPolicy {
  let shouldClear: ((UITextField) -> Bool)?

  init(_ shouldClear: ((UITextField) -> Bool)? = nil) {
    self.shouldClear = shouldClear
  }
}

//: This function is the code of the tutorial of 2015, in Swift. It checks that
//: the method is there, and then it does not call it.

func clearAsIn2015(_ field: UITextField, _ policy: ClearPolicy?) {
  if policy?.shouldClear != nil {
    field.text = ""
  }
}

//: This function is right. `??` gives the value on its left, or the one on its
//: right if the left one is nil. So a missing answer becomes true.

func clear(_ field: UITextField, _ policy: ClearPolicy?) {
  if policy?.shouldClear?(field) ?? true {
    field.text = ""
  }
}

//: > Then: The tutorial asked with `[delegate respondsToSelector:
//: > @selector(textFieldShouldClear:)]`, and said that `@selector` turns a name
//: > into a number. It does not: it gives a value of a type of its own, `SEL`.

//: ## A delegate with the method
//:
//: This is a real delegate. It protects the text while `isLocked` is true.

final class LockDelegate: NSObject, UITextFieldDelegate {
  var isLocked = true

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    !isLocked
  }
}

func theClearButton(on stage: Stage) {
  //: ## Four cases, and both functions
  //:
  //: Each function is tried with no delegate, with one without the method, with
  //: one that returns true, and with one that returns false. The first line is
  //: of the tutorial's function, and three of its four results are wrong.

  let policies = [
    nil, ClearPolicy(), ClearPolicy { _ in true },
    ClearPolicy { _ in false },
  ]
  let field = UITextField()
  for clearField in [clearAsIn2015, clear] {
    let results = policies.map { policy in
      field.text = "LOVE"
      clearField(field, policy)
      return field.text == "" ? "cleared" : "kept"
    }
    stage.print(results.joined(separator: ", "))
    // Prints "kept, kept, cleared, cleared"
    // Prints "cleared, cleared, cleared, kept"
  }

  //: ## A real clear button
  //:
  //: The delegate is locked. A person taps the clear button, the field asks,
  //: and the text stays.

  let delegate = LockDelegate()
  let controller = PromptViewController()
  controller.field.delegate = delegate
  controller.field.clearButtonMode = .always
  controller.field.text = "LOVE"
  stage.present(controller)
  stage.buttons["Clear text"].tap()
  stage.show("The delegate said no")

  //: Without a delegate the same tap empties the field. In this course the tap
  //: also begins editing, so the keyboard comes.
  //:
  //: > On a device: Apple's pages do not say whether the clear button brings
  //: > the keyboard.

  controller.field.delegate = nil
  stage.buttons["Clear text"].tap()
  stage.show("Nobody was asked")

  stage.print(controller.field.text == "")
  // Prints "true"
}

//: ## Remember
//:
//: - A question that nobody answers counts as yes.
//: - `delegate?.method(...) ?? true` asks, and turns a missing answer into true.
//: - To check that a method is there is not the same as to call it.
//:
//: > Question: `if field.delegate?.textFieldShouldClear(field) == true { ... }`
//: > empties a field. In which case does it do the wrong thing?
//: > Answer: When there is no delegate. Then the left side is nil, which is not
//: > equal to true, and the text stays. Write `?? true`.

//: ## Your turn
//:
//: Exercise 2 is Exercises/04-Delegates/02-ClearButton.swift. You empty a field
//: as its clear button does, and write a delegate that keeps what was deleted.
//:
//:     swift run course check ClearButton
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:)>
//: - <https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonmode>
//: - <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)>
