import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 1: ReturnKey", .exercise, .serialized)
struct ReturnKeyTests {
  let stage = Stage()
  let messenger = Messenger()
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    field.delegate = messenger
    stage.present(field)
    field.becomeFirstResponder()
  }

  @Test(.todo(1))
  func `what stands in the field is sent`() {
    field.text = "LOVE"
    messenger.send(from: field)
    field.text = "PEACE"
    messenger.send(from: field)

    #expect(
      messenger.sent == ["LOVE", "PEACE"],
      "Both messages are sent, oldest first. Read the words of the field before they go.")
  }

  @Test(.todo(1))
  func `what was sent is gone from the field`() {
    field.text = "LOVE"

    messenger.send(from: field)

    #expect(field.text == "", "The field is free for the next message. Empty it.")
  }

  @Test(.todo(1))
  func `an empty field sends nothing`() throws {
    field.text = "LOVE"
    messenger.send(from: field)
    try #require(messenger.sent.count == 1, "Send the words of a field first.")

    field.text = ""
    messenger.send(from: field)
    field.text = nil
    messenger.send(from: field)

    #expect(
      messenger.sent.count == 1, "There are no words, so there is no message. Ask first.")
  }

  @Test(.todo(2))
  func `return sends the words`() {
    stage.typeText("LOVE\n")
    let text = field.text
    field.becomeFirstResponder()
    stage.typeText("PEACE\n")

    #expect(
      messenger.sent == ["LOVE", "PEACE"] && text == "",
      "The field asks its delegate when return is pressed. Send the words there.")
  }

  @Test(.todo(2))
  func `the keyboard goes`() {
    stage.typeText("LOVE\n")

    #expect(
      !field.isFirstResponder && stage.keyboards.count == 0,
      "The answer to return hides nothing. The field has to resign as first responder.")
  }

  @Test(.todo(2))
  func `without words the keyboard goes too`() {
    stage.typeText("\n")

    #expect(
      !field.isFirstResponder,
      "Nothing is sent, and the person is done all the same. Resign in any case.")
  }

  @Test(.todo(2))
  func `the field is told yes`() {
    stage.typeText("LOVE\n")

    let answer = stage.conversation.last { $0.name == "shouldReturn" }?.answer
    #expect(
      answer == "true",
      "Yes lets return do whatever else it may do. Look at what the method returns.")
  }
}

extension ReturnKeyTests: ExerciseScene {
  static let advice = "Type a word and press Return: it is sent, and the field is empty again."

  var opening: SceneOpening {
    let label = UILabel(frame: CGRect(x: 40, y: 110, width: 240, height: 24))
    field.superview?.addSubview(label)
    field.addAction(
      UIAction { _ in label.text = "sent: " + messenger.sent.joined(separator: ", ") },
      for: .editingDidEnd)
    return .phone(stage, keeping: messenger)
  }
}
