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
  func `without a delegate the text goes`() {
    clearButtonTapped(field)

    #expect(field.text == "", "There is no delegate. No answer means yes.")
  }

  @Test(.todo(1))
  func `a delegate without the method lets it go`() {
    let empty = EmptyDelegate()
    field.delegate = empty

    clearButtonTapped(field)

    #expect(field.text == "", "The delegate does not have the method, and that means yes.")
  }

  @Test(.todo(1))
  func `true lets the text go`() throws {
    let fixed = FixedAnswer(true)
    field.delegate = fixed

    clearButtonTapped(field)

    try #require(!fixed.fields.isEmpty, .needed("Ask the delegate first."))
    #expect(field.text == "", "The answer was true, so the text goes.")
  }

  @Test(.todo(1))
  func `false keeps the text`() throws {
    let fixed = FixedAnswer(false)
    field.delegate = fixed

    clearButtonTapped(field)

    try #require(!fixed.fields.isEmpty, .needed("Ask the delegate first."))
    #expect(field.text == "LOVE", "The answer was false, so the text stays.")
    #expect(fixed.fields.count == 1, "The answer was false, and that is an answer. Ask only once.")
  }

  @Test(.todo(1))
  func `the delegate is asked once, while the text is there`() {
    let fixed = FixedAnswer(true, watching: field)
    field.delegate = fixed

    clearButtonTapped(field)

    #expect(fixed.texts == ["LOVE"], "Ask once, and ask before the text goes.")
  }

  @Test(.todo(1))
  func `the question is about this field`() {
    let fixed = FixedAnswer(true)
    field.delegate = fixed

    clearButtonTapped(field)

    let isThisField = fixed.fields.last === field
    #expect(
      isThisField,
      "The first argument is the sender. Pass the field whose button was tapped.")
  }

  @Test(.todo(2))
  func `the history keeps the text before it goes`() {
    let history = ClearHistory()
    field.delegate = history

    stage.buttons["Clear text"].tap()
    for text in ["PEACE", "PEACE"] {
      field.text = text
      stage.buttons["Clear text"].tap()
    }

    #expect(
      history.kept == ["LOVE", "PEACE", "PEACE"],
      "The field asks before the text goes. Keep the text when you are asked.")
    #expect(field.text == "", "The history is not locked. Return true.")
  }

  @Test(.todo(2))
  func `a locked history answers false`() throws {
    let history = ClearHistory()
    field.delegate = history
    stage.buttons["Clear text"].tap()
    try #require(field.text == "", "Return true while the history is not locked.")

    history.isLocked = true
    field.text = "PEACE"
    stage.buttons["Clear text"].tap()

    #expect(field.text == "PEACE", "The history is locked, so the answer is false.")

    history.isLocked = false
    stage.buttons["Clear text"].tap()

    #expect(field.text == "", "The history is unlocked again, so the answer is true.")
  }

  @Test(.todo(2))
  func `a locked history keeps nothing`() throws {
    let history = ClearHistory()
    field.delegate = history
    stage.buttons["Clear text"].tap()
    try #require(field.text == "", "Return true while the history is not locked.")
    let before = history.kept

    history.isLocked = true
    field.text = "PEACE"
    stage.buttons["Clear text"].tap()

    #expect(history.kept == before, "The text stays in the field. Keep only what goes.")
  }
}

private final class EmptyDelegate: NSObject, UITextFieldDelegate {}

private final class FixedAnswer: NSObject, UITextFieldDelegate {
  let answer: Bool
  var fields: [UITextField] = []
  var texts: [String] = []

  private let watched: UITextField?

  init(_ answer: Bool, watching field: UITextField? = nil) {
    (self.answer, watched) = (answer, field)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    fields.append(textField)
    texts.append((watched ?? textField).text ?? "")
    return answer
  }
}

extension ClearButtonTests: ExerciseScene {
  static let advice =
    "Press Empty: the field is emptied if its delegate allows it. Then lock the history and try again."

  var opening: SceneOpening {
    let history = ClearHistory()
    field.delegate = history
    let actions = [
      UIAction(title: "Empty") { _ in clearButtonTapped(field) },
      UIAction(title: "Lock or unlock") { _ in history.isLocked.toggle() },
      UIAction(title: "Write LOVE") { _ in field.text = "LOVE" },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 40, y: 120 + 44 * index, width: 240, height: 44)
      field.superview?.addSubview(button)
    }
    return .phone(stage, keeping: history)
  }
}
