//: # From a dictionary to a model
//:
//: After this chapter you can fill an object from a dictionary with one call,
//: and say what happens to keys that are missing or too many.

import HeadlessUIKit
import Stage

//: ## Why not use the dictionary itself?
//:
//: A property list gives you dictionaries:
//:
//:     ["name": "Clock", "icon": "clock"]
//:
//: You could use them everywhere in your code. But a misspelled key compiles
//: and gives nil. A model, a type that describes your data, has properties
//: instead. Their names are checked by the compiler and completed by the
//: editor.
//:
//: So you need a model, and code that fills it. With KVC this is one call,
//: however many properties there are.

//: ## A model that is filled by keys
//:
//: `setValuesForKeys` takes a dictionary and calls `setValue(_:forKey:)` for
//: each pair:
//:
//:     setValuesForKeys(["name": "Clock", "size": 24])
//:        │
//:        ├─▶ setValue("Clock", forKey: "name")
//:        │
//:        └─▶ setValue(24, forKey: "size")
//:               │ there is no such key
//:               ▼
//:            setValue(24, forUndefinedKey: "size")
//:
//: So the keys of the dictionary have to be keys of the model. For any other
//: key KVC calls `setValue(_:forUndefinedKey:)`, and the default raises an
//: exception (chapter 6). This model has its own method for such keys, and
//: remembers the key. (There is no `override`, as in chapter 6.)
//:
//: `setValuesForKeys` is called in the initializer. So the rest of the program
//: never sees a dictionary. `required` means that each subclass has this
//: initializer, too (chapter 9). `private(set)` means that other code can read
//: the property, and cannot write it.

class AppRecord: NSObject, KeyValueCoding {
  var name: String?
  var icon: String?
  private(set) var unknownKeys: [String] = []

  class var keys: Keys {
    ["name": \AppRecord.name, "icon": \AppRecord.icon]
  }

  required init(dictionary: [String: Any]) {
    super.init()
    setValuesForKeys(dictionary)
  }

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    unknownKeys.append(key)
  }
}

//: > On a device: Write `@objcMembers class AppRecord: NSObject`, without
//: > `keys`. There `NSObject` has the method for unknown keys, so `override`
//: > stands in front of it (chapter 17).

func fromADictionaryToAModel(on stage: Stage) {
  //: ## A dictionary with the right keys
  //:
  //: Both keys are properties of the model. `AppGrid` is a view of this lesson
  //: (AppCell.swift). It shows the name and the picture of each app, three in
  //: a row, as in lesson 5.

  let clock = AppRecord(dictionary: ["name": "Clock", "icon": "clock"])
  stage.present(
    AppGrid([(clock.name, UIImage(named: clock.icon ?? ""))]))
  stage.show("An app from a dictionary")

  //: ## A key that is missing
  //:
  //: A property that is not in the dictionary keeps the value that it had. Here
  //: `icon` is missing, and stays nil.

  let nameOnly = AppRecord(dictionary: ["name": "Clock"])
  stage.print(nameOnly.name ?? "nil", nameOnly.icon ?? "nil")
  // Prints "Clock nil"

  //: ## A key too many
  //:
  //: `size` is not a property of the model. `AppRecord` remembers the key.

  let dictionary: [String: Any] = ["name": "Clock", "size": 24]
  stage.print(AppRecord(dictionary: dictionary).unknownKeys)
  // Prints "["size"]"

  //: The class `Dog` of chapter 1 has no such method of its own. So the same
  //: dictionary raises an exception, and ends the program.

  let words = stage.exception {
    Dog().setValuesForKeys(dictionary)
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Dog> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key size."

  //: ## NSNull stands for nil
  //:
  //: A dictionary of Objective-C cannot hold nil. Where a value is nil, it
  //: holds an object of the class `NSNull`. `setValuesForKeys` turns this
  //: object into nil. The clock has an icon, and gets an `NSNull` for it:

  clock.setValuesForKeys(["icon": NSNull()])
  stage.print(clock.icon ?? "nil")
  // Prints "nil"

  //: ## A value of the wrong type
  //:
  //: Here the value of `name` is the number 7. KVC puts it into an `NSNumber`,
  //: an object that holds a number. This course raises an exception at once. A
  //: device does not check the type: it gives the 7 to the property. The
  //: program fails then or later, where the name is used.

  let refusal = stage.exception {
    _ = AppRecord(dictionary: ["name": 7])
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: AppRecord.name is a String, so it cannot hold 7, an NSNumber"
}

//: ## Remember
//:
//: - `setValuesForKeys` calls `setValue(_:forKey:)` for each pair.
//: - A missing key changes nothing. A key too many raises an exception, unless
//:   the class has its own `setValue(_:forUndefinedKey:)`.
//: - `NSNull` in the dictionary becomes nil.
//: - A device does not check the types of the values.
//:
//: > Question: A server adds a key `price` to its answers, and your app from
//: > last year ends for all customers. Which method was missing in your model?
//: > Answer: `setValue(_:forUndefinedKey:)`. It can ignore keys that the model
//: > does not have.

//: ## Your turn
//:
//: Exercise 5 is Exercises/06-KVC/05-SetValuesForKeys.swift. You write the keys
//: of a contact, and the methods for unknown keys and for nil (chapter 6).
//:
//:     swift run course check SetValuesForKeys
//:
//: Exercise 14 is Exercises/06-KVC/14-MenuBoard.swift: a menu without prices, and
//: the file has them. Find out why, and fix it.
//:
//:     swift run course check MenuBoard
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - <https://developer.apple.com/documentation/foundation/nsnull>
