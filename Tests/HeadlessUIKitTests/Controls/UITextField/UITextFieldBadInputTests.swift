import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A text field and what goes wrong", .isolated)
struct UITextFieldBadInputTests {
  let stage = Stage()
  let form = Form()
  let field: UITextField
  var referee: ConfigurableFieldDelegate { form.referee }

  init() {
    stage.present(form)
    field = form.name
    field.becomeFirstResponder()
    referee.heard = []
  }

  @Test func `a delegate that shortens the text while it is asked moves the change to the caret`() {
    field.text = "a long name"
    referee.reactions["shouldChange {11, 0} to \"x\" Name"] = { field.text = "a" }

    stage.typeText("x")

    #expect(field.text == "ax")
  }

  @Test func `a delegate that ends editing while it is asked keeps the change out`() {
    field.text = "Ann"
    referee.reactions["shouldChange {3, 0} to \"a\" Name"] = { field.resignFirstResponder() }

    stage.typeText("a")

    #expect(field.text == "Ann" && !field.isFirstResponder)
  }

  @Test func `a delegate that takes the field away while it is asked keeps the change out`() {
    referee.reactions["shouldChange {0, 0} to \"a\" Name"] = { field.removeFromSuperview() }

    stage.typeText("ab")

    #expect(field.text == "" && referee.heard.last == "didEnd Name")
  }

  @Test func `a delegate that resigns while it is asked whether to begin keeps the field out`() {
    field.resignFirstResponder()
    referee.heard = []
    referee.reactions["shouldBegin Name"] = { field.resignFirstResponder() }

    #expect(field.becomeFirstResponder())

    #expect(referee.heard == ["shouldBegin Name", "didBegin Name"])
  }

  // Whoever ends and hands on finds the other one first already; whoever begins does not.
  @Test(arguments: ["didBegin", "didEnd"])
  func `two fields whose delegate hands on the keyboard for ever are stopped`(when: String) {
    let console = ConsoleRecorder()
    referee.reactions["\(when) Name"] = { form.city.becomeFirstResponder() }
    referee.reactions["\(when) City"] = { field.becomeFirstResponder() }

    form.city.becomeFirstResponder()

    let isStopped = console.lines.contains { $0.contains("becomeFirstResponder() led to itself") }
    #expect(isStopped == (when == "didBegin"))
    #expect(field.isFirstResponder != form.city.isFirstResponder)
  }

  @Test func `two fields that write each other's words are told of no change in code`() {
    var changes = 0
    for (one, other) in [(field, form.city), (form.city, field)] {
      one.addAction(
        UIAction { _ in
          changes += 1
          other.text = one.text
        }, for: .editingChanged)
    }

    stage.typeText("ab")

    #expect(form.city.text == "ab" && changes == 2)
  }

  @Test func `an edit that a range in the middle of a character asks for takes it whole`() {
    field.text = "a👨‍👩‍👧‍👦b"
    stage.typeKey(.leftArrow, modifierFlags: [])
    referee.heard = []

    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(referee.heard == ["shouldChange {1, 11} to \"\" Name"])
    #expect(field.text == "ab")
  }

  @Test func `a delegate that goes while it is asked is asked to the end`() {
    weak var gone: CallbackFieldDelegate?
    do {
      let leaver = CallbackFieldDelegate()
      leaver.leave = { field.delegate = nil }
      field.delegate = leaver
      stage.typeText("a")
      gone = leaver
    }
    #expect(gone == nil && field.text == "a" && field.delegate == nil)
  }

  @Test func `a handler that types again is served`() {
    var rest = 5
    field.addAction(
      UIAction { _ in
        rest -= 1
        if rest > 0 { stage.typeText("b") }
      }, for: .editingChanged)

    stage.typeText("a")

    #expect(field.text == "abbbb")
  }

  @Test func `a megabyte is pasted, drawn and deleted without laying all of it out`() {
    UIPasteboard.general.string = String(repeating: "0123456789 ", count: 100_000)
    stage.typeKey("v", modifierFlags: .command)
    let edited = longestRun
    stage.typeText(KeyboardKey.delete.rawValue)
    field.resignFirstResponder()

    #expect(field.text?.utf16.count == 1_099_999)
    #expect((1..<50).contains(edited) && (1..<50).contains(longestRun))
  }

  @Test func `a megabyte in one line of the conversation is cut`() throws {
    UIPasteboard.general.string = String(repeating: "x", count: 1_000_000)
    stage.typeKey("v", modifierFlags: .command)

    let line = try #require(stage.conversation.last { $0.name == "shouldChangeCharacters" }?.line)
    #expect(line.count < 120 && line.hasSuffix("…” = true"))
  }

  @Test func `a field of no size can be drawn and typed into`() {
    let tiny = UITextField(frame: .zero)
    tiny.text = "words"
    form.view.addSubview(tiny)
    tiny.becomeFirstResponder()

    stage.typeText("!")
    _ = stage.display

    #expect(tiny.text == "words!")
  }

  @Test func `typing without a keyboard says so`() {
    field.resignFirstResponder()

    let sentences = spoken {
      stage.textFields["Name"].typeText("a")
      stage.typeText("b")
    }

    #expect(
      sentences == [
        "The text field “Name” cannot be typed into: Neither element nor any descendant has "
          + "keyboard focus. Tap it first.",
        "“b” cannot be typed: nothing has keyboard focus. Tap a text field first, or look at who "
          + "resigned the first responder.",
      ])
  }

  @Test func `typing into another field names the one that is edited`() {
    let sentences = spoken { stage.textFields["City"].typeText("a") }

    #expect(
      sentences == [
        "The text field “City” cannot be typed into: Neither element nor any descendant has "
          + "keyboard focus. The keys act on the text field “Name”. Tap it first."
      ])
  }

  private var longestRun: Int {
    let runs = stage.display.commands.flatMap { command in
      if case .text(let runs, _, _, _) = command { return runs }
      return []
    }
    return runs.map(\.string.count).max() ?? 0
  }

  private func spoken(_ body: () -> Void) -> [String] {
    var sentences: [String] = []
    Stage.$reporter.withValue({ sentences.append($0) }) { body() }
    return sentences
  }
}

private final class CallbackFieldDelegate: NSObject, UITextFieldDelegate {
  var leave: () -> Void = {}

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    leave()
    return true
  }
}
