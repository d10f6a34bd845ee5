// What lesson 4 says about a device.

// Case: an action by its selector
// Chapter: 04-Delegates/03-TheEventsOfATextField.swift
// Says: It is written `#selector`, and it needs a method with the mark `@objc`:
final class NameViewController: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(colorText), for: .editingDidBegin)
  }

  @objc func colorText(_ sender: UITextField) {}
}

// Case: the same without @objc
// Chapter: 04-Delegates/03-TheEventsOfATextField.swift
// Says: the first line does not compile.
// No code: field.addTarget(
// Refuses in 5, 5 main, 6, 6 main: refers to instance method 'colorText' that is not exposed to Objective-C
final class NameViewController: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(colorText), for: .editingDidBegin)
  }

  func colorText(_ sender: UITextField) {}
}

// Case: two question marks
// Chapter: 04-Delegates/05-TheClearButton.swift
// Says: and `textFieldShouldClear?` that it has the method
// No code: let mayClear
@MainActor func mayClear(_ field: UITextField, _ delegate: (any UITextFieldDelegate)?) {
  let mayClear = delegate?.textFieldShouldClear?(field) ?? true
  print(mayClear)
}

// Case: what a text field is for
// Chapter: 04-Delegates/06-TwoFieldsOneDelegate.swift
@MainActor func describe(_ name: UITextField, _ password: UITextField) {
  name.textContentType = .username
  password.textContentType = .newPassword
}

// Case: a misspelled method, in the class itself
// Chapter: 04-Delegates/07-WhenADelegateIsNotCalled.swift
// Says: For them the compiler warns in both cases, in the first line of a class too:
// Says: "instance method `textFieldShouldbeginEditing` nearly matches optional requirement".
// Declaration: 04-Delegates/07-WhenADelegateIsNotCalled.swift final class MisspelledDelegate
// Warns in 5, 5 main, 6, 6 main: instance method 'textFieldShouldbeginEditing' nearly matches
//   optional requirement

// Case: a misspelled method, in an extension with its protocol
// Chapter: 04-Delegates/07-WhenADelegateIsNotCalled.swift
// Says: For them the compiler warns in both cases
// Warns in 5, 5 main, 6, 6 main: nearly matches optional requirement
final class NoteDelegate: NSObject {}

extension NoteDelegate: UITextFieldDelegate {
  func textFieldShouldbeginEditing(_ textField: UITextField) -> Bool { false }
}

// Case: the same method in another extension
// Chapter: 04-Delegates/07-WhenADelegateIsNotCalled.swift
// Says: That only silences the warning.
final class NoteDelegate: NSObject {}

extension NoteDelegate: UITextFieldDelegate {}

extension NoteDelegate {
  func textFieldShouldbeginEditing(_ textField: UITextField) -> Bool { false }
}

// Case: a method in a subclass
// Chapter: 04-Delegates/07-WhenADelegateIsNotCalled.swift
// Says: write `@objc` in front of the method of the subclass
// Declaration: 04-Delegates/07-WhenADelegateIsNotCalled.swift class FormDelegate
class LibraryFormDelegate: FormDelegate {
  @objc func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

// Case: a delegate without a required method
// Chapter: 04-Delegates/08-AProtocolOfYourOwn.swift
// Says: In Swift a class without it does not compile.
// Declaration: 04-Delegates/08-AProtocolOfYourOwn.swift protocol CountdownDelegate
// Declaration: 04-Delegates/08-AProtocolOfYourOwn.swift extension CountdownDelegate
// Declaration: 04-Delegates/08-AProtocolOfYourOwn.swift final class Countdown
// Refuses in 5, 5 main, 6, 6 main: does not conform to protocol 'CountdownDelegate'
final class SilentListener: CountdownDelegate {}

// Case: marked text
// Chapter: 04-Delegates/11-CountingCharacters.swift
// Says: So allow every change while `textField.markedTextRange` is not nil
@MainActor func mayChange(_ textField: UITextField) -> Bool {
  textField.markedTextRange != nil
}

// Case: the end of editing, with a reason
// Chapter: 04-Delegates/12-WhenEditingEnds.swift
// Says: there is a second form, `textFieldDidEndEditing(_:reason:)`
final class EndDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
}

// Case: a motion effect with a stored property
// Chapter: 04-Delegates/14-MotionEffects.swift
// Says: A subclass with an `init` of its own needs `required init?(coder:)`
// Instead of: FadeEffect
// Refuses in 5, 5 main, 6, 6 main: must be provided by subclass of 'UIMotionEffect'
final class FadeEffect: UIMotionEffect {
  let loss: CGFloat

  init(loss: CGFloat) {
    self.loss = loss
    super.init()
  }
  // required init?(coder:) is what the compiler misses.
}

// Case: the controller of chapter 13
// Chapter: 04-Delegates/15-OnADevice.swift
// Listing: import UIKit

// Case: optional methods of a protocol of your own
// Chapter: 04-Delegates/15-OnADevice.swift
// Says: you write `@objc protocol` and `@objc optional func`
@objc protocol UploadDelegate {
  @objc optional func uploadDidEnd()
}

final class Upload: NSObject {
  weak var delegate: (any UploadDelegate)?

  func end() { delegate?.uploadDidEnd?() }
}

// Case: a selection in several parts
// Chapter: 04-Delegates/11-CountingCharacters.swift
// Says: The field then asks with `shouldChangeCharactersInRanges`, and passes an array of ranges.
final class RangesDelegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    ranges.count == 1
  }
}

// Case: all declarations of the lesson
// Chapter: 04-Delegates/15-OnADevice.swift
// Says: `addAction` with a closure stays as it is.
// Refuses in 5, 6: main actor-isolated
// Warns in 5 main, 6 main: nearly matches optional requirement
// Whole: 04-Delegates/01-TheResponderChain.swift
// Whole: 04-Delegates/02-ATextFieldAndItsKeyboard.swift
// Whole: 04-Delegates/03-TheEventsOfATextField.swift
// Whole: 04-Delegates/04-TheDelegateOfATextField.swift
// Whole: 04-Delegates/05-TheClearButton.swift
// Whole: 04-Delegates/06-TwoFieldsOneDelegate.swift
// Whole: 04-Delegates/07-WhenADelegateIsNotCalled.swift
// Whole: 04-Delegates/08-AProtocolOfYourOwn.swift
// Whole: 04-Delegates/09-RetainCycles.swift
// Whole: 04-Delegates/10-BeforeTheTextChanges.swift
// Whole: 04-Delegates/11-CountingCharacters.swift
// Whole: 04-Delegates/12-WhenEditingEnds.swift
// Whole: 04-Delegates/13-TwentyLabels.swift
// Whole: 04-Delegates/14-MotionEffects.swift
// Whole: 04-Delegates/15-OnADevice.swift
// Change: LetterCountViewController.colorText -> #selector(colorText)
// Change: func colorText( -> @objc func colorText(
