import HeadlessUIKit

/// A game on a shelf: its size may be unknown, and so may its maker.
final class Game: NSObject, KeyValueCoding {
  var name: String
  var size: Int?
  var maker: Maker?

  class var keys: Keys {
    ["name": \Game.name, "size": \Game.size, "maker": \Game.maker]
  }

  init(_ name: String, size: Int?, maker: Maker?) {
    (self.name, self.size, self.maker) = (name, size, maker)
  }
}
