//: # How a key is written
//:
//: After this chapter you can say what `setValue(_:forKey:)` calls, why the
//: name of a setter matters, and what happens to nil where a number is needed.

import HeadlessUIKit
import Stage

//: ## The order of the search
//:
//: KVC searches in the same way when it writes, with other method names. Apple's
//: guide names two.
//:
//:     setValue("Rex", forKey: "fido")
//:          │
//:          ▼
//:      1   setFido: ─▶ _setFido:
//:          │ there is no such method
//:          ▼
//:      2   accessInstanceVariablesDirectly
//:     ┌────┤
//:     │    │ true
//:     │    ▼
//:     │3   _fido ─▶ _isFido ─▶ fido ─▶ isFido
//:     │    │ there is no such variable
//:     │    ▼
//:     └─▶4 setValue(_:forUndefinedKey:)
//:
//: The getter is not in this picture. KVC never asks for it when it writes.
//:
//: > On a device: Foundation also tries a third method, `setIsFido:`, which the
//: > guide does not name. Do not rely on it.

//: ## A setter with the right name, and one with a wrong name
//:
//: Two more homes have a setter that does two things: it stores the name, and it
//: writes the name on the sign of the house. KVC finds the first setter. It does
//: not find the second, because its name is none of the two above:
//:
//:     class                 setter     variable
//:     HomeWithSetter        setFido:   none
//:     HomeWithWrongSetter   putFido:   _fido
//:
//: This can only go wrong in Objective-C, where you choose the name of a setter.
//: In Swift the setter is a part of the property, so its name is always right.
//: `newValue` is the value that was assigned:
//:
//:     @objc var fido: Any? {
//:       get { stored }
//:       set {
//:         stored = newValue
//:         sign.text = "\(newValue ?? "nobody")"
//:       }
//:     }

//: ## Nil for a number
//:
//: A property of type `Double` or `Int` cannot be nil. When it is given nil,
//: KVC calls `setNilValueForKey` on the object. By default this raises an
//: exception. This label overrides it and uses 0.

final class FadingLabel: UILabel {
  override func setNilValueForKey(_ key: String) {
    setValue(0, forKey: key)
  }
}

func howAKeyIsWritten(on stage: Stage) {
  //: ## A setter is called
  //:
  //: KVC finds `setFido:` with its first question. The sign says Rex.

  let home = HomeWithSetter()
  stage.present(HomeView(home, words: "Fido"))
  home.setValue("Rex", forKey: "fido")
  stage.show("The setter was called")

  //: ## A setter with a wrong name is not called
  //:
  //: KVC does not know `putFido:`. It writes the variable directly and reports
  //: nothing. Rex lives there now, and the sign still says Fido. So keep to the
  //: names that KVC expects: a setter of the property `fido` is `setFido:`.

  let wrong = HomeWithWrongSetter()
  stage.present(HomeView(wrong, words: "Fido"))
  wrong.setValue("Rex", forKey: "fido")
  stage.show("Only the variable was written")

  stage.print(wrong._fido ?? "nil")
  // Prints "Rex"

  //: ## A getter does not help
  //:
  //: `HomeWithMethod` of the last chapter has the getter `fido` and the
  //: variable `_fido`. The getter is used for reading, and the variable for
  //: writing. So the value that was written is not the value that is read.

  let mixed = HomeWithMethod()
  mixed.setValue("Rex", forKey: "fido")
  stage.present(HomeView(mixed, words: mixed.value(forKey: "fido")))
  stage.show("Rex was written, and something else is read")

  stage.print(mixed._fido ?? "nil")
  // Prints "Rex"

  //: ## Neither a setter nor a variable
  //:
  //: `ClosedHome` of the last chapter has no setter, and forbids the use of its
  //: variable. Then writing raises an exception. That is easier to find than a
  //: setter that is not called.

  let words = stage.exception {
    ClosedHome().setValue("Rex", forKey: "fido")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<ClosedHome> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key fido."

  //: ## Nil
  //:
  //: The key `alpha` of a view is a number. A plain view raises an exception,
  //: and `FadingLabel` becomes invisible.

  let refusal = stage.exception {
    UIView().setValue(nil, forKey: "alpha")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: [<UIView> setNilValueForKey]: could not set nil as the value for the key alpha."

  let label = FadingLabel()
  label.setValue(nil, forKey: "alpha")
  stage.print(label.alpha)
  // Prints "0.0"
}

//: ## Remember
//:
//: - Writing tries `setFido:` and `_setFido:`, then the variables, then
//:   `setValue(_:forUndefinedKey:)`.
//: - A setter with another name is not called, and often nobody notices.
//: - Nil for a number calls `setNilValueForKey`.
//:
//: > Question: A class in Objective-C has the methods `fido` and `changeFido:`
//: > and no variable. What does `setValue("Rex", forKey: "fido")` do?
//: > Answer: It raises an exception. `changeFido:` is not a name that KVC
//: > tries, and a getter cannot take a value.

//: ## Your turn
//:
//: Exercise 3 is Exercises/06-KVC/03-SetTheValue.swift. You write by name, and
//: refuse what is not possible. In it a parameter is marked `inout`: the
//: function changes the variable of its caller, which is passed with `&`.
//:
//:     swift run course check SetTheValue
//:
//: Then build a screen of your own. Exercise 4 is
//: Exercises/06-KVC/04-CardForm.swift, a small project of about 20 minutes: a
//: form that knows nothing of its card but the keys. The class in it is nearly
//: empty. Chapters 1 to 3 have all that it needs.
//:
//:     swift run course check CardForm
//:     swift run course play CardForm
//:
//: ## A rest
//:
//: This is the end of the first part. You know how a key is found. The second
//: part is about models and files. Go on later with `swift run kvc --chapter
//: 7`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
