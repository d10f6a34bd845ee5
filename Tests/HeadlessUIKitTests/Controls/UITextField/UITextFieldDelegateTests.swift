import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A text field and its delegate", .isolated)
struct UITextFieldDelegateTests {
  let stage = Stage()
  let form = Form()
  var referee: ConfigurableFieldDelegate { form.referee }

  init() {
    stage.present(form)
  }

  @Test func `B50: editing begins with a question, the news, and then the keyboard`() {
    let post = NotificationRecorder([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UITextField.textDidBeginEditingNotification,
    ])
    var isBefore = false
    referee.reactions["didBegin Name"] = {
      isBefore = post.names.isEmpty && form.name.isFirstResponder
    }

    stage.textFields["Name"].tap()

    #expect(referee.heard == ["shouldBegin Name", "didBegin Name"])
    #expect(isBefore)
    #expect(
      post.names == [
        "UITextFieldTextDidBeginEditingNotification",
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
      ])
    #expect(form.name.isEditing)
  }

  @Test func `B50: the field that began is known when the keyboard has come`() {
    var active: UITextField?
    var found: UITextField?
    referee.reactions["didBegin Name"] = { active = form.name }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { _ in
      found = active
    }
    defer { NotificationCenter.default.removeObserver(token) }

    stage.textFields["Name"].tap()

    #expect(found === form.name)
  }

  @Test func `B50: a field that gives way to another while it begins shows no keyboard of its own`()
  {
    let post = NotificationRecorder([UIResponder.keyboardWillShowNotification])
    referee.reactions["didBegin Name"] = { form.city.becomeFirstResponder() }

    #expect(!form.name.becomeFirstResponder())

    #expect(form.city.isFirstResponder && post.names.count == 1)
  }

  @Test func `B51: a no keeps the field from becoming first`() {
    referee.answers["shouldBegin"] = false

    #expect(!form.name.becomeFirstResponder())

    #expect(referee.heard == ["shouldBegin Name"])
    #expect(!form.name.isFirstResponder && stage.keyboards.count == 0)
  }

  @Test func `B51: a no leaves the field before in peace`() {
    form.city.becomeFirstResponder()
    referee.answers["shouldBegin Name"] = false
    referee.heard = []

    stage.textFields["Name"].tap()

    #expect(form.city.isFirstResponder)
    #expect(referee.heard == ["shouldBegin Name"])
  }

  @Test func `B54: editing ends with a question, the keyboard, and then the news`() {
    form.name.becomeFirstResponder()
    referee.heard = []
    let post = NotificationRecorder([
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UITextField.textDidEndEditingNotification,
    ])
    var keyboardFirst = false
    referee.reactions["didEnd Name"] = { keyboardFirst = post.names.count == 2 }

    #expect(form.name.resignFirstResponder())

    #expect(referee.heard == ["shouldEnd Name", "didEnd Name"])
    #expect(keyboardFirst && post.names.count == 3)
    #expect(post.names.last == "UITextFieldTextDidEndEditingNotification")
    #expect(stage.keyboards.count == 0)
  }

  @Test func `B54: a no keeps the field first`() {
    form.name.becomeFirstResponder()
    referee.answers["shouldEnd"] = false
    referee.heard = []

    #expect(!form.name.resignFirstResponder())

    #expect(form.name.isFirstResponder && stage.keyboards.count == 1)
    #expect(referee.heard == ["shouldEnd Name"])
  }

  @Test func `B69: from field to field each question is asked once, in order`() {
    form.name.becomeFirstResponder()
    referee.heard = []

    stage.textFields["City"].tap()

    #expect(
      referee.heard == ["shouldBegin City", "shouldEnd Name", "didEnd Name", "didBegin City"])
  }

  @Test func `B69: a field that may not be left keeps the other from beginning`() {
    form.name.becomeFirstResponder()
    referee.answers["shouldEnd Name"] = false
    referee.heard = []

    #expect(!form.city.becomeFirstResponder())

    #expect(form.name.isFirstResponder && !form.city.isEditing)
    #expect(referee.heard == ["shouldBegin City", "shouldEnd Name"])
  }

  @Test func `B55: forced, the field ends unasked, and the delegate hears of it once`() {
    form.name.becomeFirstResponder()
    referee.answers["shouldEnd"] = false
    referee.heard = []

    #expect(form.view.endEditing(true))

    #expect(!form.name.isFirstResponder)
    #expect(referee.heard == ["didEnd Name"])
  }

  @Test func `B55: taken out of its window, the field ends unasked`() {
    form.name.becomeFirstResponder()
    referee.answers["shouldEnd"] = false
    referee.heard = []

    form.name.removeFromSuperview()

    #expect(!form.name.isFirstResponder && stage.keyboards.count == 0)
    #expect(referee.heard == ["didEnd Name"])
  }

  @Test func `B56: a delegate that wants the reason is not told without it`() {
    let modern = RangesFieldDelegate()
    form.name.delegate = modern
    form.name.becomeFirstResponder()

    form.name.resignFirstResponder()

    #expect(modern.heard == ["didEnd because 0"])
  }

  @Test func `B56: a delegate that does not want the reason is told without it`() {
    form.name.becomeFirstResponder()
    form.name.resignFirstResponder()

    #expect(referee.heard.last == "didEnd Name")
    #expect(!stage.conversation.contains { $0.name == "didEndEditing(reason:)" })
  }

  @Test func `B57: return asks and does not hide the keyboard by itself`() {
    stage.textFields["Name"].tap()
    referee.heard = []

    stage.typeText("\n")

    #expect(referee.heard == ["shouldReturn Name"])
    #expect(form.name.isFirstResponder && stage.keyboards.count == 1)
    #expect(form.name.text == "")
  }

  @Test func `B57: with a target for the exit, return ends editing`() {
    let log = Log()
    form.name.addTarget(log, action: Log.hearFrom, for: .editingDidEndOnExit)
    form.name.becomeFirstResponder()

    stage.typeText("\n")

    #expect(log.lines == ["UITextField"])
    #expect(!form.name.isFirstResponder && referee.heard.last == "didEnd Name")
  }

  @Test func `B57: a no to return keeps the exit from happening`() {
    let log = Log()
    form.name.addTarget(log, action: Log.hearFrom, for: .editingDidEndOnExit)
    form.name.becomeFirstResponder()
    referee.answers["shouldReturn"] = false

    stage.typeText("\n")

    #expect(log.lines.isEmpty && form.name.isFirstResponder)
  }

  @Test func `a delegate that wants ranges is asked about them, and not about one`() {
    let reader = RangesReader()
    form.name.delegate = reader
    form.name.becomeFirstResponder()

    stage.typeText("ab")
    reader.answer = false
    stage.typeText("c")

    #expect(
      reader.heard == ["[{0, 0}] to \"a\"", "[{1, 0}] to \"b\"", "[{2, 0}] to \"c\""])
    #expect(form.name.text == "ab")
    #expect(
      stage.conversation.last?.line
        == "textField → delegate: shouldChangeCharactersInRanges in {2, 0} to “c” = false")
  }

  @Test func `a field without a delegate allows everything`() {
    form.name.delegate = nil

    stage.textFields["Name"].tap()
    stage.textFields["Name"].typeText("Anna\n")

    #expect(form.name.text == "Anna")
    #expect(form.name.resignFirstResponder())
  }

  @Test func `a delegate that implements nothing allows everything, and nothing is written down`() {
    let silent = EmptyFieldDelegate()
    form.name.delegate = silent
    stage.textFields["Name"].tap()
    stage.typeText("Anna\n")

    #expect(form.name.text == "Anna")
    #expect(form.name.resignFirstResponder())
    #expect(stage.conversation.isEmpty)
  }

  @Test func `what a field asks is written down with the answer`() {
    referee.answers["shouldReturn"] = false
    stage.textFields["Name"].tap()
    stage.typeText("A\n")

    #expect(
      stage.conversation.map(\.line) == [
        "textField → delegate: shouldBeginEditing = true",
        "textField → delegate: didBeginEditing",
        "textField → delegate: shouldChangeCharacters in {0, 0} to “A” = true",
        "textField → delegate: shouldReturn = false",
      ])
  }

  @Test func `the delegate is not kept alive`() {
    weak var gone: ConfigurableFieldDelegate?
    do {
      let referee = ConfigurableFieldDelegate()
      form.name.delegate = referee
      gone = referee
    }
    #expect(gone == nil && form.name.delegate == nil)
  }

  @Test func `a delegate that resigns while it is asked about the end hears of it once`() {
    form.name.becomeFirstResponder()
    referee.reactions["shouldEnd Name"] = { form.name.resignFirstResponder() }
    referee.heard = []

    #expect(form.name.resignFirstResponder())

    #expect(referee.heard == ["shouldEnd Name", "didEnd Name"])
  }

  @Test func `a delegate that takes the field away while it is asked ends it once`() {
    form.name.becomeFirstResponder()
    referee.reactions["shouldEnd Name"] = { form.name.removeFromSuperview() }
    referee.heard = []

    #expect(form.name.resignFirstResponder())
    #expect(referee.heard == ["shouldEnd Name", "didEnd Name"])

    referee.reactions["shouldBegin City"] = { form.city.removeFromSuperview() }
    #expect(!form.city.becomeFirstResponder())
    #expect(!form.city.isFirstResponder)
  }

  @Test func `a field that hands the place to a third one ends the attempt of the second`() {
    form.name.becomeFirstResponder()
    let third = UITextField()
    form.view.addSubview(third)
    referee.reactions["didEnd Name"] = { third.becomeFirstResponder() }

    #expect(!form.city.becomeFirstResponder())

    #expect(third.isFirstResponder && !form.city.isEditing)
  }
}

private final class RangesFieldDelegate: NSObject, UITextFieldDelegate {
  private(set) var heard: [String] = []

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    heard.append("didEnd because \(reason.rawValue)")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    heard.append("didEnd")
  }
}

private final class EmptyFieldDelegate: NSObject, UITextFieldDelegate {}
