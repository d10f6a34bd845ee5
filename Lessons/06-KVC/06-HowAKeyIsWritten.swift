//: # How a key is written
//:
//: After this chapter you can say what `setValue(_:forKey:)` calls, and what
//: happens to nil where a number is needed.

import HeadlessUIKit
import Stage

//: ## A sign that shows the old name
//:
//: A house has a sign with the name of its dog. Your code writes a new name by
//: its key: `home.setValue("Rex", forKey: "fido")`. No error is reported, and
//: the sign still shows the old name. To find such a mistake you have to know
//: what `setValue(_:forKey:)` looks for.
//:
//: It searches like `value(forKey:)` in chapter 5, but for the names of
//: setters:
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
//: - Step 1 looks for a setter. Its name ends in a colon, because it takes an
//:   argument.
//: - Step 2 is the question that you know: may KVC use the variables?
//: - Step 3 looks for a variable, if the class said yes. The order is the same
//:   as for reading.
//: - Step 4 is called when nothing was found. By default it raises an
//:   exception.
//:
//: The getter is not in this picture. KVC never asks for it when it writes.
//:
//: > On a device: Foundation also tries a third method, `setIsFido:`, which
//: > Apple's guide does not name. Do not rely on it.

//: ## Two houses with a setter
//:
//: Homes.swift has two houses for this chapter. Both have the same setter: it
//: stores the name of the dog, and it writes the name on the sign. But the two
//: setters have different names, and KVC looks only for the first:
//:
//:     class                 setter     variable
//:     HomeWithSetter        setFido:   none
//:     HomeWithWrongSetter   putFido:   _fido
//:
//: In Objective-C a setter is a method, and you choose its name. In Swift the
//: setter is a part of the property, so its name is always right.

//: ## A label that takes nil for a number
//:
//: `alpha` of a view is a number. A property of type `Double` or `Int` cannot
//: be nil. If you write nil by its key, KVC calls `setNilValueForKey` on the
//: object. By default this method raises an exception. This label overrides it
//: and writes 0.

final class FadingLabel: UILabel {
  override func setNilValueForKey(_ key: String) {
    setValue(0, forKey: key)
  }
}

func howAKeyIsWritten(on stage: Stage) {
  //: ## A setter is called
  //:
  //: The sign says Fido. Then Rex is written. KVC finds `setFido:` with its
  //: first question, and the setter writes Rex on the sign.

  let home = HomeWithSetter()
  stage.present(HomeView(home, words: "Fido"))
  home.setValue("Rex", forKey: "fido")
  stage.show("The setter was called")

  //: ## A setter with a wrong name is not called
  //:
  //: The same is done with the second house. KVC does not ask for `putFido:`.
  //: It finds the variable `_fido` and writes it. The sign still says Fido.

  let wrong = HomeWithWrongSetter()
  stage.present(HomeView(wrong, words: "Fido"))
  wrong.setValue("Rex", forKey: "fido")
  stage.show("Only the variable was written")

  //: The variable says that Rex lives there now.

  stage.print(wrong._fido ?? "nil")
  // Prints "Rex"

  //: ## A getter does not help
  //:
  //: `HomeWithMethod` of chapter 5 has the getter `fido` and the variable
  //: `_fido`. KVC reads with the getter and writes the variable. So what you
  //: read is not what you have written: the sign shows the text of the getter,
  //: and Rex stands in the variable.

  let mixed = HomeWithMethod()
  mixed.setValue("Rex", forKey: "fido")
  stage.present(HomeView(mixed, words: mixed.value(forKey: "fido")))
  stage.show("Rex was written, and something else is read")

  stage.print(mixed._fido ?? "nil")
  // Prints "Rex"

  //: You see that a property without a setter is not safe from KVC: its
  //: variable is written. It is safe only if the class returns false from
  //: `accessInstanceVariablesDirectly`, as the next house does.

  //: ## Neither a setter nor a variable
  //:
  //: `ClosedHome` of chapter 5 has no setter, and forbids the use of its
  //: variable. So nothing is found, and step 4 raises an exception.

  let words = stage.exception {
    ClosedHome().setValue("Rex", forKey: "fido")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<ClosedHome> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key fido."

  //: ## Nil for a number
  //:
  //: A plain view raises an exception when nil is written for `alpha`. The
  //: message names the method that the view does not override.

  let refusal = stage.exception {
    UIView().setValue(nil, forKey: "alpha")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: [<UIView> setNilValueForKey]: could not set nil as the value for the key alpha."

  //: `FadingLabel` overrides it, and becomes invisible.

  let label = FadingLabel()
  label.setValue(nil, forKey: "alpha")
  stage.print(label.alpha)
  // Prints "0.0"
}

//: ## Remember
//:
//: - `setValue(_:forKey:)` tries `setFido:` and `_setFido:`, then the
//:   variables, then `setValue(_:forUndefinedKey:)`.
//: - A setter with another name is not called. If there is a variable, no error
//:   is reported.
//: - Nil for a number calls `setNilValueForKey`. By default it raises an
//:   exception.
//:
//: > Question: A class in Objective-C has the methods `fido` and `changeFido:`
//: > and no variable. What does `setValue("Rex", forKey: "fido")` do?
//: > Answer: It raises an exception. `changeFido:` is not a name that KVC
//: > tries, and a getter cannot take a value.

//: ## Your turn
//:
//: Exercise 3 is Exercises/06-KVC/03-SetTheValue.swift. You write by name, and
//: refuse what is not possible. One of its parameters is marked `inout`: your
//: function may change this parameter, and the caller gets the change.
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
