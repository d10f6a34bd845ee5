import CourseFormat
import CoursePage
import Foundation
import Testing

@testable import Grading
@testable import Answers
@testable import course
@testable import course_extras

/// The exercises of this course as they are delivered, in a copy that nobody else changes.
@Suite("The exercises as they come")
struct DeliveredExercisesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder = TemporaryFolder()
  private let transcript = Transcript()
  private let package: CoursePackage

  init() throws {
    for path in ["Package.swift", "Exercises", "Solutions", DeliveredTexts.path] {
      let copy = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.root.appendingPathComponent(path), to: copy)
    }
    package = CoursePackage(root: folder.url)
  }

  @Test
  func `the table has today's text of each exercise and no other row`() throws {
    let table = folder.url.appendingPathComponent(DeliveredTexts.path).text ?? ""

    #expect(package.exercises.count == 94)
    #expect(DeliveredTexts(table).exercises == package.exercises.map(\.name))
    #expect(DeliveredTexts(table).table == table)
    for exercise in package.exercises {
      let fault = ProofFault.isNotDelivered(exercise: exercise.name, path: exercise.shownPath)
      #expect(exercise.answer.text.map(exercise.isToday) == true, "\(fault.sentence)")
    }
  }

  @Test
  func `each exercise has one word everywhere while it is untouched`() throws {
    try copySuites()

    let known = KnownStates(of: package).states(of: package.exercises)
    let states = try Overview.states(of: package, printer: transcript.printer)

    for exercise in package.exercises {
      #expect(known[exercise] == CourseOutline.State(.waiting, "waiting"), "\(exercise.name)")
      #expect(states[exercise] == .waiting, "\(exercise.name)")
      #expect(Submission(of: exercise).isPristine, "\(exercise.name)")
      #expect(Submission(of: exercise).isUntouched, "\(exercise.name)")
      #expect(Answer(gradedBy: exercise.suite.path, environment: [:]).isUntouched)
    }
  }

  @Test
  func `each exercise is put back after an edit and after it was deleted`() throws {
    try git(["init", "-q"], ["add", "."], ["commit", "-q", "-m", "As it comes"])

    try takeAwayAndBack()
  }

  @Test
  func `each exercise is put back in a copy without a history`() throws {
    #expect(run("list") == 0)

    try takeAwayAndBack()
  }

  @Test
  func `a right answer with a TODO line in it is not taken for the exercise as it came`() throws {
    try copySuites()
    for exercise in package.exercises {
      let solution = try #require(exercise.solution.text).lines
      // Above the first declaration, and as the last line.
      let end = solution.firstIndex { !$0.hasPrefix("//") } ?? 0
      let awaited = SuiteText(of: exercise).todos.sorted()
      try #require(!awaited.isEmpty, "\(exercise.name)")
      for line in [end, solution.count] {
        // While a TODO line stands for each check, nothing is handed in. With one less, it is begun.
        for (todos, isUntouched) in [(awaited, true), (Array(awaited.dropLast()), false)] {
          var lines = solution
          lines.insert(contentsOf: todos.map { "// TODO \($0): Later." }, at: line)
          expect(lines.joined(separator: "\n"), of: exercise, isUntouched: isUntouched)
        }
      }
    }
  }

  /// Expects that a text is not the exercise as it came, and that both who grade it say the same of it.
  private func expect(_ text: String, of exercise: Exercise, isUntouched: Bool) {
    let submission = Submission(of: exercise, text: text)
    let answer = Answer(
      name: exercise.name, path: exercise.shownPath, file: exercise.answer,
      suites: exercise.suite.deletingLastPathComponent(), text: text,
      checks: submission.suite.todos.sorted())

    #expect(!submission.isPristine, "\(exercise.name)")
    #expect(submission.isUntouched == isUntouched, "\(exercise.name)")
    #expect(answer.isUntouched == isUntouched, "\(exercise.name)")
  }

  private func takeAwayAndBack() throws {
    let texts = package.exercises.map { $0.answer.text ?? "" }
    for (exercise, text) in zip(package.exercises, texts) {
      try exercise.answer.write(text.replacing("TODO 1", with: "TODO 1 is done") + "// Mine.\n")
    }
    #expect(run("reset", "--all") == 0)
    #expect(transcript.err == "")
    #expect(package.exercises.map { $0.answer.text ?? "" } == texts)

    for exercise in package.exercises { try FileManager.default.removeItem(at: exercise.answer) }
    #expect(run("reset", "--all") == 0)
    #expect(transcript.err == "")
    #expect(package.exercises.map { $0.answer.text ?? "" } == texts)
    for exercise in package.exercises {
      let backup = folder.url.appendingPathComponent(
        "Backups/\(exercise.lesson)/\(exercise.file).1.swift")
      #expect(backup.text?.hasSuffix("// Mine.\n") == true, "\(exercise.name)")
    }
  }

  private func copySuites() throws {
    for lesson in package.lessons {
      let path = "Tests/\(lesson.module)Tests"
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent(path), to: folder.url.appendingPathComponent(path))
    }
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: folder.url, printer: transcript.printer, day: "").run(arguments)
  }

  private func git(_ commands: [String]...) throws {
    let git = ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@b"]
    for command in commands {
      let output = folder.url.appendingPathComponent(".build/git.log")
      #expect(
        try ChildProcess.run([.init(arguments: git + command, output: output)]) == [.exited(0)])
    }
  }
}
