import CourseFormat
import HeadlessUIKit
import Synchronization
import Testing

/// The file a suite grades, read once, and how far its reader has come with it.
///
/// - Shape: A suite in `Tests/PickersTests/01-JaggedColumnsTests.swift` grades
///   `Exercises/01-Pickers/01-JaggedColumns.swift`.
/// - Errors: An answer that cannot be found has no TODO, so nothing waits and its checks run.
nonisolated struct Answer: Sendable {
  /// The name `course check` knows the exercise by: `pickers/01-JaggedColumns`.
  let name: String

  /// Where the file lies in the package.
  let path: String

  /// Where the file lies.
  let file: URL

  /// The folder of the suite that grades it.
  let suites: URL?

  /// What the file held.
  private let answer: AnswerText

  /// Whether it is known from what this run was told, and the file is not looked at.
  private let isTold: Bool

  /// The number of the TODO that each check of the suite waits for.
  let checks: [Int]

  init(
    name: String, path: String, file: URL, suites: URL? = nil, text: String?, checks: [Int]
  ) {
    self.name = name
    self.path = path
    self.file = file
    self.suites = suites
    self.checks = checks
    answer = AnswerText(text)
    isTold = false
  }

  /// The answer at a path in the package, of which a run is told what it has to know.
  private init(at path: String, in package: URL, environment: [String: String]) {
    let file = package.appendingPathComponent(path)
    let lesson = LessonEntry(folder: file.deletingLastPathComponent().lastPathComponent)
    name = "\(lesson.product)/\(file.deletingPathExtension().lastPathComponent)"
    (self.path, self.file, suites) = (path, file, nil)
    checks = Todo.numbers(in: environment[GradingVariable.checks] ?? "")
    answer = AnswerText(todos: Todo.listed(in: environment[GradingVariable.todos] ?? ""))
    isTold = true
  }

  /// The text of the file, or nil if there was none.
  var text: String? { answer.text }

  /// The TODO lines that stand, from top to bottom.
  var todos: [Todo] { answer.todos }

  /// Whether nothing is handed in yet: every TODO that a check waits for stands, or the text is one
  /// that the exercise came with before.
  var isUntouched: Bool { answer.isUntouched(awaited: checks) || wasDelivered }

  private var wasDelivered: Bool {
    guard let tests = suites?.deletingLastPathComponent() else { return false }
    let table = tests.deletingLastPathComponent().appendingPathComponent(DeliveredTexts.path)
    return DeliveredTexts((try? String(contentsOf: table, encoding: .utf8)) ?? "")
      .contains(answer, of: name)
  }

  /// The TODO with this number, if it stands.
  func todo(_ number: Int) -> Todo? {
    todos.first { $0.number == number }
  }

  /// Where a line of the file is, as an issue shows it.
  func location(ofLine line: Int) -> SourceLocation {
    SourceLocation(fileID: path, filePath: file.path, line: line, column: 1)
  }

  /// The folder of its lesson: `01-Pickers`.
  var lesson: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

  /// The folder that holds the answers of all lessons.
  var folderOfAnswers: String { file.deletingLastPathComponent().deletingLastPathComponent().path }

  /// Whether the file is another one than the compiler read.
  ///
  /// The answer was compiled before the run and its TODO lines are read during it. Whoever saves
  /// the file in between gets a verdict that fits neither text.
  func hasChanged(sinceCompiled compiled: Date?) -> Bool {
    guard !isTold else { return false }
    guard (try? String(contentsOf: file, encoding: .utf8)) == text else { return true }
    guard let saved = file.modified, let compiled else { return false }
    return saved > compiled
  }

  /// When the compiler read the file for this program.
  ///
  /// It writes down each time what the file depends on, even if only a comment has changed, which
  /// leaves the object and the program as they are.
  var compiled: Date? {
    guard let program = Bundle.ofProgram.executableURL else { return nil }
    let dependencies =
      "\(LessonEntry(folder: lesson).module)Exercises.build/"
      + file.deletingPathExtension().appendingPathExtension("d").lastPathComponent
    return program.deletingLastPathComponent().appendingPathComponent(dependencies).modified
      ?? program.modified
  }
}

nonisolated extension Answer {
  /// The files that a build compiles as answers: the name of the exercise, and the path in the package.
  ///
  /// What lies in folders of a lesson is compiled as well, and so is what these are links to.
  static func files(
    inPackage package: URL, environment: [String: String]
  ) -> [(name: String, path: String)] {
    let answers = GradingVariable.answersFolder(in: environment)
    let chosen = Set((environment[GradingVariable.exercises] ?? "").split(separator: ","))
    let folder = package.appendingPathComponent(answers).path
    return FileManager.default.files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap {
      file in
      guard let slash = file.firstIndex(of: "/") else { return nil }
      let product = LessonEntry(folder: String(file[..<slash])).product
      let name = product + file[slash...].dropLast(".swift".count)
      return chosen.isEmpty || chosen.contains(name[...]) ? (name, "\(answers)/\(file)") : nil
    }
  }
}

nonisolated extension URL {
  /// When the file was last written.
  var modified: Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
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
  init(gradedBy suite: String, environment: [String: String] = RunEnvironment.variables) {
    let suite = URL(fileURLWithPath: suite)
    let module = suite.deletingLastPathComponent()
    let package = module.deletingLastPathComponent().deletingLastPathComponent()
    if let path = environment[GradingVariable.answer] {
      self.init(at: path, in: package, environment: environment)
      return
    }
    let answers = GradingVariable.answersFolder(in: environment)
    let lesson = Self.lesson(
      ofModule: String(module.lastPathComponent.dropLast("Tests".count)),
      in: package.appendingPathComponent(answers))
    let exercise = suite.deletingPathExtension().lastPathComponent.dropLast("Tests".count)
    let path = "\(answers)/\(lesson.folder)/\(exercise).swift"
    let file = package.appendingPathComponent(path)

    self.init(
      name: "\(lesson.product)/\(exercise)", path: path, file: file, suites: module,
      text: try? String(contentsOf: file, encoding: .utf8),
      checks: Todo.numbersAwaited(in: (try? String(contentsOf: suite, encoding: .utf8)) ?? ""))
  }

  /// The lesson whose folder has this name after its number: `01-Pickers` for `Pickers`.
  private static func lesson(ofModule module: String, in answers: URL) -> LessonEntry {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: answers.path)) ?? []
    return folders.map { LessonEntry(folder: $0) }.first { $0.module == module }
      ?? LessonEntry(folder: module)
  }
}
