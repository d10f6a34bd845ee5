//: # When a delegate is not called
//:
//: After this chapter you can find out why a method of your delegate is never
//: called. There are four usual reasons.

import HeadlessUIKit
import Stage

//: ## Optional methods hide mistakes
//:
//: All methods of `UITextFieldDelegate` are optional. If the field finds no
//: method, it takes the answer yes, and no message tells you. So each of these
//: mistakes looks the same: the app runs, and your method is not called.
//:
//: 1. Nobody set the property `delegate`.
//: 2. The delegate is gone, because nobody keeps it.
//: 3. The name of the method is misspelled.
//: 4. The class that has the method does not declare the protocol itself, in
//:    this course. (On a device this is no mistake.)

//: ## A misspelled name
//:
//: This delegate is meant for a field that can be read and not edited. But the
//: method has a small b in `Shouldbegin`. It compiles: it is a method of your
//: own, with a name that nobody calls. The field asks the method with the right
//: name, and that one is missing.
//:
//: In this course the compiler compares the names only if a class declares the
//: protocol in an extension, as in lesson 1. It then warns that the method
//: "nearly matches" one of the protocol. So put each protocol in an extension
//: of its own, and read the warnings.

final class MisspelledDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldbeginEditing(_ textField: UITextField) -> Bool {
    false
  }
}

//: > On a device: UIKit's protocols belong to Objective-C, and their methods are
//: > optional. For them the compiler warns in both cases, in the first line of
//: > a class too: "instance method `textFieldShouldbeginEditing` nearly matches
//: > optional requirement". Correct the name. The note below the warning
//: > proposes to move the method to another extension. That only silences the
//: > warning.

//: ## A protocol that the superclass declares
//:
//: `FormDelegate` declares the protocol, and its subclass has the method. Swift
//: decides in the line with `UITextFieldDelegate` which method answers each
//: question. That line belongs to `FormDelegate`, which does not have the
//: method, so the default was chosen, for all subclasses too.

class FormDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.textColor = .systemBlue
  }
}

final class ReadOnlyFormDelegate: FormDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    false
  }
}

//: > On a device: `UITextFieldDelegate` is a protocol of Objective-C. The field
//: > asks the object itself whether it has the method, so a method in a
//: > subclass is called. If the superclass lies in a library, write `@objc` in
//: > front of the method of the subclass: without it the method was reported
//: > not to be found (github.com/swiftlang/swift, issue 61632). A protocol of
//: > your own, with default methods in an extension (chapter 8), behaves as in
//: > this course.

func whenADelegateIsNotCalled(on stage: Stage) {
  //: ## A delegate that nobody keeps
  //:
  //: The `LockDelegate` of chapter 5 forbids the clear button. This new object
  //: is kept by nobody, because the reference of the field is weak. It is gone
  //: after the line, and `delegate` is nil again. In an app, keep the delegate
  //: in a property of the view controller.

  let controller = PromptViewController()
  controller.field.clearButtonMode = .always
  controller.field.text = "LOVE"
  controller.field.delegate = LockDelegate()
  stage.print(controller.field.delegate == nil)
  // Prints "true"

  //: A person taps the clear button. Nobody is there who could say no, and no
  //: message says why.

  stage.present(controller)
  stage.buttons["Clear text"].tap()
  stage.show("The text is gone", showsSilence: true)

  //: ## A delegate with a misspelled method
  //:
  //: This one is kept and set. The keyboard comes all the same. The
  //: conversation has no line about the question, because the delegate did not
  //: answer it.

  controller.field.resignFirstResponder()
  let misspelled = MisspelledDelegate()
  controller.field.delegate = misspelled
  stage.textFields.firstMatch.tap()
  stage.show("The name is misspelled", showsSilence: true)

  //: ## A method in a subclass
  //:
  //: The subclass has a method that returns false. Called directly, it does.
  //: The field does not reach it, and the keyboard comes.

  controller.field.resignFirstResponder()
  let form = ReadOnlyFormDelegate()
  controller.field.delegate = form
  stage.textFields.firstMatch.tap()
  stage.print(
    form.textFieldShouldBeginEditing(controller.field),
    stage.keyboards.count)
  // Prints "false 1"
}

//: ## Remember
//:
//: Your delegate method is not called? Look at these, in this order:
//:
//: - Is `delegate` set? Print `field.delegate == nil` when the screen is open.
//: - Does anybody keep the delegate?
//: - Is the name of the method right, and are the names of its arguments?
//: - In this course: does the class itself declare the protocol?
//:
//: > Question: `print(field.delegate == nil)` prints true, and the code has the
//: > line `field.delegate = LoginDelegate()`. What is missing?
//: > Answer: A strong reference. Keep the delegate in a property of the view
//: > controller, and set `field.delegate` to this property.

//: ## Your turn
//:
//: Correct the letter in `MisspelledDelegate`, and run `swift run delegates
//: --chapter 7`. The player says first that somebody was asked: the delegate is
//: called now. (`showsSilence` in the code says that nobody is asked.) Return
//: goes to that line. Then put the file back with `git checkout Lessons`.
//:
//: Then fix a screen that does not work. Exercise 11 is
//: Exercises/04-Delegates/11-BadgeName.swift: nobody asks its delegate. (Lesson
//: 2, chapter 2, has a way to look for a mistake.)
//:
//:     swift run course check BadgeName
//:
//: Then build a screen of your own. Exercise 4 is
//: Exercises/04-Delegates/04-SignInForm.swift, a small project of about 20
//: minutes: a name, a password, and a button that waits for both. It needs
//: chapters 2 to 7. `isEnabled` of a button says whether it can be tapped.
//:
//:     swift run course check SignInForm
//:     swift run course play SignInForm
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfield/delegate>
//: - <https://developer.apple.com/documentation/swift/using-delegates-to-customize-object-behavior>

//: ## A rest
//:
//: This is the middle of the lesson. Stop here, and go on tomorrow with `swift
//: run delegates --chapter 8`.
