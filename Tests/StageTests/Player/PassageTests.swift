import CourseFormat
import Testing

@testable import Stage

@Suite("Passages of a chapter")
struct PassageTests {
  private func passages(_ text: String) -> [Passage] {
    let source = SourceFile(path: "Lessons/01-Pickers/01-A.swift", text: text)
    return Passage.passages(of: source.lines, in: 1...source.lines.count)
  }

  @Test
  func `annotations are prose and everything else is code`() {
    let text = """
      //: A picker asks.
      //: It owns nothing.

      let dish = "Soup"
      // An ordinary comment belongs to the code.
      let other = "Rice"
      """

    #expect(
      passages(text) == [
        .prose(["A picker asks.", "It owns nothing."]),
        .code(
          firstLine: 4,
          [
            "let dish = \"Soup\"", "// An ordinary comment belongs to the code.",
            "let other = \"Rice\"",
          ]),
      ])
  }

  @Test
  func `annotations count at any indentation`() {
    #expect(passages("    //: Inside a function.") == [.prose(["Inside a function."])])
  }

  @Test
  func `headings stand alone`() {
    #expect(
      passages("//: # Title\n//:\n//: Words.\n//: ## Section") == [
        .heading(level: 1, "Title"), .prose(["Words."]), .heading(level: 2, "Section"),
      ])
  }

  @Test
  func `empty lines around code are left out and those within it stay`() {
    #expect(
      passages("\n\nlet a = 1\n\nlet b = 2\n\n") == [
        .code(firstLine: 3, ["let a = 1", "", "let b = 2"])
      ])
  }

  @Test
  func `an empty annotation divides paragraphs`() {
    #expect(passages("//: One.\n//:\n//: Two.") == [.prose(["One.", "", "Two."])])
  }

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
