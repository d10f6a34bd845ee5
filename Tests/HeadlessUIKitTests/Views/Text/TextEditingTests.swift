import Grading
import Stage
import Testing

@testable import HeadlessUIKit

/// A text view and a text field, and what happens while their delegates are asked.
@Suite("Editing text", .isolated)
struct TextEditingTests {
  final class Referee: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    var change: (_ text: String) -> Bool = { _ in true }
    var selection: () -> Void = {}

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("change \(range.location) \(range.length) \(text)")
      return change(text)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
      heard.append("selection \(textView.selectedRange.location) \(textView.selectedRange.length)")
      selection()
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      heard.append("shouldEnd")
      return true
    }

    func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }

    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("field selection") }
  }

  let stage = Stage()
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
  let referee = Referee()

  init() {
    view.delegate = referee
    field.delegate = referee
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    stage.present(controller)
  }

  @Test func `a delegate ends editing of a text view when return is pressed`() {
    referee.change = { text in
      if text == "\n" { view.resignFirstResponder() }
      return text != "\n"
    }
    view.becomeFirstResponder()
    stage.typeText("a\n")

    #expect(!view.isFirstResponder && view.text == "a" && stage.keyboards.count == 0)
    #expect(referee.heard.suffix(3) == ["change 1 0 \n", "shouldEnd", "didEnd"])
  }

  @Test func `what takes the place of a selection looks as its beginning did`() {
    view.attributedText = text("ab", red: 1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 1)
    stage.typeText("x")
    #expect(color(of: view.attributedText, at: 1) == .red)

    view.selectedRange = NSRange(location: 1, length: 0)
    stage.typeText("y")
    #expect(view.text == "ayx" && color(of: view.attributedText, at: 1) == nil)
  }

  @Test func `a selection that a program makes is told once`() {
    view.text = "Hello"
    view.becomeFirstResponder()
    referee.heard = []
    view.selectedRange = NSRange(location: 0, length: 0)
    view.selectedRange = NSRange(location: 0, length: 0)

    #expect(referee.heard == ["selection 0 0"])

    field.text = "Hello"
    field.becomeFirstResponder()
    referee.heard = []
    field.selectAll(nil)
    #expect(referee.heard == ["field selection"])
  }

  @Test func `a delegate that styles the text while it is asked stops no deletion`() {
    view.text = "ab"
    view.becomeFirstResponder()
    referee.change = { _ in
      view.textColor = .red
      return true
    }
    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(view.text == "a" && color(of: view.attributedText, at: 0) == .red)
  }

  @Test func `a delegate that assigns text while it is asked keeps it from a deletion`() {
    view.text = "ab"
    view.becomeFirstResponder()
    referee.change = { _ in
      view.text = "xyz"
      return true
    }
    stage.typeText(KeyboardKey.delete.rawValue)

    #expect(view.text == "xyz")
  }

  @Test func `the alignment of text changes, and its other style stays`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    view.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    view.textAlignment = .center

    let own =
      view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(own?.lineSpacing == 7 && own?.alignment == .center && style.alignment == .natural)
  }

  @Test func `a field takes over the looks of the first character`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.attributedText = NSAttributedString(
      string: "ab",
      attributes: [
        .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20),
        .paragraphStyle: style,
      ])

    #expect(field.textColor == .red && field.font == .boldSystemFont(ofSize: 20))
    #expect(field.textAlignment == .right)
    field.text = "c"
    #expect(color(of: field.attributedText, at: 0) == .red)
  }

  @Test func `all is selected, copied, cut and pasted by name`() {
    field.text = "Anna"
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.copy(nil)
    view.becomeFirstResponder()
    view.paste(nil)
    view.paste(nil)
    #expect(view.text == "AnnaAnna" && UIPasteboard.general.string == "Anna")
    view.selectAll(nil)
    view.cut(nil)
    #expect(view.text == "" && UIPasteboard.general.string == "AnnaAnna")
  }

  @Test func `a field that does not paste hears of it`() {
    final class PlainField: UITextField {
      var pastes = 0
      override func paste(_ sender: Any?) { pastes += 1 }
    }
    let field = PlainField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    UIPasteboard.general.string = "x"
    stage.typeKey("v", modifierFlags: .command)

    #expect(field.text == "" && field.pastes == 1)
  }

  @Test func `a range far beyond the text is scrolled to as its end is`() {
    view.text = String(repeating: "line\n", count: 20)
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 5))
    #expect(view.contentOffset.y > 100)
  }

  @Test func `a line begins with a capital`() {
    view.becomeFirstResponder()
    stage.typeText("a")
    #expect(stage.keys["b"].exists)
    stage.typeText("\n")
    #expect(stage.keys["B"].exists)
  }

  @Test func `a delegate that lets nobody begin leaves the caret where it is`() {
    view.text = "abc def"
    view.selectedRange = NSRange(location: 2, length: 0)
    referee.mayBegin = false
    stage.textViews.element(boundBy: 0).tap()
    #expect(view.selectedRange == NSRange(location: 2, length: 0))

    referee.mayBegin = true
    referee.heard = []
    stage.textViews.element(boundBy: 0).tap()
    #expect(view.isFirstResponder && referee.heard == ["selection 7 0"])
  }

  @Test func `the caret of a field stands where the next letter comes`() {
    field.text = "abc"
    field.becomeFirstResponder()
    let last = field.caretRect(at: 3)
    #expect(last.minX > field.caretRect(at: 0).minX && last.height > 10 && last.width == 2)
    #expect(fills(of: field).contains { abs($0.minX - last.minX) < 0.01 && $0.width == 2 })
  }

  @Test func `a view of text is as high as constraints make it wrap`() {
    let label = UITextView()
    label.isScrollEnabled = false
    label.text = "one two three four five six seven eight nine ten"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    controller.view.layoutIfNeeded()
    let height = label.frame.height
    #expect(height == label.sizeThatFits(CGSize(width: 100, height: 0)).height && height > 60)

    label.text = "one"
    controller.view.layoutIfNeeded()
    #expect(label.frame.height < height / 2)
  }

  private func text(_ string: String, red: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: red, length: 1))
    return text
  }

  private func color(of text: NSAttributedString?, at offset: Int) -> UIColor? {
    text?.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  private func fills(of view: UIView) -> [CGRect] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 300, height: 300))
    recorder.draw(view)
    return recorder.list.commands.compactMap { command in
      guard case .fill(let rect, _, _) = command else { return nil }
      return rect.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
    }
  }
}
