import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What the program prints")
struct PrinterTests {
  @Test(arguments: [
    (true, "C", "+ passes: \"caf\u{E9}\" -> 1 ..."),
    (true, "C.UTF-8", "\u{2714} passes: \u{201C}caf\u{E9}\u{201D} \u{2192} 1 \u{2026}"),
    (false, "C", "\u{2714} passes: \u{201C}caf\u{E9}\u{201D} \u{2192} 1 \u{2026}"),
  ])
  func `signs are ASCII on a terminal without UTF-8, and never in a pipe`(
    _ isTerminal: Bool, _ language: String, _ shown: String
  ) {
    let text = "\u{2714} passes: \u{201C}caf\u{E9}\u{201D} \u{2192} 1 \u{2026}"

    #expect(Printer.shown(text, isTerminal: isTerminal, ["LC_ALL": language]) == shown)
  }

  @Test func `a dash that an answer has to show does not become a hyphen`() {
    let rule = "Both labels have to say \u{2013} (this dash)."

    #expect(Printer.shown(rule, isTerminal: true, ["LC_ALL": "C"]) == rule)
  }
}
