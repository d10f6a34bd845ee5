import HeadlessUIKit

@testable import CoreTestSupport

/// What is done for the rows on collection operators.
enum RecordedOperators {
  typealias Checks = RecordedAccess.Checks

  static var numbers: Checks {
    [
      "op-01": { staff("@count") }, "op-02": { staff("@count.nope") }, "op-03": { none("@count") },
      "op-04": { staff("@sum.age") }, "op-05": { none("@sum.age") },
      "op-06": { staff("@sum.boss.age") }, "op-07": { staff("@avg.age") },
      "op-08": { none("@avg.age") }, "op-09": { staff("@avg.boss.age") },
      "op-10": { staff("@min.age") }, "op-11": { none("@min.age") },
      "op-12": { staff("@min.boss.age") }, "op-13": { staff("@max.age") },
      "op-14": { none("@max.age") }, "op-15": { staff("@max.boss.age") },
      "op-16": { staff("@max.name") }, "op-17": { of([Person("A", 1)], "@max.boss") },
      "op-33": { of([1, 2, 0.5], "@sum.self") }, "op-34": { of([0.1, 0.2], "@sum.self") },
      "op-35": { of(["1", "2.5", "x"], "@sum.self") },
      "op-36": { of([Date(timeIntervalSince1970: 0)], "@sum.self") },
      "op-44": { of([1, "2"], "@max.self") }, "op-45": { of([1, NSNull()], "@sum.self") },
      "op-46": { of([1, NSNull(), 3], "@max.self") },
      "op-51": { set("@sum.age") }, "op-52": { set("@max.age") },
      "op-57": { none("@max.nope") },
    ]
  }

  static var unions: Checks {
    [
      "op-18": { staff("@unionOfObjects.name") }, "op-19": { none("@unionOfObjects.name") },
      "op-20": { of(Person.staff(third: nil), "@unionOfObjects.name") },
      "op-21": { staff("@distinctUnionOfObjects.name") },
      "op-22": { none("@distinctUnionOfObjects.name") },
      "op-23": { of(Person.staff(third: nil), "@distinctUnionOfObjects.name") },
      "op-24": { of(teams, "@unionOfArrays.name") }, "op-25": { none("@unionOfArrays.name") },
      "op-26": { of([Person.staff(third: nil)], "@unionOfArrays.name") },
      "op-27": { of(teams, "@distinctUnionOfArrays.name") },
      "op-28": { none("@distinctUnionOfArrays.name") }, "op-29": { staff("@unionOfArrays.name") },
      "op-30": { of([tagged(["x", "y"]), tagged(["y"])], "@unionOfArrays.tags") },
      "op-31": { of([tagged(["x", "y"]), tagged(nil)], "@unionOfArrays.tags") },
      "op-32": {
        Outcome.of {
          NSSet(array: [NSSet(array: ["a", "b"]), NSSet(array: ["b"])])
            .value(forKeyPath: "@distinctUnionOfSets.self")
        }
      },
      "op-53": { set("@unionOfObjects.age") }, "op-54": { set("@distinctUnionOfObjects.name") },
      "op-55": {
        of([NSSet(array: ["a", "b"]), NSSet(array: ["b"])], "@distinctUnionOfSets.self")
      },
    ]
  }

  static var places: Checks {
    [
      "op-37": { staff("@sum") }, "op-38": { staff("@foo.age") }, "op-39": { staff("@foo") },
      "op-40": {
        Outcome.of {
          NSDictionary(dictionary: ["staff": Person.staff()]).value(forKeyPath: "staff.@avg.age")
        }
      },
      "op-41": { staff("@max.name.length") }, "op-42": { of(teams, "@sum.@count") },
      "op-43": { staff("@unionOfObjects.name.@count") },
      "op-47": { Outcome.of { Person.ann().value(forKeyPath: "@count") } },
      "op-48": { Outcome.of { Person("A", 1).value(forKeyPath: "tags.@count") } },
      "op-49": { staff("@sum.nope") },
      "op-50": {
        Outcome.of {
          NSArray(array: Person.staff()).setValue(1, forKeyPath: "@sum.age")
          return nil
        }
      },
      "op-56": { staff("@unionOfObjects") },
    ]
  }

  private static var teams: [[Person]] {
    [[Person("Ann", 30), Person("Bob", 40), Person("Ann", 50)], [Person("Dee", 20)]]
  }

  private static func tagged(_ tags: [String]?) -> Person { Person("A", 1, tags: tags) }

  private static func staff(_ path: String) -> String { of(Person.staff(), path) }

  private static func none(_ path: String) -> String { of([], path) }

  private static func of(_ elements: [Any], _ path: String) -> String {
    Outcome.of { NSArray(array: elements).value(forKeyPath: path) }
  }

  private static func set(_ path: String) -> String {
    Outcome.of { NSSet(array: Person.staff()).value(forKeyPath: path) }
  }
}
