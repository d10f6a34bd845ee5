//: # Factory methods and Self
//:
//: After this chapter you can write a method of a class that makes an object,
//: and make it work for subclasses.

import HeadlessUIKit
import Stage

//: ## A method that makes an object
//:
//: You want to write `AppRecord.app(with: dictionary)` and get an app. For a
//: subclass `GameRecord` you want to write `GameRecord.app(with: dictionary)`,
//: and get a game, without a second method.
//:
//: A method of a class that makes an object of this class is called a **factory
//: method**. Three words of Swift make it work for subclasses:
//:
//: - `class func`: the method belongs to the class, and not to one object. In
//:   it `self` is the class that the method was called on. In a method without
//:   `class`, `self` is the object.
//: - `Self`, with a capital letter: the class that the method was called on.
//:   Called on `GameRecord`, the result is a `GameRecord`.
//: - `required`: each subclass has the initializer (chapter 7). So
//:   `Self(dictionary:)` can be called on each.
//:
//: `plainApp` shows what goes wrong without `Self`.

extension AppRecord {
  class func app(with dictionary: [String: Any]) -> Self {
    Self(dictionary: dictionary)
  }

  // Wrong for subclasses: it always makes an AppRecord.
  class func plainApp(with dictionary: [String: Any]) -> AppRecord {
    AppRecord(dictionary: dictionary)
  }
}

final class GameRecord: AppRecord {
  var players: NSNumber?

  override class var keys: Keys { ["players": \GameRecord.players] }
}

func factoryMethods(on stage: Stage) {
  //: ## Self is the class that was asked
  //:
  //: The same method is called on a class and on its subclass. `type(of:)`
  //: returns the class of an object: an `AppRecord` and a `GameRecord`.

  let dictionary: [String: Any] = [
    "name": "Chess", "icon": "chess", "players": 2,
  ]
  let app = AppRecord.app(with: dictionary)
  let game = GameRecord.app(with: dictionary)
  stage.print(type(of: app), type(of: game))
  // Prints "AppRecord GameRecord"

  //: The compiler knows the type of `game`: you may use `players` without
  //: `as?`.

  stage.print(game.players ?? 0)
  // Prints "2"

  //: `plainApp` names its class. Called on the subclass it still makes an
  //: `AppRecord`, which has no players.

  let plain = GameRecord.plainApp(with: dictionary)
  stage.print(type(of: plain), plain.unknownKeys)
  // Prints "AppRecord ["players"]"

  stage.present(
    AppGrid([
      (app.name, UIImage(named: app.icon ?? "")),
      (game.name, UIImage(named: game.icon ?? "")),
    ]))
  stage.show("An AppRecord and a GameRecord")

  //: ## The compiler finds out the type
  //:
  //: `let names = ...` has no type in the line. The compiler takes it from the
  //: right side, which is called **type inference**. The names are optional
  //: strings, so this is an array of optional strings.

  let names = [app.name, game.name]
  stage.print(type(of: names))
  // Prints "Array<Optional<String>>"

  //: > Then: Objective-C has many factory methods. `buttonWithType:` of
  //: > `UIButton` is one, and Swift shows it as the initializer `UIButton(type:
  //: > .system)`. In Objective-C a factory method had the result type `id`,
  //: > which means any object. So the compiler accepted `NSString *text =
  //: > [AppRecord appWithDictionary:d];`. Today the result is `instancetype`:
  //: > it means the class that was asked, and the compiler warns about that
  //: > line. `instancetype` can be used for results only, not for parameters.
  //: > Swift has `Self`. The word `auto` of C++ is type inference, and not the
  //: > same as either.
}

//: ## Remember
//:
//: - In a class method `self` is the class; in a method of an object it is the
//:   object.
//: - `Self` means the class that the method was called on.
//: - `Self(dictionary:)` in a class needs a `required` initializer.
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
