import CourseFormat
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("Boxes in a chapter")
struct BoxTests {
  private func source(_ text: String) -> SourceFile {
    SourceFile(path: "Lessons/01-Pickers/01-A.swift", text: text)
  }

  private func passages(_ text: String) -> [Passage] {
    let source = source(text)
    return Passage.passages(of: source.lines, in: 1...source.lines.count)
  }

  @Test
  func `a question carries its answer, and other boxes stand alone`() {
    let text = """
      //: Words.
      //: > Question: Why is the label
      //: > wrong?
      //: > Answer: Nobody turned a wheel.
      //: >
      //: > - Write it in `viewDidLoad`.
      //:
      //: > Then: it was drawn in a storyboard.
      //: More words.
      """

    #expect(
      passages(text) == [
        .prose(["Words."]),
        .box(
          Box(
            .question, ["Why is the label", "wrong?"],
            answer: ["Nobody turned a wheel.", "", "- Write it in `viewDidLoad`."])),
        .box(Box(.then, ["it was drawn in a storyboard."])),
        .prose(["More words."]),
      ])
  }

  @Test
  func `an answer may stand in a paragraph of its own`() {
    #expect(
      passages("//: > Question: Why?\n//:\n//: > Answer: So.")
        == [.box(Box(.question, ["Why?"], answer: ["So."]))])
  }

  @Test
  func `a box is a frame with its title, and prose within`() {
    let box = Box(
      .question, ["Who **owns** it?"], answer: ["The controller.", "", "- one", "- two"])

    #expect(
      BoxFormatter(styler: TextStyler(style: .plain), width: 24).lines(of: box) == [
        "╭─ Question ───────────╮",
        "│ Who owns it?         │",
        "├─ Answer ─────────────┤",
        "│ The controller.      │",
        "│                      │",
        "│ - one                │",
        "│ - two                │",
        "╰──────────────────────╯",
      ])
  }

  @Test
  func `a hidden answer says which key shows it`() {
    let lines = BoxFormatter(styler: TextStyler(style: .ascii), width: 24)
      .lines(of: Box(.question, ["Why?"], answer: ["So."]), isAnswerHidden: true)

    #expect(
      lines == [
        "+- Question -----------+",
        "| Why?                 |",
        "+- Answer -------------+",
        "| Return shows it.     |",
        "+----------------------+",
      ])
  }

  @Test(arguments: [TerminalStyle.plain, .color])
  func `the edges of a box stand under each other`(_ style: TerminalStyle) {
    let box = Box(.device, ["`@objc` and [a page](https://a.b/c), 明天 *later*.", "", "    a ─→ b"])

    let lines = BoxFormatter(styler: TextStyler(style: style), width: 30).lines(of: box)

    #expect(Set(lines.map(\.cellWidthWithoutSequences)) == [30])
  }

  @Test(arguments: [
    ("//: > Question: Why?\n//: Words.", "01-A.swift:1 asks a question without an answer."),
    ("//: > Answer: So.", "01-A.swift:1 answers no question."),
    ("//: Words.\n//: > Note: so.", "01-A.swift:2 begins a box without a name."),
    (
      "//:     ─→ " + String(repeating: "a", count: 68),
      "01-A.swift:1 is a line of a diagram of 75 columns."
    ),
  ])
  func `an annotation that cannot be shown is told`(_ text: String, _ sentence: String) throws {
    let problem = try #require(AnnotationCheck.problems(in: source(text)).first).sentence

    #expect(problem.hasPrefix("Lessons/01-Pickers/" + sentence))
  }

  @Test
  func `boxes with names and partners, and diagrams that fit, are no problem`() {
    let text = """
      //: > Question: Why?
      //: > Answer: So.
      //:
      //: > On a device: the same.
      //:
      //: > In this course: another.
      //:
      //:     a ─→ b
      let a = 1
      """

    #expect(AnnotationCheck.problems(in: source(text)) == [])
  }
}
