//: # Factory methods and Self
//:
//: After this chapter you can write a method of a class that makes an object,
//: and make it work for subclasses.

import HeadlessUIKit
import Stage

//: ## More than one object
//:
//: You want several apps with one call:
//:
//:     AppRecord.apps(named: ["Clock", "Maps"])
//:
//: The names are enough, because each picture is named after its app. An
//: initializer cannot do this: it makes one object. A method of the class can.
//: A method of a class that makes an object of this class is called a **factory
//: method**.
//:
//: Begin with one object. This is a first try. `class func` means that you call
//: the method on the class: `AppRecord.plainApp(named: "Clock")`.

extension AppRecord {
  class func plainApp(named name: String) -> AppRecord {
    AppRecord(dictionary: ["name": name, "icon": name.lowercased()])
  }
}

//: A game is an app with players. So `GameRecord` is a subclass, and it
//: inherits the method. But `GameRecord.plainApp(named: "Chess")` makes an
//: `AppRecord`, and not a game: the method names this class.

final class GameRecord: AppRecord {
  var players = 2
}

//: ## A method that works for subclasses
//:
//: Write `Self` in both places. `Self`, with a capital letter, is the type that
//: the method was called on. Called on `GameRecord`, `Self(dictionary:)` makes
//: a `GameRecord`.

extension AppRecord {
  class func app(named name: String) -> Self {
    Self(dictionary: ["name": name, "icon": name.lowercased()])
  }

  class func apps(named names: [String]) -> [AppRecord] {
    names.map { self.app(named: $0) }
  }
}

//: Three things in this code are new:
//:
//: - `Self(dictionary:)` compiles because the initializer is `required`
//:   (chapter 7): each subclass has this initializer.
//: - `self` in a class method is the class that the method was called on.
//: - `apps(named:)` calls `app(named:)` for each name. Here the result `[Self]`
//:   does not compile: only the whole result may be `Self`. So the result is
//:   `[AppRecord]`, but each of its elements may be a game.

func factoryMethods(on stage: Stage) {
  //: ## Self is the class that was asked
  //:
  //: The same method is called on a class and on its subclass. `type(of:)`
  //: returns the class of an object.

  let app = AppRecord.app(named: "Clock")
  let game = GameRecord.app(named: "Chess")
  stage.print(type(of: app), type(of: game))
  // Prints "AppRecord GameRecord"

  //: The compiler knows the type of `game`. So you may write `game.players`,
  //: and need no `as?`.

  stage.print(game.players)
  // Prints "2"

  //: ## A name of a class in place of Self
  //:
  //: The first try, called on the subclass, makes an `AppRecord`. This object
  //: has no players.

  let plain = GameRecord.plainApp(named: "Chess")
  stage.print(type(of: plain))
  // Prints "AppRecord"

  //: ## Several objects with one call
  //:
  //: `apps(named:)` is called on `GameRecord`. So `self` is `GameRecord`, and
  //: each object is a game.

  let games = GameRecord.apps(named: ["Chess", "Stars"])
  stage.print(games.map { "\(type(of: $0))" })
  // Prints "["GameRecord", "GameRecord"]"

  stage.present(
    AppGrid(games.map { ($0.name, UIImage(named: $0.icon ?? "")) }))
  stage.show("Two games from two names")

  //: > Then: Objective-C has many factory methods. `buttonWithType:` of
  //: > `UIButton` is one, and Swift shows it as the initializer `UIButton(type:
  //: > .system)`. In Objective-C a factory method had the result type `id`,
  //: > which means any object. So the compiler accepted `NSString *text =
  //: > [AppRecord appWithDictionary:d];`. Today the result is `instancetype`:
  //: > it means the class that was asked, and the compiler warns about that
  //: > line. `instancetype` can be used for results only, not for parameters.
  //: > Swift has `Self`. To find out a type from the right side of an
  //: > assignment is called **type inference**: in `let game = ...` the
  //: > compiler does it. The word `auto` of C++ means this, and not `Self`.
}

//: ## Remember
//:
//: - A factory method makes objects, and subclasses can use it too.
//: - In a class method `self` is the class. In a method of an object `self` is
//:   the object.
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
