import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Pictures of text fields", .isolated)
struct FieldPictureTests {
  let stage = Stage()
  let field = UITextField(frame: CGRect(x: 8, y: 0, width: 112, height: 32))

  init() {
    field.borderStyle = .roundedRect
    stage.present(field)
  }

  @Test func `a field in cells is a line between two edges`() {
    field.text = "Love"
    #expect(row() == " │Love        │ ")
    #expect(row(.ascii) == " |Love        | ")

    field.borderStyle = .none
    #expect(row() == " Love           ")
  }

  @Test func `the placeholder stands where the text will be, and leaves when there is text`() {
    field.placeholder = "Name"
    #expect(row() == " │Name        │ ")

    field.becomeFirstResponder()
    #expect(row() == " │▏Name       │ ")
    stage.typeText("A")
    #expect(row() == " │A▏          │ ")
  }

  @Test func `the caret and what is selected are seen`() {
    field.text = "Love"
    field.becomeFirstResponder()
    #expect(row() == " │Love▏       │ ")
    #expect(row(.ascii) == " |Love_       | ")

    stage.typeKey(.leftArrow, modifierFlags: [])
    #expect(row() == " │Lov▏e       │ ")
    stage.typeKey(.leftArrow, modifierFlags: .shift)
    #expect(row() == " │Lo«v»e      │ ")
  }

  @Test func `a text too long ends in an ellipsis, and while edited its end is seen`() {
    field.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(row() == " │abcdefghij… │ ")

    field.becomeFirstResponder()
    #expect(row().hasSuffix("xyz▏│ ") && !row().contains("a"))
  }

  @Test func `dots stand for the characters of a password`() {
    field.isSecureTextEntry = true
    field.text = "Love"

    #expect(row() == " │••••        │ ")
    #expect(row(.ascii) == " |****        | ")
    let svg = SVGCanvas().svg(for: stage.display)
    #expect(!svg.contains("Love") && !svg.contains("•"))
  }

  @Test func `the text stands where the alignment says`() {
    field.text = "Love"
    field.textAlignment = .center
    #expect(row() == " │    Love    │ ")
    field.textAlignment = .right
    #expect(row() == " │        Love│ ")
  }

  @Test func `a wide character takes two cells and is not cut`() {
    field.text = "白羊座金牛座"
    #expect(row().filter { $0 != " " }.hasPrefix("│白羊座金"))

    field.becomeFirstResponder()
    #expect(row().contains("座▏"))
  }

  @Test func `the clear button stands at the end`() {
    field.text = "Love"
    field.clearButtonMode = .always
    #expect(row().contains("│Love") && row().contains("×"))
    #expect(row(.ascii).contains("|Love") && row(.ascii).contains("x"))
    #expect(row().hasSuffix("│ "))
  }

  @Test func `an SVG shows the edge, the text and the caret`() {
    field.text = "Love"
    let calm = SVGCanvas().svg(for: stage.display)
    #expect(calm.contains("stroke=\"#c7c7c7\""))
    #expect(calm.contains(">Love<"))

    field.resignFirstResponder()
    field.becomeFirstResponder()
    let edited = SVGCanvas().svg(for: stage.display)
    #expect(edited.contains("width=\"2\"") && !calm.contains("width=\"2\""))
  }

  @Test func `the keyboard in cells shows its letters`() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    let lines = Picture.lines(stage.display)

    let first = lines.first { $0.contains("q") } ?? ""
    #expect(first.filter { $0 != " " } == "qwertyuiop")
    #expect(lines.contains { $0.contains("shift") && $0.contains("delete") })
    #expect(lines.contains { $0.contains("space") && $0.contains("return") })
  }

  private func row(_ style: TerminalStyle = .plain) -> String {
    String(Picture.lines(stage.display, style: style)[1].prefix(16))
  }
}
