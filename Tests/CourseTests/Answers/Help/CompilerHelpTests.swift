import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What the compiler's messages mean")
struct CompilerHelpTests {
  /// Messages, and how the help for them begins; for whole files see `MistakesTests`.
  nonisolated static let messages = [
    ("'Timer' is ambiguous for type lookup in this context", "Two libraries have this name."),
    ("ambiguous use of 'init(string:attributes:)'", "Two declarations have this name,"),
    ("ambiguous use of 'scheduledTimer(withTimeInterval:repeats:block:)'", "Two declarations"),
    (
      " instance method 'viewDidLoad()' declared in 'Menu' cannot be overridden from extension",
      "A class overrides in its own braces"
    ),
    (
      " instance method 'turn()' is declared in extension of 'Menu' and cannot be overridden",
      "A class overrides in its own braces"
    ),
    (
      "main actor-isolated property 'description' has different actor isolation from nonisolated "
        + "overridden declaration", "NSObject calls this from anywhere"
    ),
    (
      "main actor-isolated initializer 'init()' has different actor isolation from nonisolated "
        + "overridden declaration", "The class inherits from one whose init() is on no actor"
    ),
    (
      "main actor-isolated instance method 'draw()' has different actor isolation from nonisolated "
        + "overridden declaration", "The superclass lets this be called from anywhere"
    ),
    ("cannot assign to property: 'row' is immutable", "This value cannot be changed from here."),
    ("cannot assign to value: 'self' is immutable", "self cannot be replaced here."),
    (
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
        + "expression", "The line is too much at once."
    ),
    ("cannot find 'True' in scope", "Swift writes true and false."),
    ("cannot find 'this' in scope", "Swift writes self."),
    ("inheritance from a final class 'Counter'", "Counter is final"),
    ("type of expression is ambiguous without a type annotation", "The compiler cannot say"),
    ("expected 'in' after for-each pattern", "Here in is missing"),
    (
      "no exact matches in call to instance method 'dataTask'", "There are several of that name"
    ),
  ]

  /// A message, whatever stands in the line.
  static func finding(of message: String) -> CompilerHelp.Finding {
    CompilerHelp.Finding(Diagnostic(file: "", line: 0, column: 0, message: message), in: "")
  }

  private func help(for message: String) -> String? {
    CompilerHelp.sentence(for: Self.finding(of: message).error, in: "")
  }

  @Test(arguments: messages)
  func `a common message has a sentence of help`(message: String, beginning: String) throws {
    let sentence = try #require(help(for: message))

    #expect(sentence.hasPrefix(beginning))
  }

  @Test
  func `a message that nobody has met is left alone`() {
    #expect(help(for: "the moon is full") == nil)
  }

  @Test(arguments: [
    ("    columns.cuont", 13, ["columns.cuont", "        ^"]),
    // Each of the two letters takes two cells of a terminal.
    ("    \"天气\".cuont", 14, ["\"天气\".cuont", "       ^"]),
    ("wheel", 1, ["wheel", "^"]),
  ])
  func `the line is shown with a caret under the column`(
    line: String, column: Int, excerpt: [String]
  ) {
    let error = Diagnostic(file: "/a.swift", line: 2, column: column, message: "")

    #expect(error.excerpt(from: "first\n\(line)\nlast") == excerpt)
    #expect(error.excerpt(from: "first") == [])
  }
}
