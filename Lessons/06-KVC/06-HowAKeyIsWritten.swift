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
//: A method that gives a property a new value is its **setter**. In Objective-C
//: the setter of `fido` is called `setFido:`. The colon is part of the name: it
//: means that the method takes an argument. `setValue(_:forKey:)` looks for a
//: setter first, and then for a variable:
//:
//:     setValue("Rex", forKey: "fido")
//:          │
//:          ▼
//:     1  setters:   setFido: ─▶ _setFido:
//:          │
//:          │ there is no such method
//:          ▼
//:     2  may KVC use variables? ── no ─────────────────┐
//:          │                                           │
//:          │ yes                                       │
//:          ▼                                           │
//:     3  variables: _fido ─▶ _isFido ─▶ fido ─▶ isFido │
//:          │                                           │
//:          │ there is no such variable                 │
//:          ▼                                           │
//:     4  setValue("Rex", forUndefinedKey: "fido") ◀────┘
//:
//: Steps 2 and 3 are the same as in chapter 5. The getter is not in this
//: picture: KVC never uses it for writing. Step 4 raises an exception by
//: default.
//:
//: > On a device: Foundation also tries a third method, `setIsFido:`, which
//: > Apple's guide does not name. Do not rely on it.

//: ## Two houses with a setter
//:
//: Two houses in Homes.swift have the same setter: it stores the name of the
//: dog, and it writes the name on the sign. But the setters have different
//: names, and KVC looks only for the first:
//:
//:     class                 setter     variable
//:     HomeWithSetter        setFido:   none
//:     HomeWithWrongSetter   putFido:   _fido
//:
//: Can this happen to you? Not with a property of your own in Swift: its setter
//: always has the right name. It can happen with a class in Objective-C, for
//: example from an old library.

//: ## A label that accepts nil
//:
//: This label is for the last part of the chapter, nil for a number.

final class FadingLabel: UILabel {
  override func setNilValueForKey(_ key: String) {
    setValue(0, forKey: key)
  }
}

func howAKeyIsWritten(on stage: Stage) {
  //: ## A setter is called
  //:
  //: The sign says Fido. Then Rex is written. KVC finds `setFido:` at once, and
  //: this setter writes Rex on the sign.

  let home = HomeWithSetter()
  stage.present(HomeView(home, words: "Fido"))
  home.setValue("Rex", forKey: "fido")
  stage.show("The setter was called")

  //: ## A setter with a wrong name is not called
  //:
  //: Now the second house. KVC does not look for `putFido:`. It finds the
  //: variable `_fido` and writes it. The sign still says Fido.

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
  //: `_fido`, and no setter. Rex is written into the variable. Then the key is
  //: read, and KVC uses the getter. The sign shows the text of the getter.

  let mixed = HomeWithMethod()
  mixed.setValue("Rex", forKey: "fido")
  stage.present(HomeView(mixed, words: mixed.value(forKey: "fido")))
  stage.show("Rex was written, and something else is read")

  stage.print(mixed._fido ?? "nil")
  // Prints "Rex"

  //: So a property without a setter is not safe from KVC: its variable is
  //: written. It is safe only if the class forbids KVC to use its variables, as
  //: the next house does.

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
  //: `alpha` of a view is a number, so it cannot be nil. If nil is written for
  //: it, KVC calls `setNilValueForKey`. By default this method raises an
  //: exception:

  let refusal = stage.exception {
    UIView().setValue(nil, forKey: "alpha")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: [<UIView> setNilValueForKey]: could not set nil as the value for the key alpha."

  //: `FadingLabel` overrides the method and writes 0. So it raises no
  //: exception, and the label is invisible.

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
//: Exercise 3 is Exercises/06-KVC/03-SetTheValue.swift. You write what
//: `setValue(_:forKey:)` does, and throw an error where it is not possible. One
//: of its parameters is marked `inout`: your function may change this
//: parameter, and the caller gets the change.
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
//: part is about models and files. Go on later:
//:
//:     swift run kvc --chapter 7
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
