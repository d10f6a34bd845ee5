import Testing

@testable import Stage

@Suite("Comments that promise what is printed")
struct PrintCheckTests {
  private func problems(_ text: String, _ printed: [(String, Int)]) -> [String] {
    PrintCheck.problems(
      in: SourceFile(path: "Lessons/A.swift", text: text),
      printed: printed.map { Stage.Printed(text: $0.0, file: "Lessons/A.swift", line: $0.1) }
    ).map(\.sentence)
  }

  @Test
  func `a promise that is kept is no problem`() {
    #expect(problems("stage.print(1)\n// Prints \"1\"", [("1", 1)]).isEmpty)
  }

  @Test
  func `a promise that is broken is told with both texts`() {
    #expect(
      problems("stage.print(1)\n// Prints \"2\"", [("1", 1)]) == [
        "Lessons/A.swift:1 says it prints “2”, and the run printed “1”. "
          + "Look at the comment after the statement."
      ])
  }

  @Test
  func `printing without a promise is a problem`() {
    #expect(problems("stage.print(1)", [("1", 1)]).count == 1)
  }

  @Test
  func `a promise without printing is a problem`() {
    #expect(
      problems("let a = 1\n// Prints \"1\"", []) == [
        "Lessons/A.swift:2 says something is printed, and the run printed nothing there."
      ])
  }

  @Test
  func `a statement over several lines is followed by its promise`() {
    #expect(problems("stage.print(\n  1,\n  2)\n// Prints \"1 2\"", [("1 2", 1)]).isEmpty)
  }

  @Test
  func `what a loop prints has one promise for each time`() {
    let text = "stage.print(n)\n// Prints \"1\"\n// Prints \"2\""

    #expect(problems(text, [("1", 1), ("2", 1)]).isEmpty)
    #expect(problems(text, [("1", 1)]).count == 1)
  }

  @Test
  func `quotes inside a promise are kept`() {
    #expect(problems("stage.print(a)\n// Prints \"[\"x\"]\"", [("[\"x\"]", 1)]).isEmpty)
  }
}
