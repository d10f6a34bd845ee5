import CourseFormat
import TerminalIO

/// Something the compiler does not accept.
package struct Diagnostic: Equatable {
  /// The file, as the compiler names it.
  package let file: String
  package let line: Int
  /// The column in the line, counted from 1 in bytes.
  package let column: Int
  package let message: String

  /// What it is, as far as a verdict depends on it.
  ///
  /// Whether the compiler itself failed, `AnswerUnit` reads in its words; which help there is,
  /// `CompilerHelp` and `TutorialHelp`; and which lines of a build are errors, whoever shows them.
  package enum Kind {
    /// A name is declared that another file of the module has declared already.
    case redeclaration
    /// A method has nearly the name of one that a protocol asks for.
    case nearMatch
    case other
  }

  /// What the compiler adds: which case is missing, what a protocol asks for.
  package var notes: [String] = []

  /// Whether the compiler accepts it and only warns.
  package var isWarning = false

  /// What it is.
  package var kind: Kind {
    message.contains("redeclaration of")
      ? .redeclaration : message.contains("nearly matches") ? .nearMatch : .other
  }

  /// The operator or function of which the compiler finds several that would do.
  package var ambiguousName: String? {
    message.wholeMatch(of: /ambiguous use of (operator )?'([^'(]+).*/).map { String($0.2) }
  }

  package init(file: String, line: Int, column: Int, message: String, isWarning: Bool = false) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.isWarning = isWarning
  }

  /// Describes something at a word of an answer, or at its beginning.
  package init(at token: SourceTokens.Token?, of exercise: Exercise, message: String) {
    self.init(
      file: exercise.answer.path, line: token?.line ?? 1, column: token?.column ?? 1,
      message: message)
  }

  /// What is said about a file that holds nothing.
  ///
  /// The compiler would only miss its names.
  package static func emptyFile(of exercise: Exercise) -> Diagnostic {
    Diagnostic(
      file: exercise.answer.path, line: 0, column: 0,
      message: "The file is empty. To get the exercise back as it came: "
        + exercise.restoration)
  }

  /// The line of a text that is meant, and a caret under the column, each without the indentation.
  package func excerpt(from text: String) -> [String] {
    guard let source = text.lines.element(at: line - 1) else { return [] }
    let indent = source.prefix(while: \.isWhitespace).utf8.count
    let before = String(
      decoding: source.utf8.prefix(max(0, column - 1)).dropFirst(indent), as: UTF8.self)
    return [
      String(source.drop(while: \.isWhitespace)),
      String(repeating: " ", count: before.cellWidth) + "^",
    ]
  }

  /// The errors in what the compiler printed, each once.
  package static func errors(in output: String) -> [Diagnostic] { all("error", in: output) }

  /// The warnings in what the compiler printed, each once.
  package static func warnings(in output: String) -> [Diagnostic] {
    output.contains(": warning: ") ? all("warning", in: output) : []
  }

  private static func all(_ kind: Substring, in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    // What the compiler adds stands below the message that it belongs to.
    var last: Int?
    // A file may have thousands of other lines, and a regular expression takes long to look at one.
    for line in output.split(whereSeparator: \.isNewline) where line.contains(": ") {
      if line.contains("- note: "), let last {
        if let note = line.firstMatch(of: /[`|]- note: (.+)/) {
          errors[last].notes.append(String(note.1))
        }
        continue
      }
      guard line.hasPrefix("/"), line.contains(": error: ") || line.contains(": warning: "),
        let match = String(line).wholeMatch(
          of: /(\/.+?\.swift):(\d+):(\d+): (error|warning): (.+)/)
      else { continue }
      last = nil
      guard match.4 == kind, let number = Int(match.2), let column = Int(match.3) else { continue }
      let error = Diagnostic(
        file: String(match.1), line: number, column: column,
        message: String(match.5.replacing(/\s\[#[\w\-]+\]$/, with: "")),
        isWarning: kind == "warning")
      let isKnown = errors.contains {
        $0.file == error.file && $0.line == error.line && $0.column == error.column
          && $0.message == error.message
      }
      guard !isKnown else { continue }
      last = errors.count
      errors.append(error)
    }
    return errors
  }
}
