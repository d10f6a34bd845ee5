//: # How a key is written
//:
//: After this chapter you can say what `setValue(_:forKey:)` calls, and what
//: happens to nil where a number is needed.

import HeadlessUIKit
import Stage

//: ## The search
//:
//: A method that gives a property a new value is its **setter**. In Objective-C
//: that of `fido` is called `setFido:`, with a colon for the argument.
//:
//:     setValue("Rex", forKey: "fido")
//:          │
//:          ▼
//:     1  setters:   setFido: ─▶ _setFido:
//:          │
//:          │ there is no such method
//:          ▼
//:     2  may KVC use variables? ── no ─────────────────┐
//:          │ yes                                       │
//:          ▼                                           │
//:     3  variables: _fido ─▶ _isFido ─▶ fido ─▶ isFido │
//:          │ there is no such variable                 │
//:          ▼                                           │
//:     4  setValue("Rex", forUndefinedKey: "fido") ◀────┘
//:
//: Steps 2 and 3 are the same as in chapter 5. Getters play no part, and step 4
//: raises an exception by default.
//:
//: > Then: KVC does not look for a setter with another name, such as
//: > `putFido:`. It writes the variable, also of a property that has only a
//: > getter.
//:
//: > On a device: Foundation also tries a third method, `setIsFido:`.

//: ## Answers for keys that do not exist
//:
//: A class of your own may answer for such keys itself. Here an unknown key
//: reads as nil, and writing one changes nothing.
//:
//: There is no `override`: in this course only responders (lesson 4) inherit the
//: two methods.

final class PatientDog: NSObject, KeyValueCoding {
  var name: String? = "Fido"

  class var keys: Keys { ["name": \PatientDog.name] }

  func value(forUndefinedKey key: String) -> Any? { nil }

  func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

//: > On a device: There `NSObject` has both methods, so `override` stands in
//: > front of them. Chapter 17 says what the mode Swift 6 needs besides.

//: ## A label that accepts nil

final class FadingLabel: UILabel {
  override func setNilValueForKey(_ key: String) {
    setValue(0, forKey: key)
  }
}

func howAKeyIsWritten(on stage: Stage) {
  //: ## The setter writes Rex on the sign

  let home = HomeWithSetter()
  stage.present(HomeView(home, words: "Fido"))
  home.setValue("Rex", forKey: "fido")
  stage.show("The setter was called")

  //: ## An unknown key raises nothing

  let dog = PatientDog()
  dog.setValue("brown", forKey: "color")
  stage.print(dog.value(forKey: "color") ?? "nil", dog.name ?? "nil")
  // Prints "nil Fido"

  //: ## Nil for a number
  //:
  //: `alpha` of a view is a number, so it cannot be nil. KVC calls
  //: `setNilValueForKey`, which raises an exception by default:

  let refusal = stage.exception {
    UIView().setValue(nil, forKey: "alpha")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: [<UIView> setNilValueForKey]: could not set nil as the value for the key alpha."

  //: `FadingLabel` overrides the method and writes 0.

  let label = FadingLabel()
  label.setValue(nil, forKey: "alpha")
  stage.print(label.alpha)
  // Prints "0.0"
}

//: ## Remember
//:
//: - `setValue(_:forKey:)` tries setters, then variables, then
//:   `setValue(_:forUndefinedKey:)`.
//: - Nil for a number calls `setNilValueForKey`.
//:
//: > Question: A class in Objective-C has the methods `fido` and `changeFido:`
//: > and no variable. What does `setValue("Rex", forKey: "fido")` do?
//: > Answer: It raises an exception. KVC does not try `changeFido:`, and a
//: > getter cannot take a value.

//: ## Your turn
//:
//: Exercise 3 is Exercises/06-KVC/03-SetTheValue.swift. You write what
//: `setValue(_:forKey:)` does. A parameter that is marked `inout` may be
//: changed, and the caller gets the change.
//:
//:     swift run course check SetTheValue
//:
//: Exercise 4 is Exercises/06-KVC/04-CardForm.swift, a small project: a form
//: that knows nothing of its card but the keys. It needs chapters 1 and 6, the
//: delegate of a text field (lesson 4, chapter 6), and what is heard of a field
//: (lesson 2, chapter 8).
//:
//:     swift run course check CardForm
//:
//: ## A rest
//:
//: The second part is about models and files.
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
