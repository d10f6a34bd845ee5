import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 6: EndingByForce", .exercise, .serialized)
struct EndingByForceTests {
  let stage = Stage()
  let registry = Registry()
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    field.delegate = registry
    controller.view.addSubview(field)
    stage.present(controller)
    field.becomeFirstResponder()
  }

  @Test(.todo(1))
  func `a field without a name cannot be left`() throws {
    try #require(!registry.hasName(field), "Say that there is no name in an empty field first.")

    let hasLeft = field.resignFirstResponder()

    #expect(
      !hasLeft && field.isFirstResponder && stage.keyboards.count == 1,
      "The field asks before it resigns. Without a name the answer is no.")
  }

  @Test(.todo(1))
  func `with a name it can`() throws {
    try #require(!field.resignFirstResponder(), "Keep people in an empty field first.")
    stage.typeText("Anna")

    #expect(
      field.resignFirstResponder() && stage.keyboards.count == 0,
      "There is a name now, so the answer is yes.")
  }

  @Test(.todo(2))
  func `when editing ends the hint goes`() {
    stage.typeText("Anna")

    field.resignFirstResponder()

    #expect(registry.hint.isHidden, "The hint is for those who type. Hide it at the end.")
  }

  @Test(.todo(2))
  func `the name is noted once`() {
    stage.typeText("Anna")

    field.resignFirstResponder()

    #expect(registry.names == ["Anna"], "Note the name when editing has ended, and only then.")

    field.becomeFirstResponder()
    let isHintBack = !registry.hint.isHidden
    field.text = "Ben"
    field.resignFirstResponder()

    #expect(
      registry.names == ["Anna", "Ben"] && isHintBack && registry.hint.isHidden,
      "A second edit shows the hint again, and notes a second name. Do both each time.")
  }

  @Test(.todo(2))
  func `by force there may be no name`() {
    controller.view.endEditing(true)

    #expect(
      registry.names == [nil],
      "By force nobody was asked, and the field is empty. Look again, and note nil.")

    field.becomeFirstResponder()
    stage.typeText("   ")
    controller.view.endEditing(true)

    #expect(
      registry.names == [nil, nil],
      "Spaces alone are no name, by force neither. Ask hasName before you note one.")
  }

  @Test(.todo(2))
  func `by force the hint goes too`() {
    controller.view.endEditing(true)

    #expect(
      registry.hint.isHidden,
      "The news comes however editing ended. What is tidied up there is tidied up always.")
  }

  @Test(.todo(2))
  func `a field that is taken away ends as well`() {
    stage.typeText("Ben")

    field.removeFromSuperview()

    #expect(
      registry.names == ["Ben"] && registry.hint.isHidden,
      "It has left its window, so it ended without asking. Tidy up where the news comes.")
  }

  @Test(.todo(3))
  func `a name may have a space in it`() throws {
    try #require(!registry.hasName(field), "An empty field has no name.")
    field.text = "Anna Lee"

    #expect(registry.hasName(field), "One character that is no space is enough.")
  }

  @Test(.todo(3))
  func `spaces alone are no name`() {
    field.text = "   "

    #expect(!registry.hasName(field), "There is something in the field, and nobody is called that.")
  }
}

extension EndingByForceTests: ExerciseScene {
  static let advice =
    "Press Tab and then By force with an empty field, and once more with a name in it. The hint goes."

  var opening: SceneOpening {
    registry.hint.frame = CGRect(x: 40, y: 110, width: 240, height: 24)
    registry.hint.text = "Who are you?"
    controller.view.addSubview(registry.hint)
    let label = UILabel(frame: CGRect(x: 40, y: 240, width: 240, height: 24))
    controller.view.addSubview(label)
    let tell = {
      label.text = "noted: " + registry.names.map { $0 ?? "nil" }.joined(separator: ", ")
    }
    let actions = [
      UIAction(title: "Politely") { _ in
        field.resignFirstResponder()
        tell()
      },
      UIAction(title: "By force") { _ in
        controller.view.endEditing(true)
        tell()
      },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 40, y: 140 + 44 * index, width: 240, height: 44)
      controller.view.addSubview(button)
    }
    return .phone(stage)
  }
}
