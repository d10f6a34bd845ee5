//: # How a key is read
//:
//: After this chapter you can say where `value(forKey:)` looks for a value, and
//: in which order.

import HeadlessUIKit
import Stage

//: ## One value, two keys
//:
//: `value(forKey:)` gives the same value for the keys `hidden` and `isHidden`
//: of a view: it tries several names. UIKit is written in Objective-C, where a
//: property has two parts:
//:
//: - The **getter** is a method that returns the value. For a property `fido`
//:   it is usually called `fido`.
//: - The **instance variable** is the place in the object that holds the value.
//:   It is usually called `_fido`.
//:
//: ## The search
//:
//: The first method or variable that exists is used, also if its value is nil.
//: Learn only the order of the steps. The exercise lists the names again.
//:
//:     value(forKey: "fido")
//:          │
//:          ▼
//:     1  methods:   getFido ─▶ fido ─▶ isFido ─▶ _getFido ─▶ _fido
//:          │
//:          │ there is no such method
//:          ▼
//:     2  may KVC use variables? ── no ─────────────────┐
//:          │ yes                                       │
//:          ▼                                           │
//:     3  variables: _fido ─▶ _isFido ─▶ fido ─▶ isFido │
//:          │ there is no such variable                 │
//:          ▼                                           │
//:     4  value(forUndefinedKey: "fido") ◀──────────────┘
//:
//: Only the first letter of the key becomes a capital. Step 4 raises an
//: exception by default, as in chapter 3.
//:
//: > On a device: An `@objc` property of a Swift class has a getter of its own
//: > name: an `@objc var isOpen` has the key `isOpen`. KVC finds private
//: > variables of UIKit's classes as well, as in lines like this one:
//: >
//: >     field.value(forKey: "_placeholderLabel")
//: >
//: > Since iOS 13 UIKit ends the app for some of these keys. Use only keys that
//: > are properties in Apple's documentation, here `attributedPlaceholder`.

func howAKeyIsRead(on stage: Stage) {
  //: ## A method is found before a variable
  //:
  //: The class of this house imitates Objective-C, in Homes.swift. It has the
  //: method `fido` and the variable `_fido`. The sign shows the value of the
  //: key. The conversation below the picture lists each question of KVC:
  //: `responds(to:) getFido = no` means that there is no such method. The
  //: second name is found.

  let home = HomeWithMethod()
  stage.present(HomeView(home, words: home.value(forKey: "fido")))
  stage.show("The method is used")

  //: ## Why isHidden has two keys
  //:
  //: In Objective-C this property is called `hidden`, and its getter
  //: `isHidden`. (Swift took the name of the getter.)
  //:
  //:     key        methods that are tried
  //:     hidden     getHidden ─▶ hidden ─▶ isHidden
  //:     isHidden   getIsHidden ─▶ isHidden

  let view = UIView()
  stage.print(view.value(forKey: "hidden") ?? "nil")
  // Prints "false"

  stage.print(view.value(forKey: "isHidden") ?? "nil")
  // Prints "false"

  //: Use the key `hidden`: the method that writes is called `setHidden:`.
}

//: ## Remember
//:
//: - KVC tries methods first, then instance variables, then
//:   `value(forUndefinedKey:)`.
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
