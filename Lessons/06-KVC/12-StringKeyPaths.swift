//: # String key paths
//:
//: After this chapter you can read through several objects with one string, ask
//: all elements of a list, and say where such a path cannot go.

import HeadlessUIKit
import Stage

//: ## From a game to a city
//:
//: A person types what a list of games shows: the name, the size, or the city
//: of the maker. In code you would write `game.maker?.city`. But here you have
//: only the text that was typed. `value(forKey:)` takes one key, so you would
//: have to ask twice: the game for `maker`, and the maker for `city`.
//: `value(forKeyPath:)` does both:
//:
//:     game.value(forKeyPath: "maker.city")
//:
//:     Game ── maker ──▶ Maker ── city ──▶ "London"
//:
//: "maker.city" is a **string key path**: a string with keys and dots. KVC
//: takes the first key, asks the result for the second key, and so on.
//: `setValue(_:forKeyPath:)` writes at the end of the path.
//:
//: Swift has a key path too (chapter 1): `\Game.maker`. The compiler checks it.
//: Nobody checks a string key path before the program runs.
//:
//: These are the classes. `size` may be nil, because the size of some games is
//: unknown. Its type is `NSNumber?`, and not `Int?`: an `NSNumber` is an object
//: that holds a number, and on a device KVC finds only optionals of objects
//: (chapter 17).

final class Maker: NSObject, KeyValueCoding {
  var city: String

  class var keys: Keys { ["city": \Maker.city] }

  init(city: String) {
    self.city = city
  }
}

final class Game: NSObject, KeyValueCoding {
  var name: String
  var size: NSNumber?
  var maker: Maker?

  class var keys: Keys {
    ["name": \Game.name, "size": \Game.size, "maker": \Game.maker]
  }

  init(_ name: String, size: NSNumber?, maker: Maker?) {
    self.name = name
    self.size = size
    self.maker = maker
  }
}

final class GameShelf: NSObject, KeyValueCoding {
  var games: [Game]

  class var keys: Keys { ["games": \GameShelf.games] }

  init(games: [Game]) {
    self.games = games
  }
}

func stringKeyPaths(on stage: Stage) {
  //: ## Reading and writing through objects
  //:
  //: Chess and Tetra have the same maker. Snake has none, and the size of Tetra
  //: is not known. The city of the maker of Chess is written and read:

  let studio = Maker(city: "London")
  let chess = Game("Chess", size: 20, maker: studio)
  let snake = Game("Snake", size: 10, maker: nil)
  let tetra = Game("Tetra", size: nil, maker: studio)

  chess.setValue("Paris", forKeyPath: "maker.city")
  stage.print(chess.value(forKeyPath: "maker.city") ?? "nil")
  // Prints "Paris"

  //: ## A nil on the way ends the path
  //:
  //: Snake has no maker. Then reading gives nil, and writing does nothing. KVC
  //: does not look at the rest of the path: here it is misspelled, and nobody
  //: notices.

  stage.print(snake.value(forKeyPath: "maker.ctiy") ?? "nil")
  // Prints "nil"

  //: Chess has a maker. This object is asked for the key `ctiy`, and raises an
  //: exception.

  let words = stage.exception {
    _ = chess.value(forKeyPath: "maker.ctiy")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Maker> valueForUndefinedKey:]: this class is not key value coding-compliant for the key ctiy."

  //: ## Through a list
  //:
  //: The key `games` of the shelf is an array. Where a path meets an array,
  //: each element is asked for the rest of the path. The result is an array of
  //: the same length, with `NSNull` where an element has nil.

  let shelf = GameShelf(games: [chess, snake, tetra])
  let cities = shelf.value(forKeyPath: "games.maker.city") as? [Any] ?? []
  stage.print(cities.map { $0 is NSNull ? "unknown" : "\($0)" })
  // Prints "["Paris", "unknown", "Paris"]"

  //: Tetra is from Paris, too: you wrote the city of the maker, and Chess and
  //: Tetra have the same maker.

  //: ## One value out of many
  //:
  //: A **collection operator** is a part of a path that begins with `@`. It
  //: makes one value out of the elements:
  //:
  //: - `games.@count` is the number of games.
  //: - `games.@sum.size` adds the sizes, and `@avg` is their average.
  //: - `games.@max.size` is the largest size, and `@min.name` is the name that
  //:   comes first in the alphabet.

  let paths = [
    "games.@count", "games.@sum.size", "games.@avg.size",
    "games.@max.size", "games.@min.name",
  ]
  stage.present(
    AnswerTable(
      ["path", "value"], widths: [160, 96],
      rows: paths.map {
        [$0, "\(shelf.value(forKeyPath: $0) ?? "nil")"]
      }))
  stage.show("Five operators, three games")

  //: Look at the average. Two sizes are known, 20 and 10. `@avg` counts the
  //: third as 0, so the result is 10, and not 15. `@min` and `@max` leave nil
  //: out.
  //:
  //: In Swift you say yourself what nil means. `compactMap` leaves it out, and
  //: `reduce` adds the known sizes.

  let sizes = shelf.games.compactMap { $0.size?.intValue }
  stage.print(sizes.reduce(0, +) / sizes.count)
  // Prints "15"

  //: ## Not into a structure
  //:
  //: `center`, the middle of a view, is a `CGPoint`, and so a structure. KVC
  //: puts it into an object of the class `NSValue`. This object has no key `x`.
  //: So the path "center.x" raises an exception, here and on a device.

  let label = UILabel()
  let mistake = stage.exception {
    label.setValue(200, forKeyPath: "center.x")
  }
  stage.print(mistake ?? "no exception")
  // Prints "NSUnknownKeyException: [<NSValue> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key x."

  //: Write the point as a whole, or use the dot: `label.center.x = 200`.

  label.setValue(CGPoint(x: 80, y: 48), forKey: "center")
  stage.print(label.center.x)
  // Prints "80.0"

  //: > On a device: The words of the message differ a little. They name
  //: > `NSConcreteValue`, a class that Foundation uses inside. In lesson 4 you
  //: > gave "center.x" to a `UIInterpolatingMotionEffect`. That class
  //: > understands this path by itself.
}

//: ## Remember
//:
//: - A string key path is keys with dots. A nil on the way ends it.
//: - An array passes the path on to its elements, and `NSNull` stands for nil.
//: - `@sum` adds the elements. `@avg` counts nil as 0.
//: - A path does not lead into a structure such as `CGPoint`.
//:
//: > Question: `view.value(forKeyPath: "frame.size.width")` raises an
//: > exception. What do you write instead?
//: > Answer: `view.frame.size.width`. `frame` comes as an `NSValue`, which has
//: > no key `size`.
//:
//: > Question: Which of the two is checked by the compiler: "maker.city" or
//: > `\Game.maker?.city`?
//: > Answer: The second, a Swift key path. The first is a string.

//: ## Your turn
//:
//: Exercise 10 is Exercises/06-KVC/10-ReportByPath.swift. A person types a
//: path, and you write what a report says about the books at the end of it.
//:
//:     swift run course check ReportByPath
//:
//: ## A rest
//:
//: This is the end of the second part. The third part is about copies, and
//: about who keeps an object alive. Go on later:
//:
//:     swift run kvc --chapter 13
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - Using Collection Operators,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html>
//:   (an archived guide)
