import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 5: LengthLimit", .exercise, .serialized)
struct LengthLimitTests {
  let stage = Stage()
  let limit = LengthLimit(10)
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
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
      let other = LengthLimit(length)
      field.delegate = other
      field.text = ""

      stage.typeText("ABCDE")

      #expect(
        field.text == String("ABCDE".prefix(length)) && other.room(in: field) == 0,
        "This field takes \(length) characters. Compare with `limit`.")
    }
  }

  @Test(.todo(1))
  func `at the limit a letter can be deleted`() throws {
    try fill("0123456789")

    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(
      field.text == "012345678", "A deletion makes the words shorter. Nothing is against it.")
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
      "Three characters went and one came. What is replaced does not count any more.")
  }

  @Test(.todo(1))
  func `a family is one character`() throws {
    try fill("01234567")

    stage.typeText(family + family)
    let both = field.text
    stage.typeText("X")

    #expect(
      both == "01234567" + family + family && field.text == both,
      "A person sees one character. Swift counts one; UTF-16 has eleven units for it.")
  }

  @Test(.todo(1))
  func `a family can be replaced by as much as fits`() throws {
    field.text = "012345678" + family

    let whole = NSRange(location: 9, length: family.utf16.count)
    let answers = ["X", "XY", "XYZ"].map { ask(whole, $0) }

    #expect(
      answers == [true, false, false],
      "One character goes, so one may come. The length of the range counts UTF-16 units.")
  }

  @Test(.todo(1))
  func `what is too long from the start can be made shorter`() throws {
    try fill("0")
    field.text = "0123456789ABC"

    stage.typeText(KeyboardKey.delete.rawValue)
    stage.typeText("X")

    #expect(
      field.text == "0123456789AB",
      "The program wrote too much. Let the person shorten it, and only that.")
    let answers = ["X", "XY"].map { ask(NSRange(location: 0, length: 2), $0) }
    #expect(
      answers == [true, false],
      "One character for two makes it shorter, two for two do not. Compare with the words before.")
  }

  @Test(.todo(1))
  func `a range that is not in the words is refused`() throws {
    try fill("0123")
    let outside = [
      NSRange(location: 40, length: 2), NSRange(location: 3, length: 9),
      NSRange(location: NSNotFound, length: 0),
    ]

    let answers = outside.map { ask($0, "X") }

    #expect(
      answers == [false, false, false],
      "There is no such part, so there is nothing to replace. Say no, and go on.")
  }

  @Test(.todo(1))
  func `a range that cuts a character is refused`() throws {
    try fill("0123")
    field.text = family

    let answers = [1, 2, 5].map { ask(NSRange(location: 0, length: $0), "") }

    #expect(
      answers == [false, false, false],
      "Half a family is no character. Range(_:in:) is nil for a part that cuts one.")
  }

  @Test(.todo(2))
  func `the room is counted in characters`() {
    field.text = "0123456" + family

    #expect(limit.room(in: field) == 2, "Eight characters are there, and ten fit.")
    let rooms = [3, 8, 9, 20].map { LengthLimit($0).room(in: field) }
    #expect(
      rooms == [0, 0, 1, 12],
      "Eight characters are there. Other limits leave 0, 0, 1 and 12 of room.")
    field.text = nil
    #expect(limit.room(in: field) == 10, "A field without words has room for all ten.")
  }

  @Test(.todo(2))
  func `the room is empty at nothing`() {
    field.text = "0123456789ABC"

    #expect(limit.room(in: field) == 0, "There is no room, and there is no debt either.")
  }

  /// Types words that fit, so that a learner who refuses everything hears of that first.
  private func fill(_ words: String) throws {
    field.text = ""
    stage.typeText(words)
    try #require(field.text == words, "Let words in that fit first.")
  }

  private func ask(_ range: NSRange, _ string: String) -> Bool {
    limit.textField(field, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension LengthLimitTests: ExerciseScene {
  static let advice = "Type more than ten characters: the eleventh does not get in."

  var opening: SceneOpening { .phone(stage) }
}
