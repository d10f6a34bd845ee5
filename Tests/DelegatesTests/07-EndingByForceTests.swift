import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 7: EndingByForce", .exercise, .serialized)
struct EndingByForceTests {
  let stage = Stage()
  let nameDelegate = NameFieldDelegate()
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    field.delegate = nameDelegate
    controller.view.addSubview(field)
    stage.present(controller)
    field.becomeFirstResponder()
  }

  @Test(.todo(1))
  func `a name may have a space in it`() throws {
    try #require(!nameDelegate.hasName(field), "An empty field has no name.")
    field.text = "Anna Lee"

    #expect(nameDelegate.hasName(field), "One character that is no space is enough.")

    for text in [" Anna", "Anna "] {
      field.text = text
      #expect(
        nameDelegate.hasName(field),
        "The text begins or ends with a space, and has other characters. Look at all of them.")
    }
  }

  @Test(.todo(1))
  func `spaces alone are no name`() {
    field.text = "   "

    #expect(!nameDelegate.hasName(field), "There is no character that is not a space.")
  }

  @Test(.todo(2))
  func `a field without a name cannot be left`() throws {
    try #require(
      !nameDelegate.hasName(field), .needed("Say that there is no name in an empty field first."))

    let hasLeft = field.resignFirstResponder()

    #expect(
      !hasLeft && field.isFirstResponder && stage.keyboards.count == 1,
      "The field asks before it resigns. Without a name the answer is false.")
    #expect(
      !nameDelegate.hint.isHidden,
      "Editing goes on, so the hint stays. Hide it only when editing has ended.")
  }

  @Test(.todo(2))
  func `with a name it can`() throws {
    try #require(!field.resignFirstResponder(), .needed("Answer false for an empty field first."))
    stage.typeText("Anna")

    #expect(
      field.resignFirstResponder() && stage.keyboards.count == 0,
      "There is a name now, so the answer is true.")
  }

  @Test(.todo(3))
  func `when editing ends the hint goes`() {
    stage.typeText("Anna")

    field.resignFirstResponder()

    #expect(
      nameDelegate.hint.isHidden, "Editing has ended. Hide the hint in textFieldDidEndEditing.")
  }

  @Test(.todo(3))
  func `the name is noted once`() {
    stage.typeText("Anna")

    field.resignFirstResponder()

    #expect(nameDelegate.names == ["Anna"], "Note the name when editing has ended, and only then.")

    field.becomeFirstResponder()
    let isHintBack = !nameDelegate.hint.isHidden
    field.text = "Ben"
    field.resignFirstResponder()

    #expect(
      nameDelegate.names == ["Anna", "Ben"] && isHintBack && nameDelegate.hint.isHidden,
      "A second edit shows the hint again, and notes a second name. Do both each time.")

    field.becomeFirstResponder()
    field.resignFirstResponder()

    #expect(
      nameDelegate.names == ["Anna", "Ben", "Ben"],
      "A third edit ended, with the name of the second. Note the name that each edit ends with.")

    field.becomeFirstResponder()
    field.text = "Anna Lee"
    field.resignFirstResponder()

    #expect(
      nameDelegate.names.last == "Anna Lee", "This name has a space in it. Note all of the name.")
  }

  @Test(.todo(3))
  func `by force there may be no name`() throws {
    controller.view.endEditing(true)

    try #require(
      nameDelegate.names == [nil],
      "endEditing(true) did not ask, and the field is empty. Note nil, once, in textFieldDidEndEditing."
    )

    field.becomeFirstResponder()
    stage.typeText("   ")
    controller.view.endEditing(true)

    #expect(
      nameDelegate.names == [nil, nil],
      "Spaces alone are no name. Call hasName before you note one.")
    #expect(
      nameDelegate.hint.isHidden, "Editing has ended a second time. Hide the hint each time.")
  }

  @Test(.todo(3))
  func `by force the hint goes too`() {
    controller.view.endEditing(true)

    #expect(
      nameDelegate.hint.isHidden,
      "textFieldDidEndEditing is called however editing ends. Hide the hint there.")
  }

  @Test(.todo(3))
  func `a field that is taken away ends as well`() {
    stage.typeText("Ben")

    field.removeFromSuperview()

    #expect(
      nameDelegate.names == ["Ben"] && nameDelegate.hint.isHidden,
      "The field was removed, so it ended without asking. Clean up in textFieldDidEndEditing.")
  }
}

extension EndingByForceTests: ExerciseScene {
  static let advice =
    "Press Ask, and then By force, with an empty field and with a name in it. The hint goes."

  var opening: SceneOpening {
    nameDelegate.hint.frame = CGRect(x: 40, y: 110, width: 240, height: 24)
    nameDelegate.hint.text = "Your name, please"
    controller.view.addSubview(nameDelegate.hint)
    let label = UILabel(frame: CGRect(x: 40, y: 240, width: 240, height: 24))
    controller.view.addSubview(label)
    let tell = {
      label.text = "noted: " + nameDelegate.names.map { $0 ?? "nil" }.joined(separator: ", ")
    }
    let actions = [
      UIAction(title: "Ask") { _ in
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
