import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 6: AppFromADictionary", .exercise, .serialized)
struct AppFromADictionaryTests {
  @Test(.todo(2))
  func `an entry becomes an app`() throws {
    let app = try withoutError("Both keys have a text, so this is an app. Throw nothing.") {
      try AppEntry(dictionary: ["name": "Chess", "icon": "chess"])
    }

    #expect(
      app.name == "Chess" && app.icon == "chess", "Each property holds the text of its key.")
  }

  @Test(.todo(2))
  func `other keys do not matter`() throws {
    let app = try withoutError("Both keys have a text, and a size is no mistake. Throw nothing.") {
      try AppEntry(dictionary: ["icon": "chess", "size": 12, "name": "Chess"])
    }

    #expect(
      app.name == "Chess" && app.icon == "chess",
      "A size is of no interest to this model. Read your two keys and leave the rest.")
  }

  @Test(.todo(1))
  func `a missing key is an error that names it`() {
    #expect(
      throws: EntryError.missing("icon"), "There is no icon. Say which key is missing.",
      performing: { try AppEntry(dictionary: ["name": "Chess"]) })
    #expect(
      throws: EntryError.missing("name"), "There is no name. Say which key is missing.",
      performing: { try AppEntry(dictionary: ["icon": "chess"]) })
  }

  @Test(.todo(1))
  func `NSNull counts as missing`() {
    #expect(
      throws: EntryError.missing("icon"), "NSNull stands for nothing.",
      performing: { try AppEntry(dictionary: ["name": "Chess", "icon": NSNull()]) })
    #expect(
      throws: EntryError.missing("name"), "NSNull stands for nothing, under each of the two keys.",
      performing: { try AppEntry(dictionary: ["name": NSNull(), "icon": "chess"]) })
  }

  @Test(.todo(1))
  func `a value that is no text is an error with its key`() {
    #expect(
      throws: EntryError.notText("icon"), "12 is there, and it is no text. Ask with `as?`.",
      performing: { try AppEntry(dictionary: ["name": "Chess", "icon": 12]) })
    #expect(
      throws: EntryError.notText("name"), "A list of texts is no text.",
      performing: { try AppEntry(dictionary: ["name": ["Chess"], "icon": "chess"]) })
  }

  @Test(.todo(1))
  func `the text is taken as it is`() throws {
    let app = try withoutError(
      "The icon is an empty text, and the name has spaces at its ends. Both are text: throw nothing."
    ) { try AppEntry(dictionary: ["name": " 国际象棋 ♟ ", "icon": ""]) }

    #expect(
      app.name == " 国际象棋 ♟ " && app.icon == "",
      "Spaces, signs of any script and empty text are text. Change none of it.")
  }
}

extension AppFromADictionaryTests: ExerciseScene {
  static let advice = "What comes of a dictionary: an app, or an error."

  var opening: SceneOpening {
    let dictionaries: [(String, [String: Any])] = [
      ("name and icon", ["name": "Chess", "icon": "chess"]),
      ("size as well", ["name": "Chess", "icon": "chess", "size": 12]),
      ("no icon", ["name": "Chess"]),
      ("icon is NSNull", ["name": "Chess", "icon": NSNull()]),
      ("name is 7", ["name": 7, "icon": "chess"]),
      ("nothing", [:]),
    ]
    return .table(
      ["dictionary", "result"], rows: dictionaries.map { [$0.0, result(of: $0.1)] })
  }

  private func result(of dictionary: [String: Any]) -> String {
    do {
      let app = try AppEntry(dictionary: dictionary)
      return "\(app.name), \(app.icon)"
    } catch {
      return "\(error)"
    }
  }
}
