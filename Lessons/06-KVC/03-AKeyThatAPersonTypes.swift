//: # A key that a person types
//:
//: After this chapter you can show a property whose name a person types, and
//: you can read the message about a key that does not exist.

import HeadlessUIKit
import Stage

//: ## An answer for keys that do not exist
//:
//: You want a screen on which a person types a key of a label, and reads its
//: value. A person may type a key that the label does not have. Then KVC calls
//: `value(forUndefinedKey:)` on the label. This class overrides the method and
//: returns a sentence. A class that does not override it stops the program, as
//: you will see below.

final class InspectedLabel: UILabel {
  override func value(forUndefinedKey key: String) -> Any? {
    "There is no key \(key)."
  }
}

//: ## An inspector
//:
//: This screen has such a label, `subject`, and a text field. A person types a
//: key and presses Return. Then the second label, `answer`, shows the value of
//: this property of `subject`. One line reads the property:
//: `value(forKey: key)`. The line names no property, so it works for every key
//: that the label has.
//:
//: When a person presses Return, the text field calls `textFieldShouldReturn`
//: on its delegate (lesson 4). The keyboard begins a sentence with a capital,
//: and `Text` is another key than `text`. So `autocapitalizationType` is
//: `.none`.

final class InspectorViewController: UIViewController, UITextFieldDelegate
{
  let subject = InspectedLabel(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  let field = UITextField(
    frame: CGRect(x: 24, y: 80, width: 272, height: 32))
  let answer = UILabel(
    frame: CGRect(x: 24, y: 128, width: 272, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    subject.text = "Fido"
    field.borderStyle = .roundedRect
    field.placeholder = "a key"
    field.autocapitalizationType = .none
    field.delegate = self
    for subview in [subject, field, answer] { view.addSubview(subview) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let key = textField.text ?? ""
    answer.text = "\(subject.value(forKey: key) ?? "nil")"
    textField.text = ""
    textField.resignFirstResponder()
    return true
  }
}

//: > On a device: KVC calls any method with this name that has no arguments, so
//: > `hash` and `copy` are keys too. In an app that you publish, compare the
//: > typed key with a list of allowed keys first. Also write
//: > `field.autocorrectionType = .no`: otherwise the keyboard may change `txet`
//: > into `text`.

/// A person taps the field, types a key and presses Return.
func typeKey(_ key: String, on stage: Stage) {
  stage.textFields.firstMatch.tap()
  stage.typeText("\(key)\n")
}

func aKeyThatAPersonTypes(on stage: Stage) {
  //: ## Two keys of a label
  //:
  //: A person types `text`, and then `alpha`. `alpha` says how solid a view is:
  //: 0 is invisible, and 1 is normal.

  let inspector = InspectorViewController()
  stage.present(inspector)
  typeKey("text", on: stage)
  stage.show("The value of text")

  typeKey("alpha", on: stage)
  stage.print(inspector.answer.text ?? "")
  // Prints "1.0"

  //: > On a device: KVC returns a number as an `NSNumber`, so the label says
  //: > 1.

  //: ## A key is not checked by the compiler
  //:
  //: "txet" is a correct Swift string, so the compiler accepts it as a key.
  //: Your editor cannot complete a key either. A mistake shows only when the
  //: line runs: the label does not find the key and calls
  //: `value(forUndefinedKey:)`.

  typeKey("txet", on: stage)
  stage.show("A key that the label does not have")

  //: > On a device: If you know the property when you write the code, let the
  //: > compiler make the key. Here `#keyPath` makes the string "text" out of
  //: > the name of a property:
  //: >
  //: >     label.value(forKey: #keyPath(UILabel.text))
  //: >
  //: > A misspelled name does not compile. `#keyPath` needs Objective-C, so it
  //: > does not exist in this course.

  //: ## The exception
  //:
  //: A usual label does not override `value(forUndefinedKey:)`. The method then
  //: raises the exception that you know from the last chapter.

  let words = stage.exception {
    _ = UILabel().value(forKey: "txet")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<UILabel> valueForUndefinedKey:]: this class is not key value coding-compliant for the key txet."

  //: The message says three things. Read them in this order:
  //:
  //: - `for the key txet` is the key that was not found.
  //: - `UILabel` is the class that was asked.
  //: - `valueForUndefinedKey:` means that the key was read. If it was written,
  //:   `setValue:forUndefinedKey:` stands there.
  //:
  //: A class is **key-value coding compliant** for a key if KVC finds a
  //: property for it. On a device an address stands behind the name of the
  //: class, such as `<UILabel 0x7fd2a8c0>`.
}

//: ## Remember
//:
//: - A key is a string. No compiler checks it.
//: - For an unknown key KVC calls `value(forUndefinedKey:)`. By default it
//:   raises an exception, and the program ends.
//: - The message names the class, the key, and whether it was read or written.
//:
//: > Question: An app ends with "[<Dog 0x600003> setValue:forUndefinedKey:]:
//: > this class is not key value coding-compliant for the key nmae." What was
//: > the app doing?
//: > Answer: It was writing the property `nmae` of a `Dog`. There is none; the
//: > key is misspelled.

//: ## Your turn
//:
//: Go to the last picture and press `t`. Tap the field, and type the keys
//: `hidden`, `tag` and `frame`. Then leave the phone with `q`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
