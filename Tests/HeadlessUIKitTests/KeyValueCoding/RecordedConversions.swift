import HeadlessUIKit

@testable import CoreTestSupport

/// What is done for the rows on conversions, nil and undefined keys.
enum RecordedConversions {
  typealias Checks = RecordedAccess.Checks

  static var unbox: Checks {
    [
      "unbox-01": { into("in", 7) }, "unbox-02": { into("in", 3.99) },
      "unbox-03": { into("in", -3.99) }, "unbox-04": { into("db", 7) },
      "unbox-05": { into("uin", -1) }, "unbox-06": { into("ch", 300) },
      "unbox-07": { into("boo", 2) }, "unbox-08": { into("boo", 256) },
      "unbox-09": { into("cbool", 256) }, "unbox-10": { into("in", 5_000_000_000) },
      "unbox-11": { into("in", true) }, "unbox-12": { into("fl", 0.1) },
      "unbox-13": { into("range", NSValue(range: NSRange(location: 8, length: 9))) },
      "unbox-14": { into("rect", NSValue(rect: CGRect(x: 5, y: 6, width: 7, height: 8))) },
      "unbox-15": { into("range", 3) },
      "unbox-16": { into("range", NSValue(point: CGPoint(x: 1, y: 2))) },
    ]
  }

  static var str: Checks {
    [
      "str-01": { into("in", "42") }, "str-02": { into("in", "abc") },
      "str-03": { into("in", "3.7") }, "str-04": { into("in", " 12 kg") },
      "str-05": { into("db", "3.7") }, "str-06": { into("db", "") },
      "str-07": { into("boo", "YES") }, "str-08": { into("cbool", "true") },
      "str-09": { into("lo", "42") }, "str-10": { into("ll", "42") },
      "str-11": { into("uin", "42") }, "str-12": { into("nsi", "42") },
      "str-13": { into("nsu", "42") }, "str-14": { into("sh", "42") },
      "str-15": { into("range", "{1, 2}") }, "str-16": { into("in", ["1"]) },
      "str-17": { into("in", Date(timeIntervalSince1970: 0)) },
    ]
  }

  static var type: Checks {
    [
      "type-01": { setting(Person.ann(), 5, "name") { $0.name } },
      "type-02": {
        setting(Person.ann(), 5, "name") { $0.value(forKeyPath: "name.length") }
      },
    ]
  }

  static var none: Checks {
    [
      "nil-01": { setting(Person.ann(), nil, "age") { $0.age } },
      "nil-02": { setting(PersonWithUndefinedKeys(), nil, "age") { $0.age } },
      "nil-03": { setting(PersonWithUndefinedKeys(), nil, "span") { $0.span } },
      "nil-04": { setting(Person.ann(), nil, "name") { $0.name } },
      "nil-05": { setting(Person.ann(), NSNull(), "age") { $0.age } },
      "nil-06": { setting(Person.ann(), NSNull(), "name") { $0.name } },
      "nil-07": { setting(Person.ann(), nil, "nope") { $0 } },
    ]
  }

  static var undefined: Checks {
    [
      "undef-01": { Outcome.of { Person.ann().value(forKey: "nope") } },
      "undef-02": { setting(Person.ann(), "x", "nope") { $0 } },
      "undef-03": { Outcome.of { PersonWithUndefinedKeys().value(forKey: "nope") } },
      "undef-04": { setting(PersonWithUndefinedKeys(), "x", "nope") { _ in nil } },
      "undef-06": { Outcome.of { Person.ann().value(forKey: "boss.name") } },
      "undef-07": { setting(Person.ann(), "x", "boss.name") { $0 } },
      "undef-08": { Outcome.of { NSArray(object: NSNull()).value(forKey: "foo", ofFirst: true) } },
      "undef-09": { Outcome.of { NSArray(object: "abc").value(forKey: "length", ofFirst: true) } },
      "undef-10": { Outcome.of { NSArray(object: 3).value(forKey: "foo", ofFirst: true) } },
    ]
  }

  private static func into(_ key: String, _ value: Any) -> String {
    setting(Scalars(), value, key) { $0.value(forKey: key) }
  }

  private static func setting<Object: KeyValueCoding>(
    _ object: Object, _ value: Any?, _ key: String, _ result: (Object) -> Any?
  ) -> String {
    Outcome.of {
      object.setValue(value, forKey: key)
      return result(object)
    }
  }
}

extension NSArray {
  /// Asks the one element of the array, for strings and numbers have no method of their own here.
  fileprivate func value(forKey key: String, ofFirst: Bool) -> Any? {
    (value(forKey: key) as? NSArray)?.firstObject
  }
}
