import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 6: LengthLimit", .exercise, .serialized)
struct LengthLimitTests {
  let stage = Stage()
  let limit = LengthLimitDelegate(10)
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
  let thai = "\u{0E17}\u{0E35}\u{0E48}"
  let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

  init() {
    field.delegate = limit
    stage.present(field)
    field.becomeFirstResponder()
  }

  @Test(.todo(1))
  func `ten characters fit, and an eleventh does not`() {
    stage.typeText("0123456789X")

    #expect(field.text == "0123456789", "The result may have ten characters, and no more.")
  }

  @Test(.todo(1))
  func `another limit is another length`() throws {
    try fill("0123")
    for length in [0, 1, 3] {
      let other = LengthLimitDelegate(length)
      field.delegate = other
      field.text = ""

      stage.typeText("ABCDE")

      #expect(
        field.text == String("ABCDE".prefix(length)),
        "This field takes \(length) characters. Compare with `limit`.")
    }
  }

  @Test(.todo(1))
  func `at the limit a letter can be deleted`() throws {
    try fill("0123456789")

    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(
      field.text == "012345678", "A deletion is always allowed. Its replacement is an empty string."
    )
  }

  @Test(.todo(1))
  func `a letter of fifty characters does not fit`() throws {
    let url = try #require(Bundle.module.url(forResource: "letter", withExtension: "txt"))
    UIPasteboard.general.string = try String(contentsOf: url, encoding: .utf8)
    try fill("Dear")

    stage.typeKey("v", modifierFlags: .command)

    #expect(field.text == "Dear", "The question comes before the change. Count the result.")
  }

  @Test(.todo(1))
  func `at the limit a word can be replaced`() throws {
    try fill("0123456789")

    for _ in 1...3 { stage.typeKey(.leftArrow, modifierFlags: .shift) }
    stage.typeText("X")

    #expect(
      field.text == "0123456X",
      "Three characters go and one comes. Count the result, not the text as it is.")
  }

  @Test(.todo(1))
  func `a family is one character`() throws {
    try fill("01234567")

    stage.typeText(family + family)
    let both = field.text
    stage.typeText("X")

    #expect(
      both == "01234567" + family + family && field.text == both,
      "A family is one character and eleven units of UTF-16. Count characters.")
  }

  @Test(.todo(1))
  func `a family can be replaced by as much as fits`() throws {
    field.text = "012345678" + family

    let whole = NSRange(location: 9, length: family.utf16.count)
    let answers = ["X", "XY", "XYZ"].map { ask(whole, $0) }

    #expect(
      answers == [true, false, false],
      "One character goes, so one may come. The range counts units of UTF-16, not characters.")
  }

  @Test(.todo(1))
  func `what is too long from the start can be made shorter`() throws {
    try fill("0")
    field.text = "0123456789ABC"

    stage.typeText(KeyboardKey.delete.rawValue)
    stage.typeText("X")

    #expect(
      field.text == "0123456789AB",
      "Code set a text that is too long. A person may make it shorter, and nothing else.")
    let answers = ["X", "XY"].map { ask(NSRange(location: 0, length: 2), $0) }
    #expect(
      answers == [true, false],
      "One character for two makes the text shorter, two for two do not. Compare with the text before."
    )
  }

  @Test(.todo(1))
  func `a range that is not in the text is refused`() throws {
    try fill("0123")
    let outside = [
      NSRange(location: 40, length: 2), NSRange(location: 3, length: 9),
      NSRange(location: 3, length: 2), NSRange(location: NSNotFound, length: 0),
    ]

    let answers = outside.flatMap { [ask($0, "X"), ask($0, "")] }

    #expect(
      answers == Array(repeating: false, count: 8),
      "The range does not lie in the text. Check that first, and return false.")
  }

  @Test(.todo(1))
  func `the delete key takes the tone of a Thai letter`() throws {
    let other = LengthLimitDelegate(1)
    field.delegate = other
    try fill("X")
    field.text = thai

    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(
      field.text?.utf16.count == 2,
      "A letter and its tone are one character, and the range names the tone alone. Use NSString.")
  }

  @Test(.todo(1))
  func `in a text that is too long the tone can be deleted too`() throws {
    try fill("0")
    field.text = "0123456789A" + thai

    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(
      field.text?.utf16.count == 13,
      "The tone goes, and the number of characters stays the same. Allow each deletion.")
  }

  @Test(.todo(1))
  func `a deletion that makes more characters is allowed`() throws {
    try fill("0123")
    field.text = "012345678" + family

    let joiner = NSRange(location: 11, length: 1)

    #expect(
      ask(joiner, ""),
      "What joins two people of the family is deleted, and two characters are left of one. Allow each deletion."
    )
  }

  @Test(.todo(1))
  func `a tone can be replaced by another at the limit`() throws {
    try fill("0")
    field.text = "012345678" + thai

    let tone = NSRange(location: 11, length: 1)
    let answers = ["\u{0E49}", "X", "\u{0E49}X"].map { ask(tone, $0) }

    #expect(
      answers == [true, false, false],
      "With another tone there are ten characters, with an X eleven. Count those of the result.")
  }

  @Test(.todo(2))
  func `the room is counted in characters`() {
    field.text = "0123456" + family

    #expect(limit.room(in: field) == 2, "Eight characters are there, and ten fit.")
    let rooms = [3, 8, 9, 20].map { LengthLimitDelegate($0).room(in: field) }
    #expect(
      rooms == [0, 0, 1, 12],
      "Eight characters are there. Other limits leave 0, 0, 1 and 12 of room.")
    field.text = nil
    #expect(limit.room(in: field) == 10, "An empty field has room for all ten.")
  }

  @Test(.todo(2))
  func `the room is never less than 0`() {
    field.text = "0123456789ABC"

    #expect(
      limit.room(in: field) == 0,
      "The text is too long, so there is no room. Return 0, not a negative number.")
  }

  /// Types a text that fits, so that a learner who refuses everything hears of that first.
  private func fill(_ text: String) throws {
    field.text = ""
    stage.typeText(text)
    try #require(
      field.text == text,
      .needed(
        "\"\(text)\" fits, and the field has \"\(field.text ?? "")\". It has to take what fits first."
      )
    )
  }

  private func ask(_ range: NSRange, _ string: String) -> Bool {
    limit.textField(field, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension LengthLimitTests: ExerciseScene {
  static let advice = "Type more than ten characters: the eleventh does not get in."

  var opening: SceneOpening { .phone(stage) }
}
