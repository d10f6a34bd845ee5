import CourseFormat
import Foundation
import Processes

/// An answer on its way to a program: where its files lie, and what keeps it from becoming one.
final class AnswerUnit {
  let submission: Submission

  /// What is made of it.
  var build: BuiltProgram

  /// Why it becomes no program.
  var obstacle: Obstacle?

  /// Where the object of its suite lies, as soon as that is known: whoever saves the suite meanwhile has
  /// another one compiled the next time.
  var suite: SuiteObjects.Place?

  /// The modules beside the library that the answer imports.
  let besides: [String]

  /// A unit that works in a folder, which is emptied.
  init(
    _ submission: Submission, importing besides: [String], in folder: URL, of package: CoursePackage
  )
    throws
  {
    self.submission = submission
    self.besides = besides
    let text = package.path(of: folder.appendingPathComponent("text"))
    build = BuiltProgram(package: package, answers: text, scratch: folder)
    try? FileManager.default.removeItem(at: folder)
    try source.write(submission.text ?? "")
    let files = FileManager.default
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    let bundle = build.place.appendingPathComponent(BuiltProgram.resources)
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: bundle.appendingPathComponent("Resources"),
      withDestinationURL: exercise.suite.deletingLastPathComponent()
        .appendingPathComponent("Resources"))
  }

  var exercise: Exercise { submission.exercise }
  var folder: URL { build.scratch }
  var source: URL { build.source(of: exercise) }
  var object: URL { folder.appendingPathComponent("answer.o") }
  var log: URL { folder.appendingPathComponent("compiler.log") }
  var modules: URL { folder.appendingPathComponent("modules") }

  /// The name of the module of the exercises of its lesson.
  var moduleName: String { "\(exercise.module)Exercises" }

  var module: URL { modules.appendingPathComponent("\(moduleName).swiftmodule") }

  /// What came of it.
  var outcome: Result<BuiltProgram, Obstacle> {
    if let obstacle { .failure(obstacle) } else { .success(build) }
  }

  /// Whether its compiler or linker failed, and not the answer, so that another try may succeed.
  var mayBeTriedAgain: Bool {
    if case .failure = obstacle { true } else { false }
  }
}

/// What the compiler said.
extension AnswerUnit {
  /// Notes what the compiler warned of in the answer.
  func noteWarnings() { build.warnings = warnings(in: log.text ?? "") }

  private func warnings(in text: String) -> [Diagnostic] {
    Diagnostic.warnings(in: text).filter { $0.file == source.path }
  }

  /// What a compiler that ended so, and printed this, has against the answer or its suite.
  func obstacle(in log: URL, after ending: ProgramEnding) -> Obstacle {
    let text = log.text ?? ""
    let errors = Diagnostic.errors(in: text)
    let files = [source.path, exercise.suite.path]
    if errors.contains(where: { files.contains($0.file) }) {
      return .errors(errors + warnings(in: text))
    }
    let message =
      switch ending {
      case .ranOutOfTime:
        "The compiler does not come to an end with this file. Undo the last change, or give parts of "
          + "long lines names of their own with let."
      case .starved: "the machine was too busy for the compiler: try again"
      case .crashed: "the compiler crashed"
      case .exited where Self.crashed(in: text): Self.crash
      case .exited:
        errors.first?.message
          ?? text.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
          .map(String.init) ?? "the compiler failed"
      }
    return failure(message, byMachine: Self.isOfMachine(ending, output: text))
  }

  /// A failure that is no word about a line of the answer.
  func failure(_ message: String, byMachine: Bool) -> Obstacle {
    .failure(
      Diagnostic(file: source.path, line: 0, column: 0, message: message), byMachine: byMachine)
  }

  /// What is said of a text on which the compiler crashes each time.
  private static let crash =
    "The compiler itself crashes on this file. Undo the last change, and write it in another way."

  /// Whether the driver says that what it started crashed by a mistake of its own.
  ///
  /// Who is ended from outside ends by 9 or 15, and by 7 where a file has no room on the disk.
  private static func crashed(in output: String) -> Bool {
    output.contains(/failed due to signal (?!7\b|9\b|15\b)/) && !lacksRoom(output)
  }

  /// Whether a compiler says that it had no memory, or no room on the disk.
  private static func lacksRoom(_ output: String) -> Bool {
    [
      "No space left", "Disk quota exceeded", "annot allocate memory", "out of memory",
      "Allocation failed",
    ].contains { output.contains($0) }
  }

  /// Whether a compiler that failed says nothing about what it compiled: it or what it started was ended
  /// from outside, the machine was too busy for it, or there was no room for what it writes.
  static func isOfMachine(_ ending: ProgramEnding, output: String) -> Bool {
    switch ending {
    case .crashed, .starved: true
    case .ranOutOfTime: false
    case .exited:
      lacksRoom(output) || output.contains(/failed due to signal (7|9|15)\b/)
        || output.contains(/unable to execute command: (Killed|Terminated)/)
    }
  }
}
