import HeadlessUIKit

/// What is done for the rows on many keys at once, validation and arrays that stand for others.
enum RecordedWhole {
  typealias Checks = RecordedAccess.Checks

  static var bulk: Checks {
    [
      "bulk-01": { setting(["name": "Eve", "age": 9]) { both(of: $0) } },
      "bulk-02": {
        setting(["name": "Kim"], to: Person("Eve", 9)) { both(of: $0) }
      },
      "bulk-03": { setting(["name": NSNull()]) { $0.name } },
      "bulk-04": { setting(["age": NSNull()]) { $0.age } },
      "bulk-05": { setting(["nope": "x"]) { $0 } },
      "bulk-06": {
        let tolerant = PersonWithUndefinedKeys()
        return Outcome.of {
          tolerant.setValuesForKeys(["nope": "x", "age": 3])
          return tolerant.age == 3 ? nil : tolerant.age
        }
      },
      "bulk-07": { setting(["boss.name": "x"]) { $0 } },
      "bulk-09": { Outcome.of { both(of: Person(nil, 30)) } },
      "bulk-10": {
        Outcome.of { Person.ann().dictionaryWithValues(forKeys: ["name", "nope"]) }
      },
      "bulk-11": { Outcome.of { Person.ann().dictionaryWithValues(forKeys: []) } },
      "bulk-12": { Outcome.of { Person.ann().dictionaryWithValues(forKeys: ["boss.name"]) } },
      "bulk-13": {
        Outcome.of { NSArray(array: Person.staff()).dictionaryWithValues(forKeys: ["age"]) }
      },
    ]
  }

  static var val: Checks {
    [
      "val-01": { isValid("x", "height") }, "val-02": { isValid("x", "nope") },
      "val-03": { validated("x", "name") }, "val-04": { validated(5, "name") },
      "val-05": { validated(nil, "name") }, "val-07": { isValid(-1, "age") },
      "val-08": { validated(5, "boss.name", of: Person("P", 1, boss: ValidatingPerson("S", 2))) },
      "val-09": {
        let strict = ValidatingPerson("S", 2)
        strict.setValue(nil, forKey: "name")
        return Outcome.description(strict.name)
      },
      "val-11": { isValid("x", "boss.name", of: Person("P", 1)) },
      "val-12": { validated(nil, "age") },
    ]
  }

  static var mut: Checks {
    [
      "mut-01": { changing(MA1()) { $0.add("c") } },
      "mut-02": { changing(MA1()) { $0.remove("a") } },
      "mut-03": { changing(MA1()) { $0.replaceObject(at: 0, with: "z") } },
      "mut-04": { changing(MA1R()) { $0.replaceObject(at: 0, with: "z") } },
      "mut-05": { changing(MA2()) { $0.add("c") } },
      "mut-06": {
        let shelf = MA3()
        shelf.mutableArrayValue(forKey: "items").add("c")
        return Outcome.description(shelf.array)
      },
      "mut-07": { changing(MA4()) { $0.add("c") } },
      "mut-08": { changing(MA5()) { $0.add("c") } },
      "mut-09": {
        let shelf = MA6()
        shelf.mutableArrayValue(forKey: "items").add("c")
        return Outcome.description(shelf.empty)
      },
      "mut-10": { countAfterReplacing(lookingFirst: false) },
      "mut-11": { countAfterReplacing(lookingFirst: true) },
      "mut-12": { changing(MA2()) { $0.insert("c", at: 9) } },
      "mut-13": {
        let owner = Person("A", 1, tags: ["a", "b"])
        let above = Person("B", 2, boss: owner)
        above.mutableArrayValue(forKeyPath: "boss.tags").add("c")
        return Outcome.description(owner.tags)
      },
      "mut-15": {
        let shelf = MA2()
        let proxy: Any = shelf.mutableArrayValue(forKey: "items")
        let isEqual = (proxy as? NSArray)?.isEqual(to: ["a", "b"]) == true
        return "kind of NSMutableArray \(proxy is NSMutableArray ? 1 : 0), "
          + "isEqual to the real array \(isEqual ? 1 : 0)"
      },
    ]
  }

  private static func both(of person: Person) -> [String: Any] {
    person.dictionaryWithValues(forKeys: ["name", "age"])
  }

  private static func setting(
    _ values: [String: Any], to person: Person = .ann(), _ result: (Person) -> Any?
  ) -> String {
    Outcome.of {
      person.setValuesForKeys(values)
      return result(person)
    }
  }

  private static func isValid(
    _ value: Any?, _ path: String, of person: Person = ValidatingPerson("S", 2)
  ) -> String {
    String(validated(value, path, of: person).prefix { $0 != " " })
  }

  private static func validated(
    _ value: Any?, _ path: String, of person: Person = ValidatingPerson("S", 2)
  ) -> String {
    var value = value
    do {
      try person.validateValue(&value, forKeyPath: path)
      return "YES value=\(Outcome.description(value))"
    } catch {
      let error = error as NSError
      return "NO error=\(error.domain) \(error.code)"
    }
  }

  private static func changing(_ shelf: Shelf, _ body: (NSMutableArray) -> Void) -> String {
    Outcome.of {
      body(shelf.mutableArrayValue(forKey: "items"))
      return shelf.items
    }
  }

  private static func countAfterReplacing(lookingFirst: Bool) -> String {
    let shelf = MA2()
    let proxy = shelf.mutableArrayValue(forKey: "items")
    if lookingFirst { _ = proxy.count }
    shelf.items = ["x", "y", "z"]
    return "\(proxy.count)"
  }
}
