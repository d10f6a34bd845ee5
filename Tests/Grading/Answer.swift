import HeadlessUIKit
import Synchronization
import Testing

/// The file a suite grades, and how far its reader has come with it.
///
/// - Shape: A suite in `Tests/PickersTests/01-JaggedColumnsTests.swift` grades
///   `Exercises/01-Pickers/01-JaggedColumns.swift`.
/// - Errors: An answer that cannot be found has no TODO, so nothing waits and its checks run.
nonisolated struct Answer: Sendable {
  /// A line that says what is missing.
  struct Todo: Sendable, Equatable {
    let number: Int
    let line: Int
  }

  /// The name `course check` knows the exercise by: `pickers/01-JaggedColumns`.
  let name: String

  /// Where the file lies in the package.
  let path: String

  /// Where the file lies.
  let file: URL

  /// The TODO lines that stand, from top to bottom.
  let todos: [Todo]

  /// The number of the TODO that each check of the suite waits for.
  let checks: [Int]

  /// Whether nothing is handed in yet: every TODO that a check waits for stands.
  var isUntouched: Bool {
    !checks.isEmpty && Set(checks).isSubset(of: todos.map(\.number))
  }

  /// The TODO with this number, if it stands.
  func todo(_ number: Int) -> Todo? {
    todos.first { $0.number == number }
  }

  /// Where a TODO stands, as an issue shows it.
  func location(of todo: Todo) -> SourceLocation {
    SourceLocation(fileID: path, filePath: file.path, line: todo.line, column: 5)
  }
}

nonisolated extension Answer {
  private static let found = Mutex<[String: Answer]>([:])

  /// Returns the answer that a suite grades, as it was when the run first asked for it.
  static func graded(by test: Test) -> Answer {
    let suite = test.sourceLocation.filePath
    return found.withLock { found in
      if let answer = found[suite] { return answer }
      let answer = Answer(gradedBy: suite)
      found[suite] = answer
      return answer
    }
  }

  /// Finds the answer that the suite at this path grades.
  ///
  /// The folder of answers is the learner's, the solutions', or the one that
  /// `COURSE_ANSWERS` names, exactly as in Package.swift.
  init(gradedBy suite: String, environment: [String: String] = ProcessInfo.processInfo.environment)
  {
    let suite = URL(fileURLWithPath: suite)
    let module = suite.deletingLastPathComponent()
    let package = module.deletingLastPathComponent().deletingLastPathComponent()
    let answers =
      environment["COURSE_ANSWERS"]
      ?? (environment["COURSE"] == "solutions" ? "Solutions" : "Exercises")
    let lesson = Self.lesson(
      named: String(module.lastPathComponent.dropLast("Tests".count)),
      in: package.appendingPathComponent(answers))
    let exercise = suite.deletingPathExtension().lastPathComponent.dropLast("Tests".count)

    path = "\(answers)/\(lesson)/\(exercise).swift"
    file = package.appendingPathComponent(path)
    name = "\(Self.product(of: lesson))/\(exercise)"
    todos = Self.todos(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    checks = Self.checks(in: (try? String(contentsOf: suite, encoding: .utf8)) ?? "")
  }

  /// The TODO lines of an exercise.
  static func todos(in source: String) -> [Todo] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap {
        index, line in
        guard let match = line.firstMatch(of: /^\s*\/\/\s*TODO\s+(\d+)\s*:/),
          let number = Int(match.1)
        else { return nil }
        return Todo(number: number, line: index + 1)
      }
  }

  /// The TODO that each check of a suite waits for.
  static func checks(in source: String) -> [Int] {
    source.matches(of: /@Test\([^\n]*\.todo\((\d+)\)/).compactMap { Int($0.1) }
  }

  /// The numbered folder of a lesson: `01-Pickers` for `Pickers`.
  private static func lesson(named name: String, in answers: URL) -> String {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: answers.path)) ?? []
    return folders.first { $0.drop { $0.isNumber }.dropFirst() == name } ?? name
  }

  /// The name a lesson is run by: `date-picker` for `02-DatePicker`.
  static func product(of folder: String) -> String {
    folder.drop { $0.isNumber || $0 == "-" }
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .lowercased()
  }
}
