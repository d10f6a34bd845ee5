//: # Factory methods and Self
//:
//: After this chapter you can write a method of a class that makes an object,
//: and make it work for subclasses.

import HeadlessUIKit
import Stage

//: ## The same lines in many places
//:
//: The picture of an app is named after the app: the app Clock has the icon
//: "clock". So the name is enough to make an `AppRecord` (chapter 7). You do
//: not want to write the dictionary each time. You want to write this:
//:
//:     AppRecord.app(named: "Clock")
//:
//: This is a method of the class. A method of a class that makes an object of
//: this class is called a **factory method**.
//:
//: ## A first try
//:
//: `class func` means that the method is called on the class, and not on an
//: object.

extension AppRecord {
  class func plainApp(named name: String) -> AppRecord {
    AppRecord(dictionary: ["name": name, "icon": name.lowercased()])
  }
}

//: A game is an app with players. So `GameRecord` is a subclass of `AppRecord`,
//: and it inherits the method. But the method names the class `AppRecord`. So
//: `GameRecord.plainApp(named: "Chess")` makes an `AppRecord`, and no game.

final class GameRecord: AppRecord {
  var players = 2
}

//: ## A method that works for subclasses
//:
//: Write `Self` in both places. `Self`, with a capital letter, is the class
//: that the method was called on. In `GameRecord.app(named: "Chess")` it is
//: `GameRecord`.

extension AppRecord {
  class func app(named name: String) -> Self {
    Self(dictionary: ["name": name, "icon": name.lowercased()])
  }
}

//: `Self(dictionary:)` compiles only if each subclass has this initializer. The
//: word `required` in front of the initializer promises this (chapter 7).
//:
//: Do not mix up `Self` and `self`. In a method of an object, `self` is the
//: object, and `Self` is its class. (In a `class func` there is no object: both
//: are the class.)

//: ## A list from a property list
//:
//: The file `app.plist` is an array of twelve dictionaries. A second factory
//: method makes a list of records from such a file:
//:
//: - `Data(contentsOf:)` reads the file.
//: - `PropertyListSerialization` turns the data of the file into an array.
//: - `as? [[String: Any]]` is nil if this is no array of dictionaries.
//: - `map` makes a record of each dictionary, with `Self`.
//:
//: `try?` makes nil out of an error (lesson 1). If a line of the `guard` gives
//: nil, the method returns an empty list.
//:
//: The result is `[AppRecord]`, because the result `[Self]` does not compile.
//: The elements may still be games.

extension AppRecord {
  class func appList(_ file: String = "app") -> [AppRecord] {
    guard
      let url = Bundle.module.url(
        forResource: file, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(
        from: data, format: nil),
      let dictionaries = list as? [[String: Any]]
    else { return [] }
    return dictionaries.map { Self(dictionary: $0) }
  }
}

func factoryMethods(on stage: Stage) {
  //: ## The first try makes no game
  //:
  //: `plainApp` is called on `GameRecord`. `type(of:)` returns the class of an
  //: object.

  let plain = GameRecord.plainApp(named: "Chess")
  stage.print(type(of: plain))
  // Prints "AppRecord"

  //: ## Self is the class that was asked
  //:
  //: The method with `Self` is called on both classes. The first call makes an
  //: app, and the second makes a game.

  let app = AppRecord.app(named: "Clock")
  let game = GameRecord.app(named: "Chess")
  stage.print(type(of: app), type(of: game))
  // Prints "AppRecord GameRecord"

  //: The compiler knows that `game` is a `GameRecord`. So you may write
  //: `game.players`, and need no `as?`.

  stage.print(game.players)
  // Prints "2"

  //: ## Twelve apps with one call
  //:
  //: Now the whole file: one call makes twelve records.

  let records = AppRecord.appList()
  stage.present(
    AppGrid(records.map { ($0.name, UIImage(named: $0.icon ?? "")) }))
  stage.show("Twelve apps, in the order of the file")

  //: > Then: Objective-C has many factory methods. `buttonWithType:` of
  //: > `UIButton` is one, and Swift shows it as the initializer
  //: > `UIButton(type: .system)`. In Objective-C a factory method had the
  //: > result type `id`, which means any object. So the compiler accepted an
  //: > app where a text is needed. Today the result is `instancetype`: it means
  //: > the class that was asked, and the compiler warns. `instancetype` can be
  //: > used for results only, not for parameters. Swift has `Self`.
  //: >
  //: > In `let game = ...` the compiler finds out the type from the right side.
  //: > This is called **type inference**. The word `auto` of C++ means this,
  //: > and not `Self`.
}

//: ## Remember
//:
//: - A `class func` is called on the class: `AppRecord.app(named: "Clock")`.
//: - `Self` is the class that the method was called on. So the method makes
//:   objects of a subclass, too.
//: - `Self(dictionary:)` in a class needs a `required` initializer.
//: - `PropertyListSerialization` and `as?` make an array of dictionaries out of
//:   a file.
//:
//: > Question: A factory method of the class `Shape` ends with
//: > `Shape(sides: 4)`, and its result type is `Shape`. What does
//: > `Circle.make()` return, if `Circle` is a subclass?
//: > Answer: A `Shape`. With the result type `Self`, and `Self(sides: 4)`, it
//: > would be a `Circle`.

//: ## Your turn
//:
//: Exercise 7 is Exercises/06-KVC/07-TicketsOfAKind.swift. You write methods
//: that make tickets of the class that they are called on.
//:
//:     swift run course check TicketsOfAKind
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/type(of:)>
//: - Adopting Modern Objective-C,
//:   <https://developer.apple.com/library/archive/releasenotes/ObjectiveC/ModernizationObjC/AdoptingModernObjective-C/AdoptingModernObjective-C.html>
//:   (an archived guide)
