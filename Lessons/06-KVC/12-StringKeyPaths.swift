//: # String key paths
//:
//: After this chapter you can read through several objects with one string, ask
//: all elements of a list, and say where such a path cannot go.

import HeadlessUIKit
import Stage

//: ## Two things with the name key path
//:
//: "Key path" has two meanings, and Apple's pages use the same words for both.
//:
//: - A **string key path** belongs to KVC. It is a string with keys and dots,
//:   such as "maker.city". It is read while the program runs, and nobody checks
//:   it before.
//: - A Swift key path, such as `\Game.maker`, is a value of the language. The
//:   compiler checks it (chapter 1).
//:
//: `value(forKeyPath:)` and `setValue(_:forKeyPath:)` take a string key path.
//: They take the first key, ask the result for the second key, and so on.
//:
//: The games of this chapter have a size in megabytes, which may not be known,
//: and a maker. The size is an `NSNumber?`, because `Int?` cannot be marked
//: `@objc` (chapter 1).

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
  var changes = 0
  var games: [Game] {
    didSet { changes += 1 }
  }

  class var keys: Keys { ["games": \GameShelf.games] }

  init(games: [Game]) {
    self.games = games
  }
}

/// Returns a value as a text, and a list as the texts of its elements.
func describe(_ value: Any?) -> String {
  guard let list = value as? [Any] else { return "\(value ?? "nil")" }
  return list.map { $0 is NSNull ? "null" : "\($0)" }
    .joined(separator: ", ")
}

func stringKeyPaths(on stage: Stage) {
  let studio = Maker(city: "London")
  let chess = Game("Chess", size: 20, maker: studio)
  let snake = Game("Snake", size: 10, maker: nil)
  let tetra = Game("Tetra", size: nil, maker: studio)
  let shelf = GameShelf(games: [chess, snake, tetra])

  //: ## From object to object
  //:
  //: A path reads through objects and writes through them.

  chess.setValue("Paris", forKeyPath: "maker.city")
  stage.print(chess.value(forKeyPath: "maker.city") ?? "nil")
  // Prints "Paris"

  //: If a value on the way is nil, reading gives nil and writing does nothing.
  //: The rest of the path is not looked at. So a misspelled key is not noticed
  //: with Snake, which has no maker, and raises an exception with Chess.

  stage.print(snake.value(forKeyPath: "maker.ctiy") ?? "nil")
  // Prints "nil"

  let words = stage.exception {
    _ = chess.value(forKeyPath: "maker.ctiy")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Maker> valueForUndefinedKey:]: this class is not key value coding-compliant for the key ctiy."

  //: ## Through a list
  //:
  //: Where a path meets an array, each element is asked for the rest of the
  //: path. The result is an array of the same length, with `NSNull` for nil.
  //:
  //: A **collection operator** is a part of a path that begins with `@`. It
  //: makes one value out of the elements: `games.@sum.size` adds the sizes.

  let paths = [
    "games.name", "games.maker.city", "games.@count", "games.@sum.size",
    "games.@avg.size", "games.@max.size", "games.@min.name",
  ]
  stage.present(
    AnswerTable(
      ["path", "value"], widths: [136, 184],
      rows: paths.map { [$0, describe(shelf.value(forKeyPath: $0))] }))
  stage.show("One path, three games")

  //: Look at the average. Two sizes are known, 20 and 10. `@avg` counts the
  //: third as 0, so the result is 10, and not 15. `@min` and `@max` leave nil
  //: out.
  //:
  //: The operator `@unionOfObjects` makes an array of what stands at the end of
  //: the path. Here these are three cities: Paris, nil and Paris. An array of
  //: Objective-C cannot hold nil, and this operator does not put `NSNull`
  //: there. So it raises an exception.

  let union = stage.exception {
    _ = shelf.value(forKeyPath: "games.@unionOfObjects.maker.city")
  }
  stage.print(union ?? "no exception")
  // Prints "NSInvalidArgumentException: *** -[NSMutableArray addObject:]: object cannot be nil"

  //: > On a device: Apple's guide says that a nil makes `@unionOfObjects` raise
  //: > an exception, and so it is here. Foundation may leave the nil out
  //: > instead. Do not count on either.
  //:
  //: In Swift, `compactMap` and `reduce` do the same, and you say yourself what
  //: nil means. `compactMap` leaves it out.

  let sizes = shelf.games.compactMap { $0.size?.intValue }
  stage.print(sizes.reduce(0, +) / sizes.count)
  // Prints "15"

  //: ## A list that can be changed
  //:
  //: `mutableArrayValue(forKey:)` returns an array that stands for the
  //: property. When you add a game to this array, KVC sets the property
  //: `games`. So the shelf has one game more, and `didSet` runs.

  shelf.mutableArrayValue(forKey: "games")
    .add(Game("Reversi", size: 5, maker: nil))
  stage.print(shelf.games.map(\.name), shelf.changes)
  // Prints "["Chess", "Snake", "Tetra", "Reversi"] 1"

  //: ## Not into a structure
  //:
  //: `center` is the point in the middle of a view: a `CGPoint`, which is a
  //: structure. KVC hands over an object of the class `NSValue` that holds the
  //: point. This object has no key `x`. So a path cannot end inside a point or
  //: a rectangle: the line raises an exception, here and on a device.

  let token = UILabel(frame: CGRect(x: 80, y: 32, width: 80, height: 32))
  token.text = "Rook"
  let mistake = stage.exception {
    token.setValue(200, forKeyPath: "center.x")
  }
  stage.print(mistake ?? "no exception")
  // Prints "NSUnknownKeyException: [<NSValue> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key x."

  //: > On a device: The words of the message differ a little. They name
  //: > `NSConcreteValue`, a class that Foundation uses inside.
  //:
  //: Write the structure as a whole, with `setValue(_:forKey:)`, or
  //: write the property in Swift.

  token.setValue(CGPoint(x: 80, y: 48), forKey: "center")
  stage.present(token)
  stage.show("Moved as a whole")

  //: Some classes of Apple understand more. `CALayer`, the class that draws a
  //: view on a device, knows `position.x`. And `UIInterpolatingMotionEffect`
  //: (lesson 4) understands `center.x` by itself: it moves a view sideways when
  //: the phone is tilted. Here the phone is tilted to the right.

  let tilt = UIInterpolatingMotionEffect(
    keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  tilt.minimumRelativeValue = -80
  tilt.maximumRelativeValue = 80
  token.addMotionEffect(tilt)
  stage.tilt(horizontal: 1, vertical: 0)
  stage.show("Moved by a motion effect")
}

//: ## Remember
//:
//: - A string key path is keys with dots. A nil on the way ends it.
//: - An array passes the path on to its elements. Operators begin with `@`.
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
//: about who keeps an object alive. Go on later with `swift run kvc --chapter
//: 13`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - Using Collection Operators,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html>
//:   (an archived guide)
//: - <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
