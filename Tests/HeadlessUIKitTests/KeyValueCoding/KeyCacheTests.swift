import Grading
import Testing

@testable import HeadlessUIKit

@Suite("Keys that are found again", .isolated)
struct KeyCacheTests {
  @Test func `long keys made as the program goes are never mistaken for one another`() {
    let long = LongKeys()

    for number in 0..<20_000 {
      let isKey = number.isMultiple(of: 3)
      let key = "aKeyOfMoreThanFifteenBytes" + (isKey ? "" : "\(number % 10)")
      #expect(long.value(forKey: key) as? String == (isKey ? "found" : "no \(key)"))
    }
  }

  @Test func `two keys of one line displace each other, and each is found`() {
    let twins = SimilarKeys()

    // The same length, and the same first, middle and last letter.
    for _ in 0..<3 {
      #expect(twins.value(forKey: "abcde") as? Int == 1)
      #expect(twins.value(forKey: "axcye") as? Int == 2)
    }
  }

  @Test func `an equal key with a storage of its own is the same key`() {
    let long = LongKeys()
    let copy = String(decoding: Array("aKeyOfMoreThanFifteenBytes".utf8), as: UTF8.self)

    #expect(long.value(forKey: "aKeyOfMoreThanFifteenBytes") as? String == "found")
    #expect(long.value(forKey: copy) as? String == "found")
    #expect(long.value(forKey: "") as? String == "no ")
  }

  @Test func `classes that have the same key are told apart`() {
    let (ann, view) = (Person("Ann", 30), Answer())

    for _ in 0..<3 {
      #expect(ann.value(forKey: "name") as? String == "Ann")
      #expect(view.value(forKey: "name") as? String == "closure")
    }
  }

  @Test func `more keys than the cache has lines are all found`() {
    let objects: [any KeyValueCoding] = [
      UILabel(), UITextField(), UISlider(), UISwitch(), UIButton(type: .custom),
      UIScrollView(), UIToolbar(), UIViewController(), UISegmentedControl(items: nil),
    ]

    for _ in 0..<2 {
      for object in objects {
        let names = KeyTable.of(type(of: object)).methods.keys.filter { !$0.hasSuffix(":") }
        let message = Device.current.exception {
          for name in names { _ = object.value(forKey: name) }
        }
        #expect(message == nil)
      }
    }
  }

  @Test func `a path is not mistaken for a key, nor a key for a path`() {
    let ann = Person.ann()

    #expect(ann.value(forKeyPath: "boss.name") as? String == "Bob")
    let message = Device.current.exception { _ = ann.value(forKey: "boss.name") }
    #expect(message?.hasSuffix("for the key boss.name.") == true)
    #expect(ann.value(forKeyPath: "name") as? String == "Ann")
    #expect(ann.value(forKey: "name") as? String == "Ann")
  }

  @Test func `closures read and write as key paths do`() {
    let answer = Answer()

    answer.setValue("new", forKey: "name")

    #expect(answer.value(forKey: "name") as? String == "new")
    let message = Device.current.exception { answer.setValue(nil, forKey: "fixed") }
    #expect(message?.hasSuffix("for the key fixed.") == true)
  }
}

private final class LongKeys: NSObject, KeyValueCoding {
  private let text = "found"

  static var keys: Keys { ["aKeyOfMoreThanFifteenBytes": \LongKeys.text] }
  func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

private final class SimilarKeys: NSObject, KeyValueCoding {
  private let (abcde, axcye) = (1, 2)

  static var keys: Keys { ["abcde": \SimilarKeys.abcde, "axcye": \SimilarKeys.axcye] }
}

private final class Answer: NSObject, KeyValueCoding {
  private var name: String? = "closure"

  static var keys: Keys {
    Keys(accessors: [
      "name": Accessor(
        get: { (answer: Answer) in answer.name },
        set: { (answer: Answer, name: String?) in answer.name = name }),
      "fixed": Accessor { (answer: Answer) in answer.name },
    ])
  }
}
