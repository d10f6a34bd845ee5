import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 3: SetTheValue", .exercise, .serialized)
struct SetTheValueTests {
  @Test(.todo(1))
  func `a setter is called set and the key, with a colon`() {
    let order = ["setBestFriend:", "_setBestFriend:"]
    let asked = Nobody.names { $0.setValue("Rex", forKey: "bestFriend") }

    let names = setterNames(for: "bestFriend")
    #expect(
      names.allSatisfy { $0.hasSuffix(":") },
      "The colon is part of the name: it says that the method takes a value.")
    let plain = names.map { $0.replacing(":", with: "") }
    #expect(
      plain == ["setBestFriend", "_setBestFriend"],
      "After set the first letter of the key is a capital, and the others stay as they are. The name with an underscore comes second."
    )
    #expect(
      names == order && asked.methods == order, "Key-value coding itself asks for these two names.")
  }

  @Test(.todo(2))
  func `the underscore is written first`() {
    let object = WritableObject(stored: ["fido": 1, "_fido": 2, "isFido": 3])

    #expect(
      storedName(for: "fido", in: object) == "_fido",
      "The order is _fido, _isFido, fido, isFido. Take the first that is there.")
    let order = ["_bestFriend", "_isBestFriend", "bestFriend", "isBestFriend"]
    for (index, first) in order.enumerated() {
      let names = order.dropFirst(index)
      let object = WritableObject(stored: Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
      #expect(
        storedName(for: "bestFriend", in: object) == first,
        "The object stores \(names.joined(separator: ", ")). The first of them in this order is \(first)."
      )
    }
  }

  @Test(.todo(2))
  func `a place that holds nil is there`() {
    let object = WritableObject(stored: ["_isFido": Optional<Any>.none, "fido": 1])

    #expect(
      storedName(for: "fido", in: object) == "_isFido",
      "Its value is nil, and its name is among the keys. Look for the name.")
  }

  @Test(.todo(3))
  func `a setter takes the value, and nothing else is written`() throws {
    var heard: [String] = []
    var object = WritableObject(
      setters: ["setFido:": { heard.append("\($0 ?? "nil")") }], stored: ["_fido": "before"])

    try withoutError(
      "There is a method setFido: for the key fido. Nothing is wrong, so throw nothing."
    ) {
      try setValue("Rex", forKey: "fido", on: &object)
    }

    #expect(heard == ["Rex"], "There is a method setFido: and it has to be called, once.")
    #expect(
      object.stored["_fido"] as? String == "before",
      "The setter decides what is stored. Return after you have called it.")

    var both = WritableObject(
      setters: [
        "setFido:": { heard.append("setFido: \($0 ?? "nil")") },
        "_setFido:": { heard.append("_setFido: \($0 ?? "nil")") },
      ])
    heard = []
    try? setValue("Rex", forKey: "fido", on: &both)
    try? setValue(nil, forKey: "fido", on: &both)
    #expect(
      heard == ["setFido: Rex", "setFido: nil"],
      "There are setFido: and _setFido:. The first one gets each value, also nil, and the other none."
    )
  }

  @Test(.todo(3))
  func `a stored value is written without a setter`() throws {
    var object = WritableObject(stored: ["_fido": "before", "fido": "plain"])

    try withoutError(
      "The object stores _fido and fido. There is a place for Rex, so throw nothing."
    ) {
      try setValue("Rex", forKey: "fido", on: &object)
    }

    #expect(
      object.stored["_fido"] as? String == "Rex" && object.stored["fido"] as? String == "plain",
      "No method takes the value, so the first stored name does, and that one alone.")
  }

  @Test(.todo(3))
  func `a getter does not hinder writing`() throws {
    var object = WritableObject(getters: ["fido": { "read" }], stored: ["_fido": "before"])

    try withoutError("The object stores _fido, and a getter is no hindrance. Throw nothing.") {
      try setValue("Rex", forKey: "fido", on: &object)
    }

    #expect(
      object.stored["_fido"] as? String == "Rex",
      "A method that reads cannot take a value. The stored value is written.")
  }

  @Test(.todo(3))
  func `nil can be stored where an object is`() throws {
    var object = WritableObject(stored: ["_fido": "before"])

    try withoutError("_fido stores an object, and no number. Nil is allowed there: throw nothing.")
    {
      try setValue(nil, forKey: "fido", on: &object)
    }

    #expect(
      object.stored.keys.contains("_fido") && (object.stored["_fido"] ?? nil) == nil,
      "The place stays and is empty. `stored[name] = nil` takes the key out.")
  }

  @Test(.todo(3))
  func `nil is refused where a number is`() {
    var object = WritableObject(stored: ["age": 7], scalars: ["age"])

    #expect(
      throws: WriteError.nilForScalar("age"), "A number is never nothing. Throw the key.",
      performing: { try setValue(nil, forKey: "age", on: &object) })
    #expect(object.stored["age"] as? Int == 7, "What is refused changes nothing.")

    var door = WritableObject(stored: ["_isOpen": true, "open": "yes"], scalars: ["_isOpen"])
    #expect(
      throws: WriteError.nilForScalar("open"),
      "The Boolean is stored as _isOpen, and the key is open. Look for the stored name, throw the key.",
      performing: { try setValue(nil, forKey: "open", on: &door) })
    #expect(door.stored["open"] as? String == "yes", "What is refused changes nothing.")
    #expect(
      throws: Never.self, "A Boolean takes a value that is not nil.",
      performing: { try setValue(false, forKey: "open", on: &door) })
    #expect(
      door.stored["_isOpen"] as? Bool == false, "The Boolean is stored as _isOpen. Write it there.")
  }

  @Test(.todo(3))
  func `nil goes to a setter as it is`() throws {
    var heard: [String] = []
    var object = WritableObject(
      setters: ["_setAge:": { heard.append("\($0 ?? "nil")") }], stored: ["age": 7],
      scalars: ["age"])

    try withoutError(
      "There is a method _setAge: for the key age. Nothing is wrong, so throw nothing."
    ) {
      try setValue(9, forKey: "age", on: &object)
    }
    try? setValue(nil, forKey: "age", on: &object)

    #expect(
      heard == ["9", "nil"] && object.stored["age"] as? Int == 7,
      "There is a method _setAge:, which takes any value, nil as well. Ask for a setter first.")
  }

  @Test(.todo(3))
  func `each stored name is written where it is alone`() throws {
    for name in ["_fido", "_isFido", "fido", "isFido"] {
      var object = WritableObject(stored: [name: "before"])

      try? setValue("Rex", forKey: "fido", on: &object)

      #expect(
        object.stored[name] as? String == "Rex" && object.stored.count == 1,
        "The object stores \(name) and nothing else. Write there, and make no new place.")
    }
  }

  @Test(.todo(3))
  func `a key the object does not have changes nothing`() {
    var object = WritableObject(setters: ["putFido:": { _ in }], stored: ["fidos": 1])

    #expect(
      throws: WriteError.undefinedKey("fido"),
      "putFido: is no name that is asked for, and fidos is another key. Throw the key.",
      performing: { try setValue("Rex", forKey: "fido", on: &object) })
    #expect(object.stored.count == 1, "No new place is made for it.")
  }
}

extension SetTheValueTests: ExerciseScene {
  static let advice = "What is stored after Rex, and after nil, was written under the key fido."

  var opening: SceneOpening {
    let objects: [(String, WritableObject)] = [
      ("_fido and fido", WritableObject(stored: ["_fido": "old", "fido": "old"])),
      ("isFido", WritableObject(stored: ["isFido": "old"])),
      (
        "getter fido, _fido",
        WritableObject(getters: ["fido": { "read" }], stored: ["_fido": "old"])
      ),
      (
        "setter setFido:, _fido",
        WritableObject(setters: ["setFido:": { _ in }], stored: ["_fido": "old"])
      ),
      ("number fido", WritableObject(stored: ["fido": 7], scalars: ["fido"])),
      ("fidos", WritableObject(stored: ["fidos": "old"])),
    ]
    return .table(
      ["the object has", "after Rex", "after nil"],
      rows: objects.map { [$0.0, stored(in: $0.1, after: "Rex"), stored(in: $0.1, after: nil)] })
  }

  private func stored(in object: WritableObject, after value: Any?) -> String {
    var object = object
    do {
      try setValue(value, forKey: "fido", on: &object)
    } catch {
      return "\(error)"
    }
    return object.stored.sorted { $0.key < $1.key }
      .map { "\($0.key) = \($0.value ?? "nil")" }.joined(separator: ", ")
  }
}
