import HeadlessUIKit

@testable import CoreTestSupport

/// What is done for the rows on many keys at once.
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
}
