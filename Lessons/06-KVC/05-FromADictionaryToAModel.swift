//: # From a dictionary to a model
//:
//: What a file holds arrives as dictionaries. A dictionary takes any key, your
//: editor completes none, and a misspelled one gives nil. A model has
//: properties, which are shorter to write and checked. KVC carries the values
//: over in one line, and that line is trusting.

import HeadlessUIKit
import Stage

//: ## The model converts itself
//:
//: The conversion is the model's own affair: an initializer takes the
//: dictionary. `setValuesForKeys` then calls `setValue(_:forKey:)` for each
//: pair. So the keys of the file have to be the names of properties. A property
//: the file does not name stays as it was.

class AppRecord: NSObject, KeyValueCoding {
  // The Objective-C class said `NSString *`, and KVC never looked at it.
  // A type that takes everything behaves the same.
  var name: Any?
  var icon: Any?

  class var keys: Keys {
    ["name": \AppRecord.name, "icon": \AppRecord.icon]
  }

  required init(dictionary: [String: Any]) {
    super.init()
    setValuesForKeys(dictionary)
  }

  class func app(with dictionary: [String: Any]) -> Self {
    Self(dictionary: dictionary)
  }
}

//: The class method is a **factory**. In it `self` is the class that was
//: asked, so a subclass makes one of its own; in an instance method it is the
//: object. Objective-C declared the result `instancetype`, and only a result:
//: with `id`, any object, a wrong assignment passed. Swift says `Self`, and
//: mostly nothing. (C++'s `auto` is another matter: it infers a variable.)

//: ## A property that is not in the file
//:
//: A record with a picture reads it from `icon`, and shows it read-only. The
//: variable behind it has the name KVC looks for.

final class PicturedRecord: AppRecord {
  private var _image: Any?
  var image: Any? { _image }

  override class var keys: Keys {
    Keys(
      ["image": \PicturedRecord.image],
      stored: ["_image": \PicturedRecord._image])
  }
}

func fromADictionaryToAModel(on stage: Stage) {
  //: ## A good dictionary
  //:
  //: One line fills the model. And the factory, asked of a subclass, made one
  //: of the subclass.

  let clock = PicturedRecord.app(with: ["name": "Clock", "icon": "clock"])
  let picture = UIImage(named: clock.icon as? String ?? "")
  stage.present(AppGrid([(clock.name as? String, picture)]))
  stage.show("Filled from a dictionary")

  stage.print(type(of: clock))
  // Prints "PicturedRecord"

  //: ## A key too many
  //:
  //: Texts say that a property may be missing from the file, and forget the
  //: reverse. A key that no property has raises an exception, and the program
  //: ends. Read who was asked for what: `name` went well, `size` did not.

  let words = stage.exception {
    _ = PicturedRecord.app(with: ["name": "Clock", "size": 24])
  }
  stage.show("size is nobody's key")

  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<PicturedRecord> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key size."

  //: (The same texts say that `setValuesForKeys` "in essence" calls
  //: `setValue(_:forUndefinedKey:)`. You have seen it called once, for the one
  //: key that nobody has. A model may override it and be deaf to such keys.)

  //: ## A key that should not be there
  //:
  //: `image` is read-only, so there is no `setImage:`. KVC goes past the
  //: property to the variable behind it. The picture is now the word x, and a
  //: device crashes when it is shown.

  clock.setValuesForKeys(["image": "x"])
  stage.present(
    AppGrid([(clock.name as? String, clock.image as? UIImage)]))
  stage.show("Past a read-only property")

  stage.print(clock.image ?? "no image")
  // Prints "x"

  //: ## A value that nobody checks
  //:
  //: A number becomes the name, and a device crashes when somebody asks for the
  //: length of it. `NSNull`, which stands for nil where nil cannot be, becomes
  //: nil. In Swift a property has a type, so here the engine refuses at once.

  let seven = AppRecord.app(with: ["name": 7, "icon": NSNull()])
  stage.print(seven.name ?? "nil", seven.icon ?? "nil")
  // Prints "7 nil"

  let refusal = stage.exception {
    UIView().setValue("red", forKey: "backgroundColor")
  }
  stage.print(refusal ?? "no exception")
  // Prints "NSInvalidArgumentException: UIView.backgroundColor is a UIColor, so it cannot hold "red", an NSString"
}

//: ## Your turn
//:
//: Exercises/06-KVC/03-SetValuesForKeys.swift asks for the line itself, and
//: Exercises/06-KVC/04-AppFromADictionary.swift for an initializer that says
//: what is wrong.
