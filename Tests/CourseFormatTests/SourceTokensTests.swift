import Foundation
import Testing

@testable import CourseFormat

@Suite("The words and signs of Swift")
struct SourceTokensTests {
  @Test
  func `a token knows where it is written, with its quotes`() {
    let text = "let `é` = #\"a\"#  // b\n  @ objc /* c */ 1.5"
    let source = SourceTokens(text)

    #expect(
      source.all.map { source.source($0.range) } == [
        "let", "`é`", "=", "#\"a\"#", "@ objc", "1.5",
      ])
    #expect(source.all.map(\.text) == ["let", "é", "=", "a", "@objc", "1.5"])
    #expect(source.all.map(\.line) == [1, 1, 1, 1, 2, 2])
    #expect(source.all.map(\.column) == [1, 5, 10, 12, 3, 18])
  }

  @Test
  func `a line begins behind the end of a string of several lines`() {
    let tokens = SourceTokens("f(\"\"\"\n  a \\(b)\n  \"\"\", c)\nd").all

    // The bracket is that of the interpolation.
    #expect(tokens.filter(\.beginsLine).map(\.text) == ["f", "(", "d"])
    #expect(tokens.map(\.text).suffix(4) == [",", "c", ")", "d"])
  }

  @Test(arguments: [
    ("#\"\"\"\" a\"#\nb", ["\"\"\" a", "b"]), ("#\"\"\"#\nb", ["\"", "b"]),
    ("#\"\"\"\na\n\"\"\"#\nb", ["\na\n", "b"]), ("\"\"\"\na\n\"\"\"\nb", ["\na\n", "b"]),
  ])
  func `a string with its own end begins with one quote if it ends on its line`(
    text: String, tokens: [String]
  ) {
    #expect(SourceTokens(text).all.map(\.text) == tokens)
  }

  @Test(arguments: [
    ("!$0.isEmpty", ["!", "$", "0", ".", "isEmpty"]),
    ("a = \\.name", ["a", "=", "\\.", "name"]),
    ("==\\A.b", ["==", "\\", "A", ".", "b"]),
    ("a<-$b", ["a", "<-", "$", "b"]),
  ])
  func `a key path and a parameter of a closure begin behind an operator`(
    text: String, tokens: [String]
  ) {
    #expect(SourceTokens(text).all.map(\.text) == tokens)
  }

  @Test(arguments: [
    (#"say("a \"b\" c", d)  // e"#, [#""a \"b\" c""#, "// e"]),
    (#"say("\(a("b"))")"#, [#""\(a(""#, #""))""#]),
    (#"""" a"#, [#""""#, #"" a"#]),
    ("a /* b */ c", ["/* b */"]),
    ("\"open", ["\"open"]),
  ])
  func `a line by itself has its comments, and strings that end at the next quote`(
    line: String, parts: [String]
  ) {
    let source = SourceTokens(line: line)

    #expect(
      source.all.filter { [.comment, .string].contains($0.kind) }.map { source.source($0.range) }
        == parts)
  }

  /// Words by which one knows that a pattern is about Swift.
  private static let declaring: Set<String> = [
    "class", "enum", "extension", "func", "guard", "import", "let", "protocol", "struct", "var",
  ]

  /// What matches messages of the compiler and lines of tokens that were read before, and what names
  /// symbols.
  private static let others = [
    "CompilerHelp.swift", "CompilerHelp+Rules.swift", "CompilerHelp+Types.swift",
    "FunctionNames.swift",
  ]

  @Test
  func `nothing reads Swift by a pattern of its own`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.subpaths(atPath: sources.path))
    var patterns = 0
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("HeadlessUI") {
      let source = try SourceTokens(
        String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8))
      for token in source.all where token.kind == .string && token.text.hasPrefix("/") {
        guard source.source(token.range).first != "\"" else { continue }
        patterns += 1
        let words = SourceTokens(line: String(token.text.dropFirst())).words
        let isOther = Self.others.contains { file.hasSuffix($0) }
        #expect(
          isOther || Self.declaring.isDisjoint(with: words),
          "\(file):\(token.line) has a pattern for Swift. SourceTokens and SourceOutline read it.")
      }
    }
    #expect(patterns > 100)
  }
}
