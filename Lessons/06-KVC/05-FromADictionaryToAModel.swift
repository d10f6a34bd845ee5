//: # From a dictionary to a model
//:
//: What a file holds arrives as dictionaries. A dictionary takes any key, your
//: editor completes none, and a misspelled one gives nil. A model has
//: properties instead. KVC carries the values over in one line, and that line
//: is trusting.

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

//: The class method is a **factory**. In an instance method `self` is the
//: object, in a class method it is the class that was asked, so
//: `[[self alloc] init…]` lets a subclass make one of its own kind. The result
//: was declared `instancetype`, since `id`, any object, let a wrong assignment
//: pass. It could not be a parameter. Swift's word is `Self`.

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

  let dictionary = ["name": "Clock", "icon": "clock"]
  let clock = PicturedRecord.app(with: dictionary)
  stage.present(AppGrid([(clock.name as? String, nil)]))
  stage.show("A record with a name")

  stage.print(type(of: clock), dictionary["naem"] == nil)
  // Prints "PicturedRecord true"

  //: ## A key too many
  //:
  //: Texts say that properties may be missing from the file, and forget the
  //: reverse. A key that no property has is an **exception**: it ends the
  //: program. `stage.exception` lets this lesson go on, and gives its words.
  //: Read the conversation: icon and name are set, and one key is undefined.

  let words = stage.exception {
    _ = PicturedRecord.app(
      with: ["name": "Clock", "icon": "clock", "size": 24])
  }
  stage.show("size is nobody's key")

  stage.print(words ?? "no exception")
  // Prints ""

  //: (The same texts say that `setValuesForKeys` "in essence" calls
  //: `setValue(_:forUndefinedKey:)`. It was called once, for the one key that
  //: nobody has.)

  //: ## Seven dictionaries
  //:
  //: The other failures are quieter. A number sits where a name belongs, and a
  //: device crashes later, when somebody asks for its length. `NSNull` becomes
  //: nil. And a key `image` goes past the read-only property into the variable
  //: behind it: the picture is now the word x.

  stage.present(
    AnswerTable(
      ["dictionary", "setValuesForKeys"], widths: [120, 168],
      rows: trials.map { [$0.name, outcome(of: $0.dictionary, on: stage)] }))
  stage.show("What becomes of each")
}

//: ## Your turn
//:
//: Exercises/06-KVC/03-SetValuesForKeys.swift asks for the line itself, and
//: Exercises/06-KVC/04-AppFromADictionary.swift for an initializer that says
//: what is wrong.
