import CourseFormat
import Testing

@Suite("Passages of a chapter")
struct PassageTests {
  private func passages(_ text: String) -> [Passage] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Passage.passages(of: lines, in: 1...lines.count)
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
}
