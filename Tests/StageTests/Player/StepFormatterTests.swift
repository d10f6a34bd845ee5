import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Setting a step of a lesson")
struct StepFormatterTests {
  @Test
  func `a message of several lines keeps them, each as far to the right as it was`() {
    let scene = Step.Scene(
      caption: "", display: DisplayList(size: .zero, commands: []), conversation: [],
      console: ["Two rules:\n\t(1) the first, which is longer\n(\n    \"second\"\n)\n\nThe end."])

    let lines = StepFormatter(style: .plain, width: 30).conversation(of: scene)

    #expect(
      lines == [
        "  console: Two rules:",
        "        (1) the first, which",
        "        is longer",
        "      (",
        "          \"second\"",
        "      )",
        "",
        "      The end.",
      ])
  }

  @Test
  func `a message of one line is broken where the page ends`() {
    let scene = Step.Scene(
      caption: "", display: DisplayList(size: .zero, commands: []), conversation: [],
      console: ["There is no row 9, because the wheel has 3."])

    let lines = StepFormatter(style: .plain, width: 30).conversation(of: scene)

    #expect(
      lines == [
        "  console: There is no row", "      9, because the wheel has", "      3.",
      ])
  }
}
