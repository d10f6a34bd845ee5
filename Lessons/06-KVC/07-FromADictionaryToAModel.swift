//: # From a dictionary to a model
//:
//: After this chapter you can fill an object from a dictionary with one call,
//: and say what happens to keys that are missing or too many.

import HeadlessUIKit
import Stage

//: ## Why not use the dictionary itself?
//:
//: A property list gives you dictionaries: `["name": "Clock", "icon":
//: "clock"]`. You could use them everywhere in your code. But a misspelled key
//: compiles and gives nil, and the editor does not complete keys. A model, a
//: type that describes your data, has properties instead. Their names are
//: checked by the compiler and completed by the editor.
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
//: So the keys of the dictionary have to be names of properties. For a key that
//: is not found KVC calls `setValue(_:forUndefinedKey:)`, and the default
//: raises an exception (chapter 6). This model has its own method for such
//: keys, and remembers the key. There is no `override` in front of it, because
//: in this course `NSObject` has no methods for unknown keys. Views have them.
//: So in chapter 3 the label had `override` before `value(forUndefinedKey:)`.
//:
//: The call stands in the initializer. So the rest of the program never sees a
//: dictionary. `required` is explained in chapter 9.

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

//: > On a device: Write `@objcMembers nonisolated class AppRecord: NSObject`,
//: > without `keys` (chapter 17 says why `nonisolated`). There `NSObject` has
//: > the method for unknown keys, so it is `override func setValue(_ value:
//: > Any?, forUndefinedKey key: String)`.

//: ## A model that accepts no other keys
//:
//: Compare it with a model that has the same properties, but not the method for
//: unknown keys.

final class StrictRecord: NSObject, KeyValueCoding {
  var name: String?
  var icon: String?

  class var keys: Keys {
    ["name": \StrictRecord.name, "icon": \StrictRecord.icon]
  }
}

//: ## A view that shows the models
//:
//: `AppGrid` belongs to this lesson, and not to UIKit. It shows a cell for each
//: app, three in a row, as in lesson 5. A cell is an `AppCell`, in
//: AppCell.swift: a view with an `imageView` and a `nameLabel`.

/// Cells of apps, three in a row.
final class AppGrid: UIView {
  /// Creates a grid of names and pictures.
  init(_ apps: [(name: String?, image: UIImage?)]) {
    super.init(frame: CGRect(x: 0, y: 16, width: 320, height: 448))
    for (index, app) in apps.enumerated() {
      let cell = AppCell(
        frame: CGRect(
          x: 16 + 96 * (index % 3), y: 112 * (index / 3), width: 96,
          height: 80))
      cell.nameLabel.text = app.name
      cell.imageView.image = app.image
      addSubview(cell)
    }
  }

  // The grid is made in code, never from a nib.
  required init?(coder: NSCoder) { nil }
}

func fromADictionaryToAModel(on stage: Stage) {
  //: ## A dictionary with the right keys
  //:
  //: Both keys are properties of the model. The cell shows the name, and the
  //: picture whose name is in `icon`.

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
  //: `size` is not a property of these models. `AppRecord` remembers the key.

  let dictionary: [String: Any] = ["name": "Clock", "size": 24]
  stage.print(AppRecord(dictionary: dictionary).unknownKeys)
  // Prints "["size"]"

  //: `StrictRecord` raises an exception. So a new key in the file ends the
  //: program.

  let words = stage.exception {
    StrictRecord().setValuesForKeys(dictionary)
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<StrictRecord> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key size."

  //: ## NSNull stands for nil
  //:
  //: A dictionary of Objective-C cannot hold nil. Where a value is nil, it
  //: holds an object of the class `NSNull`. `setValuesForKeys` turns this
  //: object into nil.

  let noIcon = AppRecord(dictionary: ["name": "Clock", "icon": NSNull()])
  stage.print(noIcon.icon ?? "nil")
  // Prints "nil"

  //: ## A value of the wrong type
  //:
  //: Here the value of `name` is the number 7. This course raises an exception
  //: at once. A device does not check the type: it gives the 7 to the property.
  //: The program fails then or later, where the name is used.

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
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - <https://developer.apple.com/documentation/foundation/nsnull>
