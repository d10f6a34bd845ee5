import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Collections that are asked by name", .isolated)
struct KeyedCollectionTests {
  @Test func `B151: operators work on the tags of views`() {
    let view = UIView()
    for tag in [10, 20, 30] {
      let subview = UIView()
      subview.tag = tag
      view.addSubview(subview)
    }

    #expect(view.value(forKeyPath: "subviews.@sum.tag") as? Double == 60)
    #expect(view.value(forKeyPath: "subviews.@max.tag") as? Int == 30)
    #expect(view.value(forKeyPath: "subviews.@avg.alpha") as? Double == 1)
    #expect(view.value(forKeyPath: "alpha.intValue") as? Int32 == 1)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e200])
  func `what decimals cannot hold makes a sum NaN, and the console says so`(number: Double) {
    let console = ConsoleRecorder()

    let sum = NSArray(array: [number, 1]).value(forKeyPath: "@sum.self") as? NSDecimalNumber

    #expect(sum == .notANumber)
    #expect(console.lines.first?.hasPrefix("@sum and @avg add decimals, and ") == true)
  }

  @Test func `a text of digits counts in a sum, however many there are`() {
    let sum = NSArray(array: ["1", "2 kg", "1e400"]).value(forKeyPath: "@sum.self")

    #expect(sum as? NSDecimalNumber == .notANumber)
    #expect(NSArray(array: ["1", "2 kg"]).value(forKeyPath: "@sum.self") as? Int == 3)
  }

  @Test func `an optional in a dictionary or in a list is what it holds`() {
    let ann = Person("Ann", 30, tags: ["known": 2, "unknown": nil] as [String: Int?])

    #expect(ann.value(forKeyPath: "tags.known") as? Int == 2)
    #expect(ann.value(forKeyPath: "tags.unknown") == nil)
    #expect(ann.value(forKeyPath: "tags.unknown.length") == nil)
    let values = ann.value(forKeyPath: "tags.@allValues") as? [Any]
    #expect(values?.first as? Int == 2 && values?.last is NSNull)
    ann.tags = [1, nil] as [Int?]
    let list = ann.value(forKeyPath: "tags.self") as? [Any]
    #expect(list?.first as? Int == 1 && list?.last is NSNull)
  }

  @Test func `dictionaries of every kind are looked into`() {
    for tags in [
      ["a": 1] as [String: Int], ["a": 1] as [AnyHashable: Any], NSDictionary(dictionary: ["a": 1]),
      NSMutableDictionary(dictionary: ["a": 1]),
    ] as [Any] {
      let ann = Person("Ann", 30, tags: tags)

      #expect(ann.value(forKeyPath: "tags.a") as? Int == 1)
      #expect(
        ann.value(forKeyPath: "tags.b") == nil && ann.value(forKeyPath: "tags.@count") as? Int == 1)
    }
    #expect(Person("Ann", 30, tags: [1: "a"]).value(forKeyPath: "tags.1") == nil)
  }

  @Test func `texts and numbers of a set come in their order`() {
    let letters = "edcba".map { "\($0)" }

    #expect(NSSet(array: letters).value(forKeyPath: "@allObjects") as? [String] == letters.sorted())
    #expect(
      NSSet(array: [5, 3, 1, 4, 2]).value(forKeyPath: "@allObjects") as? [Int] == [1, 2, 3, 4, 5])
  }

  @Test func `one key of a big dictionary is looked up without copying the others`() {
    let entries = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("k\($0)", $0) })
    let once = Growth.computing { _ = entries.map { $0.value as Any } }

    for tags in [entries, NSDictionary(dictionary: entries)] as [Any] {
      let ann = Person("Ann", 30, tags: tags)
      let each = Growth.computing {
        for index in 0..<2000 { _ = ann.value(forKeyPath: "tags.k\(index)") }
      }
      #expect(each < once * 200, "2000 keys cost \(each), the whole dictionary \(once).")
    }
  }

  @Test func `elements are counted by any number, and never fewer than none`() {
    #expect(NumberedItems(UInt(2)).value(forKey: "items") as? [String] == ["item 0", "item 1"])
    #expect(NumberedItems(NSNumber(value: 1)).value(forKey: "items") as? [String] == ["item 0"])
    #expect(NumberedItems(-1).value(forKey: "items") as? [String] == [])
  }
}

/// An object that has items one by one, as many as it is told.
private final class NumberedItems: NSObject, KeyValueCoding {
  private let number: Any

  init(_ number: Any) { self.number = number }

  static var keys: Keys {
    Keys(methods: [
      "countOfItems": Accessor(NumberedItems.count),
      "objectInItemsAtIndex:": Accessor(NumberedItems.item),
    ])
  }

  private func count() -> Any? { number }

  private func item(at index: Int) -> String { "item \(index)" }
}
