import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 5: SetValuesForKeys", .exercise, .serialized)
struct SetValuesForKeysTests {
  @Test(.todo(1))
  func `every property can be reached by its name`() {
    let someone = Contact()
    someone.name = "Mei"
    someone.phone = "555"

    #expect(
      someone.value(forKey: "name") as? String == "Mei"
        && someone.value(forKey: "phone") as? String == "555"
        && someone.value(forKey: "visits") as? Int == 1,
      "`keys` has a line for each of the three: its name, and its key path.")
  }

  @Test(.todo(4))
  func `every known key is written`() {
    let mei = contact(from: ["name": "Mei", "phone": "555", "visits": 3])

    #expect(
      mei.name == "Mei" && mei.phone == "555" && mei.visits == 3,
      "Give the contact the whole dictionary with `setValuesForKeys`.")
    let lan = contact(from: ["name": "Lan", "phone": "777", "visits": 300, "age": 9, "zip": "1"])
    #expect(
      lan.name == "Lan" && lan.phone == "777" && lan.visits == 300,
      "This dictionary has five keys, three of them known. Give the contact the whole dictionary.")
    #expect(
      lan.unknownKeys.count == 2,
      "Two keys of this dictionary are unknown. Add each to `unknownKeys`, and keep those before it."
    )
  }

  @Test(.todo(4))
  func `a missing key changes nothing`() {
    let mei = contact(from: ["name": "Mei"])
    let lan = contact(from: ["phone": "777"])

    #expect(
      mei.name == "Mei" && mei.phone == nil && mei.visits == 1,
      "What is not in the dictionary stays as it was.")
    #expect(
      lan.name == nil && lan.phone == "777" && lan.visits == 1 && lan !== mei,
      "Another entry makes another contact. What is not in the dictionary stays as it was.")
  }

  @Test(.todo(2))
  func `only the keys a contact lacks are unknown`() throws {
    let mei = Contact()
    mei.setValuesForKeys(["name": "Mei", "phone": "555", "street": "Elm", "age": 9])

    #expect(
      mei.unknownKeys.sorted() == ["age", "street"],
      "`setValue(_:forUndefinedKey:)` is called once for a key that is not in `keys`. Remember it.")

    mei.setValue("6 May", forKey: "birthday")
    mei.setValuesForKeys(["zip": NSNull(), "names": "Mei Li"])

    #expect(
      mei.unknownKeys.sorted() == ["age", "birthday", "names", "street", "zip"]
        && mei.name == "Mei",
      "Every key that a contact does not have is remembered, whatever its value is."
    )
  }

  @Test(.todo(4))
  func `the known keys beside an unknown one are written`() {
    let mei = contact(from: ["age": 9, "name": "Mei", "street": "Elm"])

    #expect(
      mei.name == "Mei" && mei.unknownKeys.sorted() == ["age", "street"],
      "An unknown key does not stop the others, and is remembered.")
  }

  @Test(.todo(4))
  func `NSNull stands for nil`() throws {
    let mei = contact(from: ["name": "Mei", "phone": NSNull()])
    try #require(mei.name == "Mei", .needed("The name of the contact has to be Mei first."))
    let someone = Contact()
    someone.phone = "555"

    someone.setValuesForKeys(["phone": NSNull()])

    #expect(
      mei.phone == nil && mei.unknownKeys.isEmpty && someone.phone == nil,
      "A dictionary cannot hold nil, so NSNull stands for it. `setValuesForKeys` knows that.")
    #expect(
      contact(from: ["visits": NSNull(), "name": NSNull()]).visits == 0,
      "A contact whose visits are NSNull has none. Let `setValuesForKeys` write every pair.")
  }

  @Test(.todo(3))
  func `a number that is nil becomes zero`() {
    let someone = Contact()

    someone.setValuesForKeys(["visits": NSNull()])

    #expect(
      someone.visits == 0,
      "A number cannot be nil. `setNilValueForKey` is asked what to do: no visits are 0.")

    someone.setValuesForKeys(["visits": 7, "name": "Mei", "phone": "555"])
    someone.setValuesForKeys(["visits": NSNull()])

    let rest = [someone.name, someone.phone]
    #expect(
      someone.visits == 0 && rest == ["Mei", "555"] && someone.unknownKeys.isEmpty,
      "Seven visits that become nil are 0 visits. Set this number, and leave everything else.")
  }
}

extension SetValuesForKeysTests: ExerciseScene {
  static let advice = "What a contact has that was made from a dictionary."

  var opening: SceneOpening {
    let dictionaries: [(String, [String: Any])] = [
      ("name and phone", ["name": "Mei", "phone": "555"]),
      ("name alone", ["name": "Mei"]),
      ("all three", ["name": "Mei", "phone": "555", "visits": 3]),
      ("street as well", ["name": "Mei", "street": "Elm"]),
      ("phone is NSNull", ["name": "Mei", "phone": NSNull()]),
      ("visits are NSNull", ["name": "Mei", "visits": NSNull()]),
    ]
    return .table(
      ["dictionary", "name", "phone", "visits", "unknown keys"],
      rows: dictionaries.map { words, dictionary in
        let made = contact(from: dictionary)
        return [
          words, made.name ?? "nil", made.phone ?? "nil", "\(made.visits)",
          made.unknownKeys.joined(separator: ", "),
        ]
      })
  }
}
