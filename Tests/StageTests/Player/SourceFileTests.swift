import Testing

@testable import Stage

@Suite("The source of a chapter")
struct SourceFileTests {
  @Test
  func `a statement ends where its parentheses close`() {
    let source = SourceFile(
      path: "A.swift", text: "stage.print(\n  \"a ) in a string\",\n  2)\nlet next = 1")

    #expect(source.endOfStatement(from: 1) == 3)
    #expect(source.endOfStatement(from: 4) == 4)
  }

  @Test
  func `a path is told from the lessons folder on`() {
    #expect(
      SourceFile.name(of: "/somewhere/Lessons/01-Pickers/main.swift")
        == "Lessons/01-Pickers/main.swift")
  }
}
