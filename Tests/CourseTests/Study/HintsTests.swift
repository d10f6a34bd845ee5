import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Hints")
struct HintsTests {
  @Test
  func `a hint is broken into short lines, and its code is indented`() {
    let hint = """
      The label says how much it rained today. It is filled when the screen opens, and again after each
      turn.
      ```swift
      guard days > 0 else {
        return 0
      }
      ```

      `days` says the rest.
      """

    #expect(
      Hints.lines(of: hint) == [
        "The label says how much it rained today. It is filled when the screen opens, and",
        "again after each turn.",
        "    guard days > 0 else {",
        "      return 0",
        "    }",
        "",
        "`days` says the rest.",
      ])
  }
}
