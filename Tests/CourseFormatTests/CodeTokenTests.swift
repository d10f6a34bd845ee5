import Testing

@testable import CourseFormat

@Suite("The colours of code")
struct CodeTokenTests {
  @Test func `words, types, numbers, text and comments are told apart`() {
    let tokens = CodeToken.tokens(of: #"let row = Row(3, "a // b")  // The third."#)

    #expect(
      tokens == [
        CodeToken(kind: .keyword, text: "let"), CodeToken(kind: .plain, text: " row = "),
        CodeToken(kind: .type, text: "Row"), CodeToken(kind: .plain, text: "("),
        CodeToken(kind: .number, text: "3"), CodeToken(kind: .plain, text: ", "),
        CodeToken(kind: .string, text: #""a // b""#), CodeToken(kind: .plain, text: ")  "),
        CodeToken(kind: .comment, text: "// The third."),
      ])
  }

  @Test func `a quotation mark behind a backslash ends no text`() {
    let strings = CodeToken.tokens(of: #"say("a \"b\" c", d)"#).filter { $0.kind == .string }

    #expect(strings.map(\.text) == [#""a \"b\" c""#])
  }

  @Test func `a range is two numbers, and a fraction is one`() {
    let numbers = { (line: String) in
      CodeToken.tokens(of: line).filter { $0.kind == .number }.map(\.text)
    }

    #expect(numbers("0..<10") == ["0", "10"])
    #expect(numbers("0.25 + 1_000") == ["0.25", "1_000"])
  }

  @Test(arguments: [
    "", "  if x { y }", "\"open", "@MainActor func f() -> some View", "a/b // c \"d\"", "été = 1",
  ])
  func `the tokens together are the line`(line: String) {
    #expect(CodeToken.tokens(of: line).map(\.text).joined() == line)
  }
}
