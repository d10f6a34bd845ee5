//: # Paths and operators
//:
//: Keys joined by dots are a **key path**: ask for the first, and ask what
//: comes back for the rest. Through a list a path asks every element, and an
//: **operator** makes one value of the answers. The rules for nil are worth
//: knowing by heart.

import HeadlessUIKit
import Stage

//: ## A shelf of games
//:
//: Open Game.swift and Maker.swift: a game has a size, unless nobody measured
//: it, and a maker, unless nobody knows.

final class Shelf: NSObject, KeyValueCoding {
  var games: [Game] {
    didSet { changes += 1 }
  }
  private(set) var changes = 0

  class var keys: Keys { ["games": \Shelf.games] }

  init(_ games: [Game]) {
    self.games = games
  }
}

/// A value in words; a list by its elements.
func inWords(_ value: Any?) -> String {
  guard let list = value as? [Any] else { return "\(value ?? "nil")" }
  return list.map { $0 is NSNull ? "null" : "\($0)" }
    .joined(separator: ", ")
}

func pathsAndOperators(on stage: Stage) {
  let ada = Maker("Ada", city: "London")
  let chess = Game("Chess", size: 20, maker: ada)
  let snake = Game("Snake", size: 10, maker: nil)
  let shelf = Shelf([
    chess, snake, Game("Tetra", size: nil, maker: ada),
  ])

  //: ## One value after another
  //:
  //: A path reads through objects and writes through them.

  chess.setValue("Paris", forKeyPath: "maker.city")
  stage.print(chess.value(forKeyPath: "maker.city") ?? "nil", ada.city)
  // Prints "Paris Paris"

  //: A nil on the way ends the walk: reading gives nil, writing does nothing.
  //: Nobody is there to be asked, so a misspelled key further on is not noticed
  //: either, until the first game with a maker comes along.

  stage.print(snake.value(forKeyPath: "maker.ctiy") ?? "nil")
  // Prints "nil"

  let words = stage.exception {
    _ = chess.value(forKeyPath: "maker.ctiy")
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<Maker> valueForUndefinedKey:]: this class is not key value coding-compliant for the key ctiy."

  //: ## Through a list
  //:
  //: A list asks each of its elements. The answers are a list as long, with
  //: `NSNull` where there was nil. An operator stands before the rest of the
  //: path: `games.@sum.size` adds up the sizes.

  let paths = [
    "games.name", "games.maker.city", "games.@count", "games.@sum.size",
    "games.@avg.size", "games.@max.size", "games.@min.name",
  ]
  stage.present(
    AnswerTable(
      ["path", "value"], widths: [136, 184],
      rows: paths.map { [$0, inWords(shelf.value(forKeyPath: $0))] }))
  stage.show("One path, many games")

  //: Look at the average. Two games were measured, 20 and 10, and the third
  //: counts as 0: it is 10, and not 15. `@min` and `@max` leave nil out. And a
  //: union, which collects, cannot collect nil at all.

  let union = stage.exception {
    _ = shelf.value(forKeyPath: "games.@unionOfObjects.maker.city")
  }
  stage.print(union ?? "no exception")
  // Prints "NSInvalidArgumentException: *** -[NSMutableArray addObject:]: object cannot be nil"

  //: Where no path comes from a file, Swift's own words are as short, and the
  //: compiler reads them. They make you say what becomes of nil.

  let sizes = shelf.games.compactMap(\.size)
  stage.print(sizes.reduce(0, +) / sizes.count)
  // Prints "15"

  //: ## A list that is written to
  //:
  //: `mutableArrayValue(forKey:)` gives an array that stands for the property.
  //: Whoever adds to it has set the property: `didSet` runs.

  shelf.mutableArrayValue(forKey: "games")
    .add(Game("Reversi", size: 5, maker: nil))
  stage.print(shelf.games.map(\.name), shelf.changes)
  // Prints "["Chess", "Snake", "Tetra", "Reversi"] 1"

  //: ## Into a structure
  //:
  //: A path can end inside a point or a rectangle. (On a device a layer or a
  //: motion effect knows `center.x`; a view itself does not.)

  let token = UILabel(frame: CGRect(x: 24, y: 32, width: 80, height: 32))
  token.text = "Rook"
  stage.present(token)
  token.setValue(200, forKeyPath: "center.x")
  stage.show("Moved by a path")

  stage.print(token.frame.origin.x)
  // Prints "160.0"
}

//: ## Your turn
//:
//: What nil means is yours to decide in
//: Exercises/06-KVC/03-SetValuesForKeys.swift.
