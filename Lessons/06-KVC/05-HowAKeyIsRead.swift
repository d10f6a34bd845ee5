//: # How a key is read
//:
//: After this chapter you can say where `value(forKey:)` looks for a value, and
//: in which order.

import HeadlessUIKit
import Stage

//: ## One value, two keys
//:
//: In Swift you write `label.isHidden`. In chapter 3 you typed the key
//: `hidden`, and the inspector showed the value. If you type `isHidden`, it
//: shows the same value. Why? KVC tries several names, one after the other.
//:
//: In a Swift class of your own you do not notice it: the key is the name of
//: the property. But UIKit is written in Objective-C. There KVC can read two
//: parts of a property:
//:
//: - The **getter** is a method that returns the value. For a property `fido`
//:   it is usually called `fido`.
//: - The **instance variable** is the place in the object that holds the value.
//:   It is usually called `_fido`.
//:
//: ## The search
//:
//: `value(forKey:)` tries methods first, and then instance variables. It uses
//: the first one that exists.
//:
//: Learn only the order of the steps: methods, variables, and then the method
//: for unknown keys. The names are there to look up. A name such as `_fido` is
//: there twice: in step 1 it is a method, and in step 3 a variable.
//:
//:     value(forKey: "fido")
//:          │
//:          ▼
//:     1  methods:   getFido ─▶ fido ─▶ isFido ─▶ _getFido ─▶ _fido
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
//:     4  value(forUndefinedKey: "fido") ◀──────────────┘
//:
//: Only the first letter of the key becomes a capital: for the key `bestFriend`
//: step 1 begins with `getBestFriend`. Step 4 raises an exception by default,
//: as in chapter 3.
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
//: To see the search at work, you need classes as Objective-C has them. Three
//: stand in Homes.swift, which you need not read. Each has the key `fido`, and
//: has it in another place:
//:
//:     class               method   variables
//:     HomeWithMethod      fido     _fido
//:     HomeWithVariables   none     _fido and fido
//:     ClosedHome          none     fido, but KVC may not use it
//:
//: `ClosedHome` answers the question of step 2 with no. A class does so with
//: this property, on a device too:
//:
//:     override class var accessInstanceVariablesDirectly: Bool { false }
//:
//: Each value is a text that says where it comes from. The value of the
//: variable `_fido` is "the variable _fido".

func howAKeyIsRead(on stage: Stage) {
  //: ## A method is found before a variable
  //:
  //: `HomeView` is a view of this lesson, and not of UIKit. It draws a house
  //: with the name of its class and a sign. On the sign stands the value of the
  //: key `fido`.
  //:
  //: The conversation below the picture lists each question of KVC.
  //: `responds(to:) getFido = no` means that the class has no method `getFido`.
  //: The second name, `fido`, is found. So KVC does not look for a variable.

  let first = HomeWithMethod()
  stage.present(HomeView(first, words: first.value(forKey: "fido")))
  stage.show("The method is used")

  //: ## The variable with the underscore comes first
  //:
  //: This class has no method. KVC asks whether it may use variables, and finds
  //: `_fido` before `fido`.
  //:
  //: > On a device: Between steps 1 and 2 KVC looks for methods such as
  //: > `countOfFido`. They are for lists that are read one element at a time.
  //: > In the conversation you see this question, too.

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

  //: ## Why isHidden has two keys
  //:
  //: Now you can answer the question of the beginning. In Objective-C this
  //: property is called `hidden`, and its getter `isHidden`. (Swift took the
  //: name of the getter.) KVC finds the getter for both keys:
  //:
  //:     key        methods that are tried
  //:     hidden     getHidden ─▶ hidden ─▶ isHidden
  //:     isHidden   getIsHidden ─▶ isHidden

  let view = UIView()
  stage.print(view.value(forKey: "hidden") ?? "nil")
  // Prints "false"

  stage.print(view.value(forKey: "isHidden") ?? "nil")
  // Prints "false"

  //: Use the key `hidden`. You need it for writing: the method that writes is
  //: called `setHidden:` (chapter 6).
  //:
  //: > On a device: KVC returns a Boolean as an `NSNumber`, and 0 is printed.
  //: > An `@objc var isOpen` of your own has the key `isOpen`.
}

//: ## Remember
//:
//: - KVC tries methods first, then instance variables, then
//:   `value(forUndefinedKey:)`.
//: - The first one that exists is used, also if its value is nil.
//: - A class can forbid KVC to use its variables.
//:
//: > Question: A class in Objective-C has the method `isOpen` and the variable
//: > `_open`. Which one does `value(forKey: "open")` use?
//: > Answer: The method `isOpen`. Methods come before variables.

//: ## Your turn
//:
//: Exercise 2 is Exercises/06-KVC/02-FindTheValue.swift. You write the search
//: yourself, with dictionaries of methods and values. It needs chapter 4: a
//: stored nil is a value. `key.prefix(1).uppercased() + key.dropFirst()` makes
//: the first letter of a key a capital.
//:
//:     swift run course check FindTheValue
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - Accessor Search Patterns,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html>
//:   (an archived guide)
