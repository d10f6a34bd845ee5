import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What the compiler's messages mean")
struct CompilerHelpTests {
  @Test(arguments: [
    ("'Timer' is ambiguous for type lookup in this context", "Two libraries have this name."),
    ("ambiguous use of 'init(string:attributes:)'", "Two libraries have this name."),
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
        + "overridden declaration", "The class inherits an initializer"
    ),
    ("cannot find 'cuont' in scope", "Nothing is called that here."),
    ("cannot find type 'Colour' in scope", "Nothing is called that here."),
    ("value of type '[[String]]' has no member 'cuont'", "The value before the dot"),
    (
      "cannot convert return expression of type 'String' to return type 'Int'",
      "The function promises another type"
    ),
    ("'nil' is incompatible with return type 'Int'", "Only an optional"),
    (
      "cannot convert value of type 'String' to expected argument type 'Int'",
      "A value of one type stands where another is needed."
    ),
    (
      "missing return in instance method expected to return 'Int'",
      "The function promises a value, and one way"
    ),
    (
      "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      "The value may be nil."
    ),
    (
      "initializer for conditional binding must have Optional type, not 'Int'",
      "if let and guard let take a value that may be nil"
    ),
    (
      "cannot assign to value: 'row' is a 'let' constant",
      "A constant or a parameter cannot be changed."
    ),
    ("cannot assign to property: 'self' is immutable", "This value cannot be changed from here."),
    ("missing argument for parameter 'of' in call", "The call leaves out a value"),
    ("extra argument 'of' in call", "The call hands over more values"),
    (
      "incorrect argument label in call (have 'at:', expected 'of:')",
      "The names before the colons are part of the call."
    ),
    (
      "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'",
      "The two sides have different types"
    ),
    ("method does not override any method from its superclass", "The superclass has nothing"),
    (
      "overriding declaration requires an 'override' keyword", "The superclass has it already."
    ),
    (
      "type 'Source' does not conform to protocol 'UIPickerViewDataSource'",
      "The type promises a protocol"
    ),
    ("invalid redeclaration of 'row'", "There are two of that name"),
    ("switch must be exhaustive", "The switch leaves a case out."),
    ("variable 'row' used before being initialized", "It has no value yet"),
    ("instance member 'row' cannot be used on type 'Source'", "It belongs to an object"),
    (
      "'row' is inaccessible due to 'private' protection level", "Its type keeps it to itself."
    ),
    ("expected '}' in struct", "The braces do not match."),
    ("expected expression after operator", "Something that was opened is not closed"),
    ("consecutive statements on a line must be separated by ';'", "The compiler reads two"),
  ])
  func `a common message has a sentence of help`(message: String, beginning: String) throws {
    let sentence = try #require(CompilerHelp.sentence(for: message))

    #expect(sentence.hasPrefix(beginning))
  }

  @Test
  func `a message that nobody has met is left alone`() {
    #expect(CompilerHelp.sentence(for: "the moon is full") == nil)
  }

  @Test(arguments: [
    ("    columns.cuont", 13, ["columns.cuont", "        ^"]),
    ("    \"天气\".cuont", 14, ["\"天气\".cuont", "     ^"]),
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
