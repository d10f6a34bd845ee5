import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 2: ClearButton", .exercise, .serialized)
struct ClearButtonTests {
  let stage = Stage()
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    field.text = "LOVE"
    field.clearButtonMode = .always
    stage.present(field)
  }

  @Test(.todo(1))
  func `without a delegate the words go`() {
    clearButtonTapped(field)

    #expect(field.text == "", "Nobody has anything against it. Silence means yes.")
  }

  @Test(.todo(1))
  func `a delegate without an opinion lets them go`() {
    let silent = Silent()
    field.delegate = silent

    clearButtonTapped(field)

    #expect(field.text == "", "The method is left out, and that means yes.")
  }

  @Test(.todo(1))
  func `a yes lets them go`() throws {
    let opinion = Opinion(true)
    field.delegate = opinion

    clearButtonTapped(field)

    try #require(!opinion.fields.isEmpty, "Ask the delegate first.")
    #expect(field.text == "", "The answer was yes, so the words go.")
  }

  @Test(.todo(1))
  func `a no keeps them`() throws {
    let opinion = Opinion(false)
    field.delegate = opinion

    clearButtonTapped(field)

    try #require(!opinion.fields.isEmpty, "Ask the delegate first.")
    #expect(field.text == "LOVE", "The answer was no, so the words stay.")
  }

  @Test(.todo(1))
  func `the delegate is asked once, while the words are there`() {
    let opinion = Opinion(true, watching: field)
    field.delegate = opinion

    clearButtonTapped(field)

    #expect(opinion.words == ["LOVE"], "Ask one time, and ask before the words go.")
  }

  @Test(.todo(1))
  func `the question is about this field`() {
    let opinion = Opinion(true)
    field.delegate = opinion

    clearButtonTapped(field)

    #expect(
      opinion.fields.last === field,
      "The first argument is the sender. Hand the delegate the field whose button was pressed.")
  }

  @Test(.todo(2))
  func `the attic keeps the words before they go`() {
    let attic = Attic()
    field.delegate = attic

    stage.buttons["Clear text"].tap()
    field.text = "PEACE"
    stage.buttons["Clear text"].tap()

    #expect(
      attic.kept == ["LOVE", "PEACE"],
      "The field asks before the words go. Then is the time to keep them.")
    #expect(field.text == "", "The attic is open. Let them go.")
  }

  @Test(.todo(2))
  func `a locked attic says no`() throws {
    let attic = Attic()
    field.delegate = attic
    stage.buttons["Clear text"].tap()
    try #require(field.text == "", "Let the words go while the attic is open.")

    attic.isLocked = true
    field.text = "PEACE"
    stage.buttons["Clear text"].tap()

    #expect(field.text == "PEACE", "The attic is locked, so the answer is no.")
  }

  @Test(.todo(2))
  func `a locked attic keeps nothing`() throws {
    let attic = Attic()
    field.delegate = attic
    stage.buttons["Clear text"].tap()
    try #require(field.text == "", "Let the words go while the attic is open.")
    let before = attic.kept

    attic.isLocked = true
    field.text = "PEACE"
    stage.buttons["Clear text"].tap()

    #expect(attic.kept == before, "What stays in the field is not put into the attic.")
  }
}

private final class Silent: NSObject, UITextFieldDelegate {}

private final class Opinion: NSObject, UITextFieldDelegate {
  let answer: Bool
  var fields: [UITextField] = []
  var words: [String] = []

  private let watched: UITextField?

  init(_ answer: Bool, watching field: UITextField? = nil) {
    (self.answer, watched) = (answer, field)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    fields.append(textField)
    words.append((watched ?? textField).text ?? "")
    return answer
  }
}

extension ClearButtonTests: ExerciseScene {
  static let advice =
    "Press Tutorial: it clears the field if its delegate allows it. Then lock the attic and try again."

  var opening: SceneOpening {
    let attic = Attic()
    field.delegate = attic
    let actions = [
      UIAction(title: "Tutorial") { _ in clearButtonTapped(field) },
      UIAction(title: "Lock or unlock") { _ in attic.isLocked.toggle() },
      UIAction(title: "Write LOVE") { _ in field.text = "LOVE" },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 40, y: 120 + 44 * index, width: 240, height: 44)
      field.superview?.addSubview(button)
    }
    return .phone(stage, keeping: attic)
  }
}
