//: # How a key is read
//:
//: After this chapter you can say where `value(forKey:)` looks for a value, and
//: in which order.

import HeadlessUIKit
import Stage

//: ## One key, many places
//:
//: `home.value(forKey: "fido")` gives you a value, and you want to know where
//: it comes from. In a class of Objective-C there may be several places. A
//: property there has up to three parts:
//:
//: - The **getter** is a method that returns the value. For a property `fido`
//:   it is usually called `fido`.
//: - The **setter** is a method that takes a new value: `setFido:`. The colon
//:   is part of the name, and means that the method takes an argument.
//: - The **instance variable** is the place in the object that holds the value:
//:   `_fido`.
//:
//: ## The search
//:
//: `value(forKey:)` tries several method names, and then several names of
//: instance variables. It uses the first one that exists.
//:
//:     value(forKey: "fido")
//:          │
//:          ▼
//:      1   getFido ─▶ fido ─▶ isFido ─▶ _getFido ─▶ _fido
//:          │ there is no such method
//:          ▼
//:      2   countOfFido and others
//:          │ there is no such method
//:          ▼
//:      3   accessInstanceVariablesDirectly
//:     ┌────┤
//:     │    │ true
//:     │    ▼
//:     │4   _fido ─▶ _isFido ─▶ fido ─▶ isFido
//:     │    │ there is no such variable
//:     │    ▼
//:     └─▶5 value(forUndefinedKey: "fido")
//:
//: - Step 1 looks for a method. Only the first letter of the key becomes a
//:   capital: for `bestFriend` the first name is `getBestFriend`. In Swift,
//:   `key.prefix(1).uppercased() + key.dropFirst()` does this.
//: - Step 2 is for lists that are read one element at a time. This lesson does
//:   not use it.
//: - Step 3 is a question to the class: may KVC use its variables?
//: - Step 4 looks for a variable, if the class said yes.
//: - Step 5 is called when nothing was found. By default it ends the program.
//:
//: > Then: Apple's guide does not name `_getFido`. It stands in
//: > `NSKeyValueCoding.h`, a **header**: a file that lists the methods of a
//: > library in Objective-C. The header says that methods with an underscore
//: > are kept for old programs only.
//:
//: > On a device: An `@objc` property of a Swift class has a getter of its own
//: > name, so KVC finds it with the second method name. The other names matter
//: > for classes in Objective-C, and UIKit's classes are among them. KVC finds
//: > their private variables as well. On the web you find lines like this one:
//: >
//: >     field.value(forKey: "_placeholderLabel")
//: >
//: > Since iOS 13 UIKit ends the app for some of these keys, with the message
//: > that this is an application bug. Use only keys that are properties in
//: > Apple's documentation. Here the property is `attributedPlaceholder`.

//: ## Three houses for one key
//:
//: Homes.swift has three classes with the key `fido`. Each finds it in another
//: place:
//:
//:     class               method   variables
//:     HomeWithMethod      fido     _fido
//:     HomeWithVariables   none     _fido and fido
//:     ClosedHome          none     fido, but KVC may not use it
//:
//: `ClosedHome` answers the question of step 3 with no. A class does so with
//: this property, on a device too:
//:
//:     override class var accessInstanceVariablesDirectly: Bool { false }
//:
//: So that you see where a value came from, each value is a text with the name
//: of its method or variable: the value of `_fido` is "the variable _fido". The
//: `keys` of these classes imitate Objective-C, and you need not read them.

func howAKeyIsRead(on stage: Stage) {
  //: ## A method is found before a variable
  //:
  //: `HomeView` is a view of this lesson, and not of UIKit: it draws a house,
  //: the name of its class, and a sign with a text. Here the text is the value
  //: of the key `fido`.
  //:
  //: The conversation lists each question of KVC. `responds(to:) getFido = no`
  //: means that the class has no such method. The second name is found, and KVC
  //: does not ask for a variable.

  let first = HomeWithMethod()
  stage.present(HomeView(first, words: first.value(forKey: "fido")))
  stage.show("The method is used")

  //: ## The variable with the underscore comes first
  //:
  //: This class has no method. KVC asks whether it may use variables, and finds
  //: `_fido` before `fido`.

  let second = HomeWithVariables()
  stage.present(HomeView(second, words: second.value(forKey: "fido")))
  stage.show("The variable _fido is used")

  //: ## A variable that is nil ends the search
  //:
  //: Now `_fido` is nil, and `fido` still has a value. KVC uses the first
  //: variable that exists, also if its value is nil. So the result is nil.

  second._fido = nil
  stage.present(HomeView(second, words: second.value(forKey: "fido")))
  stage.show("The value is nil")

  //: ## A key that is not found
  //:
  //: `ClosedHome` forbids the use of its variable. KVC calls
  //: `value(forUndefinedKey:)`, and the default raises an exception.

  let closed = ClosedHome()
  let words = stage.exception {
    _ = closed.value(forKey: "fido")
  }
  stage.present(HomeView(closed, words: "an exception"))
  stage.show("The variable may not be used")

  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<ClosedHome> valueForUndefinedKey:]: this class is not key value coding-compliant for the key fido."

  //: ## The name isHidden
  //:
  //: The third method name begins with `is`. It is meant for Booleans. In
  //: Objective-C a view has the property `hidden`, and its getter is called
  //: `isHidden`. Swift shows the name of the getter. So the key is `hidden`.

  stage.print(UIView().value(forKey: "hidden") ?? "nil")
  // Prints "false"

  //: > On a device: KVC returns a Boolean as an `NSNumber`, and 0 is printed.
  //: > An `@objc var isOpen` of your own has the key `isOpen`.
}

//: ## Remember
//:
//: - KVC tries methods first, then instance variables, then
//:   `value(forUndefinedKey:)`.
//: - `_fido` is tried before `fido` among variables.
//: - What exists is used, also if its value is nil.
//:
//: > Question: A class in Objective-C has the method `isOpen` and the variable
//: > `_open`. Which one does `value(forKey: "open")` use?
//: > Answer: The method `isOpen`. Methods come before variables.

//: ## Your turn
//:
//: Exercise 2 is Exercises/06-KVC/02-FindTheValue.swift. You write the search
//: yourself, with dictionaries of methods and values. It needs chapter 4: a
//: stored nil is a value.
//:
//:     swift run course check FindTheValue
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - Accessor Search Patterns,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html>
//:   (an archived guide)
