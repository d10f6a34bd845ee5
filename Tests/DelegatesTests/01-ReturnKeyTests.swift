import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 1: ReturnKey", .exercise, .serialized)
struct ReturnKeyTests {
  let stage = Stage()
  let chat = ChatFieldDelegate()
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    field.delegate = chat
    stage.present(field)
    field.becomeFirstResponder()
  }

  @Test(.todo(1))
  func `what stands in the field is sent`() {
    field.text = "LOVE"
    chat.send(from: field)
    field.text = "PEACE"
    chat.send(from: field)

    #expect(
      chat.sent == ["LOVE", "PEACE"],
      "Both messages are sent, oldest first. Read the text of the field before it goes.")

    for text in [" LOVE ", " "] {
      field.text = text
      chat.send(from: field)
      #expect(
        chat.sent.last == text,
        "\"\(text)\" was typed, with its spaces. Send what stands in the field as it is.")
    }
  }

  @Test(.todo(1))
  func `what was sent is gone from the field`() {
    field.text = "LOVE"

    chat.send(from: field)

    #expect(field.text == "", "The field is free for the next message. Empty it.")
  }

  @Test(.todo(1))
  func `an empty field sends nothing`() throws {
    field.text = "LOVE"
    chat.send(from: field)
    try #require(chat.sent.count == 1, .needed("LOVE has to be sent once first."))

    field.text = ""
    chat.send(from: field)
    field.text = nil
    chat.send(from: field)

    #expect(
      chat.sent.count == 1, "The field is empty, so there is no message. Check that first.")
  }

  @Test(.todo(2))
  func `return sends the text`() throws {
    field.text = "LOVE"
    chat.send(from: field)
    try #require(
      chat.sent == ["LOVE"] && field.text == "",
      .needed("send(from:) has to send a text and empty the field first.")
    )
    field.text = ""
    stage.typeText("LOVE\n")
    let text = field.text
    field.becomeFirstResponder()
    stage.typeText("PEACE\n")
    field.becomeFirstResponder()
    stage.typeText("PEACE\n")

    #expect(
      chat.sent == ["LOVE", "LOVE", "PEACE", "PEACE"] && text == "",
      "Return was pressed after LOVE, PEACE and PEACE. The field asks its delegate then: call send(from:) there, once."
    )
  }

  @Test(.todo(2))
  func `the keyboard goes`() {
    stage.typeText("LOVE\n")

    #expect(
      !field.isFirstResponder && stage.keyboards.count == 0,
      "The answer does not hide the keyboard. Call resignFirstResponder().")
  }

  @Test(.todo(2))
  func `in an empty field the keyboard goes too`() {
    stage.typeText("\n")

    #expect(
      !field.isFirstResponder,
      "Nothing is sent, and the keyboard goes all the same. Resign in any case.")
    #expect(
      chat.sent.isEmpty, "The field was empty, so nothing is sent. Let send(from:) send the text.")
  }

  @Test(.todo(2))
  func `the answer is true`() {
    stage.typeText("LOVE\n")
    field.text = ""
    field.becomeFirstResponder()
    stage.typeText("\n")

    let answers = stage.conversation.filter { $0.name == "shouldReturn" }.map(\.answer)
    #expect(
      answers == ["true", "true"],
      "The answer is always true, also in an empty field. Look at what the method returns.")
  }
}

extension ReturnKeyTests: ExerciseScene {
  static let advice = "Type a word and press Return: it is sent, and the field is empty again."

  var opening: SceneOpening {
    let label = UILabel(frame: CGRect(x: 40, y: 110, width: 240, height: 24))
    field.superview?.addSubview(label)
    field.addAction(
      UIAction { _ in label.text = "sent: " + chat.sent.joined(separator: ", ") },
      for: .editingDidEnd)
    return .phone(stage, keeping: chat)
  }
}
