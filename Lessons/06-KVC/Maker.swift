import HeadlessUIKit

/// Somebody who makes games, and where.
final class Maker: NSObject, KeyValueCoding {
  var name: String
  var city: String

  class var keys: Keys { ["name": \Maker.name, "city": \Maker.city] }

  init(_ name: String, city: String) {
    (self.name, self.city) = (name, city)
  }
}
