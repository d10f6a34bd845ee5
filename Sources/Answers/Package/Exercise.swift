import CourseFormat
import Foundation

/// An exercise, and where everything that belongs to it lies.
///
/// - Shape: All folders hold the same file names: `Exercises/01-Pickers/01-JaggedColumns.swift`,
///   `Solutions/01-Pickers/…`, `Tests/PickersTests/01-JaggedColumnsTests.swift`,
///   `Tests/Decoys/01-Pickers/01-JaggedColumns.md`, and so on.
package struct Exercise: Hashable {
  /// The file's name without its ending: `01-JaggedColumns`.
  package let file: String

  /// The folder of its lesson: `01-Pickers`.
  package let lesson: String

  /// The name the lesson is run by.
  package let product: String

  /// The name the lesson's modules begin with.
  package let module: String

  private let root: URL

  package init(file: String, of lesson: LessonEntry, in root: URL) {
    self.file = file
    self.lesson = lesson.folder
    product = lesson.product
    module = lesson.module
    self.root = root
  }

  /// The name it goes by: `pickers/01-JaggedColumns`.
  package var name: String { "\(product)/\(file)" }

  /// A name that can be a file's.
  package var key: String { "\(product)-\(file)" }

  /// The file's name without its number: `JaggedColumns`.
  package var title: String { String(file.drop { $0.isNumber || $0 == "-" }) }

  /// The names it answers to, in small letters.
  package var spellings: Set<String> {
    let lessons = [product, lesson, module].flatMap { ["\($0)/\(file)", "\($0)/\(title)"] }
    return Set((lessons + [file, title]).map { $0.lowercased() })
  }

  /// Whether it is a whole screen: its first line says that it is a project.
  package var isProject: Bool {
    (solution.text ?? answer.text)?.lines.first?.hasSuffix("project)") ?? false
  }

  /// Whether it is an app with a mistake in it, to be found: its first line says that it does not work.
  package var isBrokenApp: Bool {
    (solution.text ?? answer.text)?.lines.first?.hasSuffix("(it does not work)") ?? false
  }

  /// A text that declares what the exercise gives; nil if there is none.
  ///
  /// It is the solution, or where this copy of the course has none, the exercise itself.
  package var declarations: String? {
    let texts = [solution, answer].lazy.compactMap(\.text)
    return texts.first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether its scene is a phone.
  package var isPlayedOnPhone: Bool { suite.text?.contains(".phone(") ?? false }

  /// Whether its scene is no phone but a table, which is printed.
  package var isPlayedAsTable: Bool { suite.text?.contains(" .table(") ?? false }

  /// The number it has in its lesson.
  package var number: Int? { Int(file.prefix { $0.isNumber }) }

  /// The numbers it answers to, alone and after its lesson: `3`, `03`, `pickers/3`.
  package var numbers: Set<String> {
    guard let number else { return [] }
    let digits = ["\(number)", String(file.prefix { $0.isNumber })]
    return Set(
      digits
        + [product, lesson, module].flatMap { lesson in
          digits.map { "\(lesson.lowercased())/\($0)" }
        })
  }

  /// Where it lies in a folder of answers.
  package var path: String { "\(lesson)/\(file).swift" }

  /// The learner's file, as it is shown.
  package var shownPath: String { "Exercises/\(path)" }

  /// The command that brings the learner's file back as it came.
  ///
  /// Git has it only as it was committed, which may be the learner's answer, or no file at all.
  package var restoration: String { "swift run course reset \(name)" }

  /// The suite that grades it, as it is shown.
  package var shownSuitePath: String { "Tests/\(module)Tests/\(file)Tests.swift" }

  package var solutionPath: String { "Solutions/\(path)" }
  package var hintsPath: String { "Exercises/\(lesson)/Hints/\(file).md" }
  package var decoysPath: String { "Tests/Decoys/\(lesson)/\(file).md" }
  package var alternativesPath: String { "Tests/Alternatives/\(lesson)/\(file).md" }

  package var answer: URL { url(of: shownPath) }
  package var solution: URL { url(of: solutionPath) }
  package var suite: URL { url(of: shownSuitePath) }
  package var hints: URL { url(of: hintsPath) }

  /// Where a path of the package leads to.
  package func url(of path: String) -> URL { root.appendingPathComponent(path) }

  /// The files that the suites of its lesson share.
  package var sharedSuiteFiles: [URL] {
    Self.sharedSuiteFiles(in: suite.deletingLastPathComponent())
  }

  /// The files in a folder of suites that are no suite of one exercise, whose names begin with a number.
  fileprivate static func sharedSuiteFiles(in folder: URL) -> [URL] {
    folder.names { $0.hasSuffix(".swift") && $0.first?.isNumber == false }
      .map(folder.appendingPathComponent)
  }

  /// Whether the learner's file is not where it belongs.
  package var isMissing: Bool { !answer.isFile }
}

extension Exercise {
  /// The first heading of its statement without the mark: `Exercise 1: Columns of unequal length`.
  package var heading: String {
    let line = declarations?.lines.first { $0.hasPrefix("// # ") }
    return line.map { String($0.dropFirst("// # ".count)) } ?? title
  }

  /// The statement: the comment at the top, without its heading and its mark.
  ///
  /// Where this copy of the course has no solutions, it is that of the learner's file.
  package var statement: [String] { statementWithHeading.filter { !$0.hasPrefix("# ") } }

  /// The statement with its heading, without the mark of a comment.
  package var statementWithHeading: [String] {
    (declarations ?? "").lines.prefix { $0.hasPrefix("//") }
      .map { String($0.dropFirst($0.hasPrefix("// ") ? 3 : 2)) }
  }
}

extension Exercise {
  private static var known: (file: URL, modified: Date?, texts: DeliveredTexts)?

  /// What the exercises of this copy of the course were delivered with.
  ///
  /// The table is read again when it has changed, and not for each answer of a class.
  package var delivered: DeliveredTexts {
    let file = url(of: DeliveredTexts.path)
    let modified = file.modified
    if let known = Self.known, known.file == file, known.modified == modified {
      return known.texts
    }
    let texts = DeliveredTexts(file.text ?? "")
    Self.known = (file, modified, texts)
    return texts
  }

  /// Whether an answer is what it came with, today or before.
  func wasDelivered(_ answer: AnswerText) -> Bool { delivered.contains(answer, of: name) }

  /// Whether it comes with a text today.
  package func isToday(_ text: String) -> Bool { delivered.isToday(text, of: name) }
}

extension CoursePackage {
  /// The files that the suites of a lesson share, whose modules begin with this word.
  func sharedSuiteFiles(of module: String) -> [URL] {
    Exercise.sharedSuiteFiles(in: root.appendingPathComponent("Tests/\(module)Tests"))
  }
}
