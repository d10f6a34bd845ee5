import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Editing a text field", .isolated)
struct UITextFieldEditingTests {
  let stage = Stage()
  let form = Form()
  let field: UITextField
  var referee: ConfigurableFieldDelegate { form.referee }
  var element: Element { stage.textFields["Name"] }

  init() {
    stage.present(form)
    field = form.name
    element.tap()
    referee.heard = []
  }

  @Test func `B52: each character is asked about before it is inserted, and told about after`() {
    var before: [String?] = []
    referee.reactions["shouldChange {0, 0} to \"h\" Name"] = { before.append(field.text) }
    referee.reactions["shouldChange {1, 0} to \"i\" Name"] = { before.append(field.text) }
    var after: [String?] = []
    field.addAction(UIAction { _ in after.append(field.text) }, for: .editingChanged)
    let post = NotificationRecorder([UITextField.textDidChangeNotification], from: field)

    element.typeText("hi")

    #expect(before == ["", "h"] && after == ["h", "hi"])
    #expect(
      referee.heard == ["shouldChange {0, 0} to \"h\" Name", "shouldChange {1, 0} to \"i\" Name"])
    #expect(post.names.count == 2)
  }

  @Test func `B52: a deletion replaces a character with nothing`() {
    field.text = "hi"

    element.typeText(KeyboardKey.delete.rawValue)

    #expect(referee.heard == ["shouldChange {1, 1} to \"\" Name"])
    #expect(field.text == "h")
  }

  @Test(arguments: [
    "\u{0E17}\u{0E35}\u{0E48}", "\u{0628}\u{064E}", "\u{05E9}\u{05C1}", "\u{0928}\u{093F}",
  ])
  func `the delete key takes one mark of a letter in Thai, Arabic, Hebrew and Hindi`(
    _ letter: String
  ) {
    let units = letter.utf16.count
    field.text = "a" + letter

    for _ in 0..<units { element.typeText(KeyboardKey.delete.rawValue) }

    #expect(letter.count == 1 && field.text == "a")
    #expect(
      referee.heard
        == (1...units).reversed().map { "shouldChange {\($0), 1} to \"\" Name" })
  }

  @Test(arguments: ["e\u{0301}", "\u{1112}\u{1161}\u{11AB}", "\u{1F1E8}\u{1F1F3}"])
  func `the delete key takes an accented letter, a syllable of Hangul and a flag at once`(
    _ character: String
  ) {
    field.text = "a" + character

    element.typeText(KeyboardKey.delete.rawValue)

    #expect(field.text == "a")
  }

  @Test func `a mark is typed after its letter`() {
    field.text = "\u{0E17}"

    element.typeText("\u{0E35}")

    #expect(field.text == "\u{0E17}\u{0E35}")
    #expect(field.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func `B52: a no leaves the text as it is, and nobody is told`() {
    field.text = "hi"
    referee.answers["shouldChange {2, 0} to \"!\""] = false
    let post = NotificationRecorder([UITextField.textDidChangeNotification])
    let log = Log()
    field.addTarget(log, action: Log.hear, for: .editingChanged)

    element.typeText("!")

    #expect(field.text == "hi" && post.names.isEmpty && log.lines.isEmpty)
  }

  @Test func `B53: words set in code are told to nobody`() {
    let log = Log()
    field.addTarget(log, action: Log.hear, for: .allEditingEvents)
    let post = NotificationRecorder([UITextField.textDidChangeNotification])

    field.text = "Anna"
    field.attributedText = NSAttributedString(string: "Bert")

    #expect(field.text == "Bert")
    #expect(log.lines.isEmpty && referee.heard.isEmpty && post.names.isEmpty)
  }

  @Test func `the events of editing are sent in order`() {
    let log = Log()
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"),
    ] {
      form.city.addAction(UIAction { _ in log.note(name) }, for: event)
    }

    stage.textFields["City"].tap()
    stage.textFields["City"].typeText("X")
    form.city.resignFirstResponder()

    #expect(log.lines == ["begin", "changed", "end"])
  }

  @Test func `what is selected is replaced by what is typed`() {
    field.text = "Anna"
    element.typeKey("a", modifierFlags: .command)

    element.typeText("B")

    #expect(referee.heard == ["shouldChange {0, 4} to \"B\" Name"])
    #expect(field.text == "B")
  }

  @Test func `arrows move the caret, and with shift they select`() {
    field.text = "Anna"
    element.typeKey(.leftArrow, modifierFlags: [])
    element.typeText("x")
    #expect(field.text == "Annxa")

    element.typeKey(.leftArrow, modifierFlags: .shift)
    element.typeKey(.leftArrow, modifierFlags: .shift)
    #expect(field.content.selectedString == "nx")

    element.typeText(KeyboardKey.delete.rawValue)
    #expect(field.text == "Ana")
    #expect(referee.heard.last == "shouldChange {2, 2} to \"\" Name")
  }

  @Test func `an arrow without shift leaves the selection at the side it points to`() {
    field.text = "Anna"
    element.typeKey("a", modifierFlags: .command)
    element.typeKey(.leftArrow, modifierFlags: [])
    #expect(field.selectedRange == NSRange(location: 0, length: 0))

    element.typeKey("a", modifierFlags: .command)
    element.typeKey(.rightArrow, modifierFlags: [])
    #expect(field.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func `what is copied can be pasted, as one change`() {
    field.text = "Anna"
    element.typeKey("a", modifierFlags: .command)
    element.typeKey("c", modifierFlags: .command)
    element.typeKey(.rightArrow, modifierFlags: [])
    element.typeKey("v", modifierFlags: .command)

    #expect(UIPasteboard.general.string == "Anna")
    #expect(field.text == "AnnaAnna")
    #expect(referee.heard == ["shouldChange {4, 0} to \"Anna\" Name"])
  }

  @Test func `what is cut is on the pasteboard and asked about`() {
    field.text = "Anna"
    element.typeKey("a", modifierFlags: .command)
    element.typeKey("x", modifierFlags: .command)

    #expect(field.text == "" && UIPasteboard.general.string == "Anna")
    #expect(referee.heard == ["shouldChange {0, 4} to \"\" Name"])
  }

  @Test func `dots are not copied`() {
    field.isSecureTextEntry = true
    field.text = "secret"
    stage.typeKey("a", modifierFlags: .command)
    stage.typeKey("c", modifierFlags: .command)
    stage.typeKey("x", modifierFlags: .command)

    #expect(UIPasteboard.general.string == nil && field.text == "secret")
  }

  @Test func `newlines that are pasted become spaces`() {
    UIPasteboard.general.string = "one\ntwo\r\nthree"

    element.typeKey("v", modifierFlags: .command)

    #expect(field.text == "one two three")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇨🇳", "e\u{301}", "1\u{FE0F}\u{20E3}"])
  func `an emoji, a flag and an accented letter are never cut in two`(_ character: String) {
    field.text = "a\(character)b"
    let length = character.utf16.count

    element.typeKey(.leftArrow, modifierFlags: [])
    element.typeText(KeyboardKey.delete.rawValue)

    #expect(referee.heard == ["shouldChange {1, \(length)} to \"\" Name"])
    #expect(field.text == "ab")
  }

  @Test func `characters that join leave the caret behind both`() {
    field.text = "🇨"
    element.typeText("🇳")
    #expect(field.text == "🇨🇳")

    element.typeKey(.leftArrow, modifierFlags: [])
    #expect(field.selectedRange.location == 0)

    field.text = "a🇳"
    element.typeKey(.leftArrow, modifierFlags: [])
    element.typeText("🇨")
    #expect(field.text == "a🇨🇳")
    #expect(field.selectedRange.location == 5, "The caret cannot stand within a flag.")
  }

  @Test func `the clear button asks, and takes all words away`() {
    field.clearButtonMode = .whileEditing
    field.text = "Anna"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)

    stage.buttons["Clear text"].tap()

    #expect(field.text == "" && referee.heard == ["shouldClear Name"] && changes == 1)
    #expect(!stage.buttons["Clear text"].exists, "There is nothing left to clear.")
  }

  @Test func `a no keeps the text from being cleared`() {
    field.clearButtonMode = .always
    field.text = "Anna"
    referee.answers["shouldClear"] = false

    stage.buttons["Clear text"].tap()

    #expect(field.text == "Anna")
  }

  @Test(
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, true, false),
      (.unlessEditing, false, true), (.always, true, true),
    ])
  func `the clear button is shown when its mode says so`(
    _ mode: UITextField.ViewMode, _ whileEditing: Bool, _ otherwise: Bool
  ) {
    field.clearButtonMode = mode
    field.text = "Anna"
    #expect(stage.buttons["Clear text"].exists == whileEditing)

    field.resignFirstResponder()
    #expect(stage.buttons["Clear text"].exists == otherwise)
  }

  @Test func `words go when editing begins, if the field clears and the delegate agrees`() {
    let city = form.city
    city.clearsOnBeginEditing = true
    city.text = "Rome"
    referee.answers["shouldClear"] = false
    city.becomeFirstResponder()
    #expect(city.text == "Rome")

    referee.answers["shouldClear"] = true
    field.becomeFirstResponder()
    city.becomeFirstResponder()
    #expect(city.text == "")
  }

  @Test func `return waits for words if the field says so`() {
    field.enablesReturnKeyAutomatically = true
    element.typeText("\n")
    #expect(referee.heard.isEmpty)

    element.typeText("a\n")
    #expect(referee.heard.last == "shouldReturn Name")
  }

  @Test func `a delegate that hears of selections hears of carets, not of assignments`() {
    let watcher = SelectionRecordingDelegate()
    field.delegate = watcher
    field.text = "Anna"
    #expect(watcher.selections == 0)

    stage.typeKey(.leftArrow, modifierFlags: [])
    stage.typeKey(.rightArrow, modifierFlags: [])
    stage.typeKey(.rightArrow, modifierFlags: [])
    #expect(watcher.selections == 2, "At the end, the arrow moves nothing.")

    stage.typeText("!")
    #expect(watcher.selections == 3)
  }

  @Test func `a touch in the text moves the caret, two select a word, three everything`() {
    field.text = "one two"
    let start = field.convert(CGPoint(x: 1, y: 17), to: nil)
    stage.tap(at: start)
    #expect(field.selectedRange == NSRange(location: 0, length: 0))

    tap(times: 2, at: field.convert(CGPoint(x: 50, y: 17), to: nil))
    #expect(field.content.selectedString == "two")
    tap(times: 3, at: start)
    #expect(field.content.selectedString == "one two")
  }

  private func tap(times: Int, at point: CGPoint) {
    let touch = UITouch(at: point, in: stage.window, tapCount: times)
    field.endTracking(touch, with: nil)
  }
}

private final class SelectionRecordingDelegate: NSObject, UITextFieldDelegate {
  private(set) var selections = 0

  func textFieldDidChangeSelection(_ textField: UITextField) {
    selections += 1
  }
}
