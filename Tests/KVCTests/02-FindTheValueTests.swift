import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 2: FindTheValue", .exercise, .serialized)
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
    try #require(
      methodNames(for: "fido").count == 5, .needed("There have to be five names for fido first."))

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
    let object = ReadableObject(methods: ["fido": { "called" }], stored: ["_fido": "stored"])

    #expect(
      try answer(of: object) == "called",
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

    let answer = try answer(of: ReadableObject(methods: Dictionary(uniqueKeysWithValues: methods)))

    #expect(answer == "getFido", "All five are there. The one that is asked for first answers.")
    #expect(asked == ["getFido"], "Call one method and return. A method may do things.")
  }

  @Test(.todo(3))
  func `the underscore wins among stored values`() throws {
    let object = ReadableObject(stored: ["fido": "plain", "_fido": "underscore", "isFido": "is"])

    #expect(
      try answer(of: object) == "underscore",
      "Go through the stored names in their order, and take the first that is there.")
  }

  @Test(.todo(3))
  func `each name answers where it is alone`() throws {
    for name in ["getBestFriend", "bestFriend", "isBestFriend", "_getBestFriend", "_bestFriend"] {
      let object = ReadableObject(methods: [name: { "method" }])
      #expect(
        (try? value(forKey: "bestFriend", of: object)) as? String == "method",
        "The object has the method \(name) and nothing else. Ask for all five, whatever the key.")
    }
    for name in ["_bestFriend", "_isBestFriend", "bestFriend", "isBestFriend"] {
      let object = ReadableObject(stored: [name: "stored"])
      #expect(
        (try? value(forKey: "bestFriend", of: object)) as? String == "stored",
        "The object stores \(name) and nothing else. Look for all four, whatever the key.")
    }
  }

  @Test(.todo(3))
  func `a stored nil is an answer`() throws {
    let full = ReadableObject(stored: ["_fido": "here"])
    try #require(
      try answer(of: full) == "here", .needed("The stored value of _fido has to be found first."))
    let object = ReadableObject(stored: ["_fido": Optional<Any>.none, "fido": "elsewhere"])

    let found = try withoutError(
      "The stored value _fido exists, and it is nil. Ask the dictionary for its keys."
    ) { try value(forKey: "fido", of: object) }
    #expect(
      found == nil,
      "The stored value exists, and it is nil. Ask the dictionary for its keys, and open both optionals."
    )
  }

  @Test(.todo(3))
  func `a method that answers nil has answered`() throws {
    let full = ReadableObject(methods: ["getFido": { "here" }])
    try #require(
      try answer(of: full) == "here", .needed("The method getFido has to give the value first."))
    let object = ReadableObject(methods: ["getFido": { nil }, "fido": { "elsewhere" }])

    let found = try withoutError(
      "There is a method getFido, and it returns nil. A method that is there ends the search."
    ) { try value(forKey: "fido", of: object) }
    #expect(found == nil, "A method that is there ends the search.")
  }

  @Test(.todo(3))
  func `a key nobody knows is an error that names it`() {
    #expect(
      throws: KeyError.undefinedKey("fido"),
      "No method and no stored value has a name for it. Throw the key.",
      performing: { try value(forKey: "fido", of: ReadableObject(stored: ["fidos": 1])) })
  }

  private func answer(of object: ReadableObject) throws -> String? {
    try withoutError("The object has a value for the key fido. Return it, and throw nothing.") {
      try value(forKey: "fido", of: object) as? String
    }
  }
}

extension FindTheValueTests: ExerciseScene {
  static let advice = "What the key fido gives for objects that have different things."

  var opening: SceneOpening {
    let method = { (text: String) -> () -> Any? in { text } }
    let objects: [(String, ReadableObject)] = [
      ("method fido", ReadableObject(methods: ["fido": method("method fido")])),
      (
        "methods isFido and getFido",
        ReadableObject(methods: ["isFido": method("isFido"), "getFido": method("getFido")])
      ),
      (
        "method _fido, value fido",
        ReadableObject(methods: ["_fido": method("method _fido")], stored: ["fido": "value fido"])
      ),
      ("values fido and _fido", ReadableObject(stored: ["fido": "fido", "_fido": "_fido"])),
      (
        "value fido, and _fido that is nil",
        ReadableObject(stored: ["fido": "fido", "_fido": Optional<Any>.none])
      ),
      ("value fidos", ReadableObject(stored: ["fidos": 1])),
    ]
    return .table(
      ["the object has", "the key fido gives"], rows: objects.map { [$0.0, result(of: $0.1)] })
  }

  private func result(of object: ReadableObject) -> String {
    do {
      return "\(try value(forKey: "fido", of: object) ?? "nil")"
    } catch {
      return "\(error)"
    }
  }
}
