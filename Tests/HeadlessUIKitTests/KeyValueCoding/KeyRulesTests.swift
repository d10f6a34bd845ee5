import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The rules of key-value coding", .isolated)
struct KeyRulesTests {
  @Test func `B142: an object that answers for unknown keys is asked, for reading and for writing`()
  {
    let view = Answering()

    view.setValue("x", forKey: "nope")

    #expect(view.value(forKey: "nope") as? String == "no nope")
    #expect(view.heard == ["nope: x"])
  }

  @Test func `B143: an object that answers for nil is asked`() {
    let view = Answering()

    view.setValue(nil, forKey: "alpha")

    #expect(view.heard == ["nil for alpha"] && view.alpha == 1)
  }

  @Test func `B144: numbers and structures are unwrapped from the objects that hold them`() {
    let view = UIView()

    view.setValue(NSNumber(value: 3), forKey: "tag")
    view.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "center")
    view.setValue(NSNumber(value: 2), forKey: "contentMode")

    #expect(view.tag == 3 && view.center == CGPoint(x: 5, y: 6))
    #expect(view.contentMode == .scaleAspectFill)
    #expect(view.value(forKey: "contentMode") as? Int == 2)
  }

  @Test func `B146: a collection in the middle of a path hands the rest to its elements`() {
    let view = UIView()
    for tag in 1...3 {
      let label = UILabel()
      (label.tag, label.text) = (tag, "label \(tag)")
      view.addSubview(label)
    }

    #expect(view.value(forKeyPath: "subviews.tag") as? [Int] == [1, 2, 3])
    #expect(view.value(forKeyPath: "subviews.@max.tag") as? Int == 3)
    #expect(view.value(forKeyPath: "subviews.@count") as? Int == 3)
    view.setValue("all", forKeyPath: "subviews.text")
    #expect(view.value(forKeyPath: "subviews.text") as? [String] == ["all", "all", "all"])
  }

  @Test func `B147: an array keeps a place for nil, a set drops it, a dictionary is looked into`() {
    let people = [Person("Ann", 30), Person(nil, 40)]
    let names = NSArray(array: people).value(forKey: "name") as? [Any]
    let dictionary = NSMutableDictionary(dictionary: ["name": "Ann"])

    #expect(names?.first as? String == "Ann" && names?.last is NSNull)
    #expect(NSSet(array: people).value(forKey: "name") as? Set<String> == ["Ann"])
    #expect(dictionary.value(forKey: "name") as? String == "Ann")
    dictionary.setValue(nil, forKey: "name")
    #expect(dictionary.count == 0)
  }

  @Test func `B148: many keys are read with null for nil, and null is written as nil`() {
    let ann = Person("Ann", 30)

    ann.setValuesForKeys(["name": NSNull(), "age": 31])

    let values = ann.dictionaryWithValues(forKeys: ["name", "age"])
    #expect(ann.name == nil && ann.age == 31)
    #expect(values["name"] is NSNull && values["age"] as? Int == 31)
  }

  @Test func `many keys are written in the order of the alphabet, up to the first that fails`() {
    let ann = Person("Ann", 30)

    let message = Device.current.exception {
      ann.setValuesForKeys(["tags": "x", "nope": 1, "age": 31])
    }

    #expect(message?.hasSuffix("for the key nope.") == true)
    #expect(ann.age == 31 && ann.tags == nil)
  }

  @Test func `setValuesForKeys goes through an overridden setter`() {
    let view = Answering()

    view.setValuesForKeys(["tag": 4, "watched": "x"])

    #expect(view.heard == ["watched"] && view.tag == 4)
  }

  @Test func `B151: sums are exact, nil counts as 0 in an average and not at all in an extreme`() {
    let people = NSArray(array: [Person("Ann", 30, boss: Person("Bob", 60)), Person("Cy", 50)])

    #expect(NSArray(array: [0.1, 0.2]).value(forKeyPath: "@sum.self") as? Double == 0.3)
    #expect(people.value(forKeyPath: "@avg.boss.age") as? Double == 30)
    #expect(people.value(forKeyPath: "@min.boss.age") as? Int == 60)
  }

  @Test func `B151: every operator of the reference is there`() throws {
    let rows = try APIReference().rows.filter { $0.type == "KVC collection operators" }

    for operation in rows.map(\.member) {
      let message = Device.current.exception {
        _ = NSArray(array: [NSSet()]).value(forKeyPath: "\(operation).@count")
      }
      #expect(message?.contains("does not implement") != true, "\(operation)")
    }
    #expect(rows.count == 10)
  }

  @Test func `B152: a property that is not listed takes no part`() {
    let message = Device.current.exception { _ = Flag().value(forKey: "changes") }

    #expect(message?.hasSuffix("for the key changes.") == true)
  }
}

private final class Answering: UIView {
  private(set) var heard: [String] = []

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "watched" { return heard.append(key) }
    super.setValue(value, forKey: key)
  }

  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    heard.append("\(key): \(value ?? "nil")")
  }

  override func setNilValueForKey(_ key: String) {
    heard.append("nil for \(key)")
  }
}
