import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 1: FindTheValue", .exercise, .serialized)
struct FindTheValueTests {
  @Test(.todo(1))
  func `methods are asked for in their order`() {
    let order = ["getFido", "fido", "isFido", "_getFido", "_fido"]
    let asked = Nobody.names { _ = $0.value(forKey: "fido") }

    #expect(
      methodNames(for: "fido") == order,
      "The statement lists the five. The plain name is the second.")
    #expect(asked.methods == order, "Key-value coding itself asks in this order.")
  }

  @Test(.todo(1))
  func `only the first letter becomes a capital`() throws {
    try #require(methodNames(for: "fido").count == 5, "List the five names for fido first.")

    #expect(
      methodNames(for: "bestFriend").first == "getBestFriend"
        && methodNames(for: "x").first == "getX",
      "The F of bestFriend stays as it is. Change the first letter, and no other.")
  }

  @Test(.todo(2))
  func `stored values are asked for in their order`() {
    let order = ["_fido", "_isFido", "fido", "isFido"]
    let asked = Nobody.names { _ = $0.value(forKey: "fido") }

    #expect(
      storedNames(for: "fido") == order,
      "The statement lists the four. Both with an underscore come first.")
    #expect(asked.stored == order, "Key-value coding itself asks in this order.")
  }

  @Test(.todo(3))
  func `a method answers before anything stored`() throws {
    let thing = Thing(methods: ["fido": { "called" }], stored: ["_fido": "stored"])

    #expect(
      try answer(of: thing) == "called",
      "Ask the methods first. What is stored is looked at when no method is there.")
  }

  @Test(.todo(3))
  func `the first method of five answers`() throws {
    var asked: [String] = []
    let names = ["_fido", "_getFido", "isFido", "fido", "getFido"]
    let methods = names.map { name in
      (
        name,
        { () -> Any? in
          asked.append(name); return name
        }
      )
    }

    let answer = try answer(of: Thing(methods: Dictionary(uniqueKeysWithValues: methods)))

    #expect(answer == "getFido", "All five are there. The one that is asked for first answers.")
    #expect(asked == ["getFido"], "Call one method and return. A method may do things.")
  }

  @Test(.todo(3))
  func `the underscore wins among stored values`() throws {
    let thing = Thing(stored: ["fido": "plain", "_fido": "underscore", "isFido": "is"])

    #expect(
      try answer(of: thing) == "underscore",
      "Go through the stored names in their order, and take the first that is there.")
  }

  @Test(.todo(3))
  func `each name answers where it is alone`() throws {
    for name in ["getBestFriend", "bestFriend", "isBestFriend", "_getBestFriend", "_bestFriend"] {
      let thing = Thing(methods: [name: { "method" }])
      #expect(
        (try? value(forKey: "bestFriend", of: thing)) as? String == "method",
        "The thing has the method \(name) and nothing else. Ask for all five, whatever the key.")
    }
    for name in ["_bestFriend", "_isBestFriend", "bestFriend", "isBestFriend"] {
      let thing = Thing(stored: [name: "stored"])
      #expect(
        (try? value(forKey: "bestFriend", of: thing)) as? String == "stored",
        "The thing stores \(name) and nothing else. Look for all four, whatever the key.")
    }
  }

  @Test(.todo(3))
  func `a stored nil is an answer`() throws {
    let full = Thing(stored: ["_fido": "here"])
    try #require(try answer(of: full) == "here", "Find a stored value first.")
    let thing = Thing(stored: ["_fido": Optional<Any>.none, "fido": "elsewhere"])

    #expect(
      try answer(of: thing) == nil,
      "The place is there, and it is empty. Ask the dictionary for its keys.")
  }

  @Test(.todo(3))
  func `a method that answers nil has answered`() throws {
    let full = Thing(methods: ["getFido": { "here" }])
    try #require(try answer(of: full) == "here", "Ask a method first.")
    let thing = Thing(methods: ["getFido": { nil }, "fido": { "elsewhere" }])

    #expect(try answer(of: thing) == nil, "A method that is there ends the search.")
  }

  @Test(.todo(3))
  func `a key nobody knows is an error that names it`() {
    #expect(
      throws: KeyError.undefinedKey("fido"),
      "No method and no stored value has a name for it. Throw the key.",
      performing: { try value(forKey: "fido", of: Thing(stored: ["fidos": 1])) })
  }

  private func answer(of thing: Thing) throws -> String? {
    try value(forKey: "fido", of: thing) as? String
  }
}
