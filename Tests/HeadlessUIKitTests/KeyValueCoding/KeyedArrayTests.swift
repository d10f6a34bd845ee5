import Grading
import Testing

@testable import HeadlessUIKit

@Suite("Arrays that stand for a property", .isolated)
struct KeyedArrayTests {
  @Test func `B150: whatever an array can do, the one that stands for a property can do`() {
    #expect(words(after: { $0.exchangeObject(at: 0, withObjectAt: 2) }) == ["c", "a", "b"])
    #expect(
      words {
        $0.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["x"])
      } == ["x", "c"])
    #expect(words(after: { $0.setArray(["x", "y"]) }) == ["x", "y"])
    #expect(words(after: { $0.removeAllObjects() }) == [])
    #expect(words(after: { $0.insert(["x", "y"], at: [0, 2]) }) == ["x", "b", "y", "a", "c"])
    #expect(words(after: { $0.removeObjects(at: [0, 2]) }) == ["a"])
    #expect(words(after: { $0.remove("a") }) == ["b", "c"])
    #expect(words(after: { $0.sort { "\($0)".compare("\($1)") } }) == ["a", "b", "c"])
    #expect(words(after: { $0[1] = "z" }) == ["b", "z", "c"])
  }

  @Test func `it reads as the array it stands for`() {
    let array = WordList().mutableArrayValue(forKey: "words")

    #expect(array as? [String] == ["b", "a", "c"] && array.isEqual(["b", "a", "c"]))
    #expect(array.firstObject as? String == "b" && array.index(of: "c") == 2)
    #expect(array.copy() as? [String] == ["b", "a", "c"])
  }

  @Test func `places that do not exist raise, and change nothing`() {
    let before = ["b", "a", "c"]

    #expect(
      words(after: { $0.exchangeObject(at: 0, withObjectAt: 3) }, raising: "index 3") == before)
    #expect(
      words(after: { $0.exchangeObject(at: -1, withObjectAt: 0) }, raising: "index -1") == before)
    #expect(words(after: { $0.insert("x", at: 4) }, raising: "index 4 beyond") == before)
    #expect(words(after: { $0.insert("x", at: -1) }, raising: "index -1 beyond") == before)
    #expect(words(after: { $0.removeObject(at: 3) }, raising: "index 3 beyond") == before)
    #expect(words(after: { $0.replaceObject(at: 3, with: "x") }, raising: "index 3") == before)
    #expect(words(after: { _ = $0.object(at: 3) }, raising: "[0 .. 2]") == before)
  }

  @Test func `an element of the wrong type is refused, and the array keeps what it has`() {
    #expect(
      words(after: { $0.add(5) }, raising: "WordList.words is an Array<String>") == ["b", "a", "c"])
  }

  @Test func `what is no array raises, and is not replaced by one`() {
    let ann = Person("Ann", 30)

    let words = Device.current.exception {
      ann.mutableArrayValue(forKey: "name").add("x")
    }

    #expect(words?.contains("-[NSString count]: unrecognized selector") == true)
    #expect(ann.name as? String == "Ann")
  }

  @Test func `an array that is nil begins with what is added`() {
    let ann = Person("Ann", 30)

    ann.mutableArrayValue(forKey: "tags").add("x")

    #expect(ann.tags as? [String] == ["x"])
  }

  @Test func `the array keeps the object alive, and the object does not keep the array`() {
    weak var words: WordList?
    var array: NSMutableArray?
    do {
      let object = WordList()
      words = object
      array = object.mutableArrayValue(forKey: "words")
    }
    let isKept = words != nil
    array?.add("d")
    #expect(isKept && words?.words.count == 4)

    array = nil

    #expect(words == nil)
  }

  @Test func `one element of a long array is read without touching the others`() {
    let long = WordList()
    long.words = Array(repeating: "x", count: 20_000)
    let array = long.mutableArrayValue(forKey: "words")

    let once = Growth.computing { _ = long.words.map { $0 as Any } }
    let each = Growth.computing { for index in 0..<20_000 { _ = array.object(at: index) } }

    #expect(each < once * 200, "Reading each element cost \(each), the whole array \(once).")
  }

  private func words(
    after change: (NSMutableArray) -> Void, raising words: String? = nil
  ) -> [String] {
    let object = WordList()
    let raised = Device.current.exception {
      change(object.mutableArrayValue(forKey: "words"))
    }
    #expect(words.map { raised?.contains($0) == true } ?? (raised == nil), "\(raised ?? "nothing")")
    return object.words
  }
}

private final class WordList: NSObject, KeyValueCoding {
  var words = ["b", "a", "c"]

  static var keys: Keys { ["words": \WordList.words] }
}
