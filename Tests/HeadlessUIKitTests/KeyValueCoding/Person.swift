import HeadlessUIKit

/// A person whose name may be anything, as a property of Objective-C may hold any object.
class Person: NSObject, KeyValueCoding {
  var name: Any?
  var age: Int
  var boss: Person?
  var tags: Any?

  class var keys: Keys {
    [
      "name": \Person.name, "age": \Person.age, "boss": \Person.boss, "tags": \Person.tags,
    ]
  }

  init(_ name: Any?, _ age: Int, boss: Person? = nil, tags: Any? = nil) {
    (self.name, self.age, self.boss, self.tags) = (name, age, boss, tags)
  }

  /// Ann of 30, whose boss is Bob of 40, whose boss is Cy of 50, who has none.
  static func ann() -> Person {
    Person("Ann", 30, boss: Person("Bob", 40, boss: Person("Cy", 50)))
  }

  /// Ann, Bob and a third, of 30, 40 and 50.
  static func staff(third: Any? = "Ann") -> [Person] {
    [Person("Ann", 30), Person("Bob", 40, boss: Person("Cy", 60)), Person(third, 50)]
  }
}

/// A person who answers for what is unknown, and for what cannot be nil.
final class PersonWithUndefinedKeys: NSObject, KeyValueCoding {
  var age = 5
  var span = NSRange(location: 3, length: 4)

  static var keys: Keys {
    ["age": \PersonWithUndefinedKeys.age, "span": \PersonWithUndefinedKeys.span]
  }

  func value(forUndefinedKey key: String) -> Any? { "undef \(key)" }
  func setValue(_ value: Any?, forUndefinedKey key: String) {}

  func setNilValueForKey(_ key: String) {
    if key == "age" { age = -1 } else { span = NSRange(location: 0, length: 0) }
  }
}
