//: # A name is enough
//:
//: `label.text` names a property when the program is compiled. **Key-value
//: coding**, KVC, names it while the program runs, by a string. A file can hold
//: a string, and a person can type one: that is what makes it one of Cocoa's
//: great ideas.

import HeadlessUIKit
import Stage

//: ## A class that can be asked
//:
//: `value(forKey:)` is one getter for all properties, `setValue(_:forKey:)` one
//: setter. On a device every object has them, and the Objective-C runtime knows
//: the names. On Linux there is no such runtime, nor KVC in its Foundation, so
//: here a class lists its names, one line for each. UIKit's classes have done
//: so already.

final class Dog: NSObject, KeyValueCoding {
  var name = "Fido"
  weak var owner: NSObject?

  class var keys: Keys { ["name": \Dog.name, "owner": \Dog.owner] }
}

//: ## An inspector
//:
//: With KVC one screen can look into any object. This one shows a label, and a
//: field in which a person types a key. The line that asks the label,
//: `value(forKey: key)`, could ask it for anything.

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
    for part in [subject, field, answer] { view.addSubview(part) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let key = textField.text ?? ""
    answer.text = "\(subject.value(forKey: key) ?? "nil")"
    textField.text = ""
    textField.resignFirstResponder()
    return true
  }
}

//: Somebody will type a key that does not exist. KVC then asks the object what
//: to say. The default is to end the program; this label has an answer.

final class InspectedLabel: UILabel {
  override func value(forUndefinedKey key: String) -> Any? {
    "no key \(key)"
  }
}

/// A person taps the field, types a key and presses Return.
func ask(_ key: String, on stage: Stage) {
  stage.textFields.firstMatch.tap()
  stage.typeText("\(key)\n")
}

func aNameIsEnough(on stage: Stage) {
  //: ## A person asks
  //:
  //: The label is asked for its `text`, and for how opaque it is.

  let inspector = InspectorViewController()
  stage.present(inspector)
  ask("text", on: stage)
  stage.show("What is its text?")

  ask("alpha", on: stage)
  stage.print(inspector.answer.text ?? "")
  // Prints "1.0"

  //: ## The program writes
  //:
  //: Writing by name is writing: the label shows the new text, `didSet` runs
  //: where there is one, and a weak property stays weak. The dog's owner is
  //: kept by nobody, and gone.

  inspector.subject.setValue("Rex", forKey: "text")
  stage.show("Written by name")

  let dog = Dog()
  dog.setValue(NSObject(), forKey: "owner")
  stage.print(dog.value(forKey: "owner") == nil)
  // Prints "true"

  //: ## What the compiler does not see
  //:
  //: A string is a string, and "txet" is one too. No editor completes it and no
  //: compiler refuses it. The mistake comes out when the line runs.

  ask("txet", on: stage)
  stage.show("A key nobody has")

  //: Swift's own form is the **key path**. It is a value, it can be kept and
  //: handed on, and the compiler reads it: `\.nmae` would not compile. What it
  //: cannot do is come out of a file. That is why `keys` pairs the two.

  let path: ReferenceWritableKeyPath<Dog, String> = \.name
  dog[keyPath: path] = "Rex"
  stage.print(dog.value(forKey: "name") ?? "nil")
  // Prints "Rex"
}

//: ## Your turn
//:
//: Where does a value come from? The next chapter looks. You build it in
//: Exercises/06-KVC/01-FindTheValue.swift.
