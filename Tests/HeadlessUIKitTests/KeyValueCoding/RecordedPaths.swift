import HeadlessUIKit

@testable import CoreTestSupport

/// What is done for the rows on key paths and on collections.
enum RecordedPaths {
  typealias Checks = RecordedAccess.Checks

  static var path: Checks {
    [
      "path-01": { ann("boss.boss.name") }, "path-02": { ann("boss.boss.boss.name") },
      "path-03": { ann("boss.nope.name") }, "path-04": { ann("boss.nope") },
      "path-05": { ann("boss.boss.boss.nope") }, "path-06": { ann("boss.age.foo") },
      "path-07": { ann("boss.name.length") }, "path-08": { ann("self.boss.self.name") },
      "path-09": { ann("boss.") }, "path-10": { ann(".boss") }, "path-11": { ann("boss..name") },
      "path-12": { ann("") },
      "path-13": {
        setting("Zed", "boss.boss.name") { $0.value(forKeyPath: "boss.boss.name") }
      },
      "path-14": {
        setting("Zed", "boss.boss.boss.name") { $0.value(forKeyPath: "boss.boss.boss") }
      },
      "path-15": { setting("Zed", "nope.name") { $0 } },
      "path-16": { setting("Zed", "boss.nope") { $0 } },
      "path-17": { setting(nil, "boss.age") { $0 } },
      "path-18": { nested("p.boss.name") }, "path-19": { nested("x.y") },
      "path-20": { nested("a.b") },
      "path-21": { Outcome.of { nest.value(forKey: "a.b") } },
      "path-22": { staff("name", third: nil) },
      "path-23": { staff("boss.name") },
      "path-24": { array(["a", "bcd"], "length") },
      "path-25": { array([["a", "bc"], ["def"]], "length") },
      "path-26": {
        let staff = NSArray(array: Person.staff())
        staff.setValue(1, forKeyPath: "age")
        return Outcome.of { staff.value(forKey: "age") }
      },
      "path-27": {
        Outcome.of {
          NSArray(array: [Person("A", 1), "str"]).setValue(9, forKey: "age")
          return nil
        }
      },
    ]
  }

  static var dict: Checks {
    [
      "dict-01": { entry("k") }, "dict-02": { entry("nope") }, "dict-03": { entry("@count") },
      "dict-04": { entry("@allKeys") }, "dict-05": { entry("count") },
      "dict-06": { Outcome.of { dictionary(["count": "mine"]).value(forKey: "count") } },
      "dict-07": { Outcome.of { dictionary(["k": "v"]).value(forKeyPath: "@count") } },
      "dict-08": { entry("@nope") },
      "dict-09": { changing("w", "k") }, "dict-10": { changing(nil, "k") },
      "dict-11": { changing(nil, "zz", from: [:]) },
      "dict-12": {
        Outcome.of {
          dictionary(["k": "v"]).setValue("w", forKey: "k")
          return nil
        }
      },
      "dict-13": {
        let empty = NSMutableDictionary()
        empty.setValue("w", forKeyPath: "a.b")
        return Outcome.description(empty)
      },
      "dict-14": { Outcome.of { dictionary(["n": [1, 2]]).value(forKeyPath: "@sum.n") } },
      "dict-15": { Outcome.of { dictionary(["n": [1, 2]]).value(forKeyPath: "n.@sum.self") } },
      "dict-16": { Outcome.of { dictionary(["k": "v"]).value(forKeyPath: ".k") } },
      "dict-17": { Outcome.of { dictionary(["k": "v"]).value(forKeyPath: "k.") } },
      "dict-18": { Outcome.of { dictionary(["k": "v"]).value(forKeyPath: "@count.k") } },
    ]
  }

  static var arr: Checks {
    [
      "arr-01": { element("age") }, "arr-02": { element("name", third: nil) },
      "arr-03": { element("nope") },
      "arr-04": { Outcome.of { NSArray().value(forKey: "nope") } },
      "arr-05": { element("@count") },
      "arr-06": { Outcome.of { NSArray(array: ["a"]).value(forKey: "count") } },
      "arr-07": { element("@sum.age") }, "arr-08": { element("boss.name") },
      "arr-09": {
        Outcome.of { NSArray(array: [dictionary(["n": 1]), dictionary([:])]).value(forKey: "n") }
      },
    ]
  }

  static var setc: Checks {
    [
      "setc-01": { Outcome.of { NSSet(array: Person.staff()).value(forKey: "age") } },
      "setc-02": { Outcome.of { NSSet(array: Person.staff(third: nil)).value(forKey: "name") } },
      "setc-03": { Outcome.of { NSSet(array: Person.staff()).value(forKeyPath: "boss.name") } },
      "setc-04": { Outcome.of { NSSet(array: Person.staff()).value(forKey: "@count") } },
      "setc-05": {
        let staff = NSSet(array: Person.staff())
        staff.setValue(1, forKey: "age")
        return Outcome.of { staff.value(forKey: "age") }
      },
    ]
  }

  private static func ann(_ path: String) -> String {
    Outcome.of { Person.ann().value(forKeyPath: path) }
  }

  private static func setting(
    _ value: Any?, _ path: String, _ result: (Person) -> Any?
  ) -> String {
    let ann = Person.ann()
    return Outcome.of {
      ann.setValue(value, forKeyPath: path)
      return result(ann)
    }
  }

  private static var nest: NSDictionary {
    dictionary(["p": Person.ann(), "x": ["y": "deep"], "a.b": 1])
  }

  private static func nested(_ path: String) -> String {
    Outcome.of { nest.value(forKeyPath: path) }
  }

  private static func staff(_ path: String, third: Any? = "Ann") -> String {
    array(Person.staff(third: third), path)
  }

  private static func element(_ key: String, third: Any? = "Ann") -> String {
    Outcome.of { NSArray(array: Person.staff(third: third)).value(forKey: key) }
  }

  private static func array(_ elements: [Any], _ path: String) -> String {
    Outcome.of { NSArray(array: elements).value(forKeyPath: path) }
  }

  private static func entry(_ key: String) -> String {
    Outcome.of { dictionary(["k": "v"]).value(forKey: key) }
  }

  private static func changing(
    _ value: Any?, _ key: String, from entries: [String: Any] = ["k": "v"]
  ) -> String {
    let dictionary = NSMutableDictionary(dictionary: entries)
    dictionary.setValue(value, forKey: key)
    return Outcome.description(dictionary)
  }

  private static func dictionary(_ entries: [String: Any]) -> NSDictionary {
    NSDictionary(dictionary: entries)
  }
}
