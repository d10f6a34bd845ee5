import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Notes what a text view asks and tells.
final class NoteDelegate: NSObject, UITextViewDelegate {
  var heard: [String] = []
  var mayBegin = true
  var mayEnd = true
  var refused = "nothing"

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldBegin")
    return mayBegin
  }

  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldEnd")
    return mayEnd
  }

  func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    heard.append("shouldChange {\(range.location), \(range.length)} \(text)")
    return text != refused
  }

  func textViewDidChange(_ textView: UITextView) {
    heard.append("didChange \(textView.text ?? "")")
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    heard.append("selection {\(textView.selectedRange.location), \(textView.selectedRange.length)}")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
}

@Suite("UITextView", .isolated)
struct UITextViewTests: Unpacking {
  let stage = Stage()
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  let delegate = NoteDelegate()
  var element: Element { stage.textViews.element(boundBy: 0) }

  init() {
    view.delegate = delegate
    controller.view.addSubview(view)
    stage.present(controller)
  }

  @Test func `a new view has the header's defaults`() {
    let view = UITextView()
    #expect(view.text == "" && view.isEditable && view.isSelectable && view.font == nil)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.clipsToBounds)
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && !view.hasText)
    #expect(UITextView(frame: .zero, textContainer: nil).textAlignment == .natural)
  }

  @Test func `a tap begins editing, and the keyboard comes`() {
    let post = NotificationRecorder(
      [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ], from: view)
    element.tap()
    #expect(view.isFirstResponder && stage.keyboards.count == 1)

    element.typeText("Hi")
    view.resignFirstResponder()

    #expect(
      delegate.heard == [
        "shouldBegin", "didBegin", "shouldChange {0, 0} H", "selection {1, 0}", "didChange H",
        "shouldChange {1, 0} i", "selection {2, 0}", "didChange Hi", "shouldEnd", "didEnd",
      ])
    #expect(post.names.count == 4 && !view.isFirstResponder)
  }

  @Test func `the delegate can refuse to begin, a change, and to end`() {
    delegate.mayBegin = false
    element.tap()
    #expect(!view.isFirstResponder)

    delegate.mayBegin = true
    delegate.refused = "x"
    element.tap()
    element.typeText("axb")
    #expect(view.text == "ab")

    delegate.mayEnd = false
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
  }

  @Test func `the return key begins a new line, and asks before`() {
    element.tap()
    element.typeText("a\nb")

    #expect(view.text == "a\nb")
    #expect(delegate.heard.contains("shouldChange {1, 0} \n"))
  }

  @Test func `text set in code is told to nobody`() {
    view.text = "Hello"
    view.attributedText = NSAttributedString(string: "World")

    #expect(view.text == "World" && delegate.heard.isEmpty)
    view.text = nil
    #expect(view.text == "" && !view.hasText)
  }

  @Test func `the delete key takes the character before the caret`() {
    view.text = "abc"
    element.tap()
    view.selectedRange = NSRange(location: 2, length: 0)
    delegate.heard = []

    element.typeText(KeyboardKey.delete.rawValue)

    #expect(view.text == "ac" && delegate.heard.first == "shouldChange {1, 1} ")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test func `arrows go from line to line`() {
    view.text = "abc\ndef"
    element.tap()
    view.selectedRange = NSRange(location: 6, length: 0)

    element.typeKey(.upArrow, modifierFlags: [])
    #expect(view.selectedRange.location == 2)
    element.typeKey(.upArrow, modifierFlags: [])
    #expect(view.selectedRange.location == 0)
    element.typeKey(.downArrow, modifierFlags: [])
    #expect(view.selectedRange.location == 4)
  }

  @Test func `a view that cannot be edited gets no keyboard`() {
    view.isEditable = false
    element.tap()
    #expect(!view.isFirstResponder && stage.keyboards.count == 0)
  }

  @Test func `text that is higher than the view is scrolled, and follows the caret`() {
    view.text = String(repeating: "line\n", count: 20)
    #expect(view.contentSize.height > 200 && view.contentOffset == .zero)

    element.tap()
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)

    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    #expect(delegate.heard.contains("didScroll"))
  }

  @Test func `a view that does not scroll is as high as its text`() {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)

    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    let line = UIFont.systemFont(ofSize: 20).lineHeight

    #expect(abs(view.intrinsicContentSize.height - (2 * line + 16)) < 1)
    #expect(view.sizeThatFits(CGSize(width: 20, height: 0)).height > 3 * line)
  }

  @Test func `a font and a colour count for all text`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "c", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    #expect(view.textColor == .red)

    view.textColor = .lightGray
    view.font = .boldSystemFont(ofSize: 30)

    let values = view.attributedText.attributes(at: 2, effectiveRange: nil)
    #expect(values[.foregroundColor] as? UIColor == .lightGray)
    #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 30))
  }

  @Test func `a tap puts the caret where the finger is, and two select a word`() {
    view.text = "abc\ndef"
    let caret = view.caretRect(at: 0)
    let point = CGPoint(x: caret.midX, y: caret.maxY + 5)
    #expect(view.offset(at: point) == 4)

    stage.tap(at: view.convert(point, to: nil))
    #expect(view.selectedRange == NSRange(location: 4, length: 0) && view.isFirstResponder)
    element.doubleTap()
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
  }

  @Test func `lines and the caret are drawn in cells`() {
    view.text = "one\ntwo"
    element.tap()
    view.selectedRange = NSRange(location: 5, length: 0)

    let lines = TerminalCanvas(style: .plain).lines(for: stage.display).joined(separator: "\n")
    #expect(lines.contains("one") && lines.contains("t▏wo"))
  }

  @Test func `a document describes a text view`() throws {
    let view = try object(
      """
      <textView contentMode="scaleToFill" editable="NO" selectable="NO" \
      textAlignment="center" id="a">
        <rect key="frame" x="0" y="0" width="200" height="80"/>
        <string key="text">Lorem
      ipsum</string>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textView>
      """, as: UITextView.self)

    #expect(view.text == "Lorem\nipsum" && view.font == .systemFont(ofSize: 14))
    #expect(!view.isEditable && !view.isSelectable && view.textAlignment == .center)
    #expect(view.keyboardType == .emailAddress)
  }
}

@Suite("Text input", .isolated)
struct UITextInputTests {
  let stage = Stage()
  let form = Form()
  var field: UITextField { form.name }

  init() {
    stage.present(form)
  }

  @Test func `insertText and deleteBackward ask nobody, and tell of the change`() {
    let log = Log()
    field.addTarget(log, action: Log.hear, for: .editingChanged)
    field.insertText("ab")
    field.deleteBackward()

    #expect(field.text == "a" && log.lines.count == 2 && form.referee.heard.isEmpty)
  }

  @Test func `a subclass hears of the delete key, even in an empty field`() {
    final class CodeField: UITextField {
      var deletions = 0
      var inserted: [String] = []
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
      override func insertText(_ text: String) {
        inserted.append(text)
        super.insertText(text)
      }
    }
    let field = CodeField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    form.view.addSubview(field)
    field.becomeFirstResponder()
    stage.typeText("a" + KeyboardKey.delete.rawValue + KeyboardKey.delete.rawValue)

    #expect(field.text == "" && field.deletions == 2 && field.inserted == ["a"])
  }

  @Test func `the keyboard types into a view of one's own`() {
    final class CodeView: UIView, UIKeyInput {
      var calls: [String] = []
      var hasText: Bool { !calls.isEmpty }
      var keyboardType = UIKeyboardType.numberPad
      func insertText(_ text: String) { calls.append(text) }
      func deleteBackward() { calls.append("delete") }
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = CodeView(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    form.view.addSubview(view)
    #expect(view.becomeFirstResponder() && stage.keyboards.count == 1)
    #expect(stage.keys["1"].exists && !stage.keys["a"].exists)

    stage.keys["1"].tap()
    stage.typeText("2" + KeyboardKey.delete.rawValue + "\n")
    stage.typeKey(.leftArrow, modifierFlags: [])
    stage.typeKey("a", modifierFlags: .command)
    #expect(view.calls == ["1", "2", "delete", "\n"])

    #expect(view.returnKeyType == .default && !view.isSecureTextEntry)
    view.resignFirstResponder()
    #expect(stage.keyboards.count == 0)
  }
}
