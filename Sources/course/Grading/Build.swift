import CourseFormat
import Foundation

/// Compiles exercises with their suites into a test program of its own.
///
/// - Shape: One scratch folder, in which the last program built stays. Building the same
///   exercises again compiles only what changed.
struct Build {
  /// What came of compiling some exercises.
  struct Outcome: Equatable {
    /// Those the test program grades.
    var compiled: [Exercise]
    /// What the compiler said about the others.
    var errors: [Exercise: [Diagnostic]] = [:]
  }

  let package: CoursePackage

  /// The folder of answers in the package.
  let answers: String

  /// Where the build lies.
  let scratch: URL

  /// The built test program.
  var program: URL { scratch.appendingPathComponent("debug/\(Self.product).xctest") }

  static let product = "UIKitCoursePackageTests"

  /// Compiles exercises together, and without those that do not compile.
  func compile(_ exercises: [Exercise]) throws -> Outcome {
    var outcome = Outcome(compiled: exercises)
    while !outcome.compiled.isEmpty {
      guard let output = try attempt(outcome.compiled) else { return outcome }
      let errors = Diagnostic.errors(in: output)
      let failed = outcome.compiled.filter { exercise in
        let own = errors.filter { blames($0, exercise) }
        if !own.isEmpty { outcome.errors[exercise] = own }
        return !own.isEmpty
      }
      guard !failed.isEmpty else { throw CommandError.courseDoesNotCompile(output: output) }
      outcome.compiled.removeAll { failed.contains($0) }
    }
    return outcome
  }

  /// Compiles exercises once, and returns what the compiler said if it failed.
  private func attempt(_ exercises: [Exercise]) throws -> String? {
    let log = scratch.appendingPathComponent("build.log")
    for exercise in exercises { forgetOldObject(of: exercise) }
    let shortcut = exercises.count == 1 ? Shortcut(build: self, exercise: exercises[0]) : nil
    if try shortcut?.compile() != true {
      Shortcut.forget(in: self)
      let ending = try ChildProcess.run([job(for: exercises, log: log)])
      guard ending == [.exited(0)] else { return log.text ?? "" }
      shortcut?.remember()
    }
    return nil
  }

  private func job(for exercises: [Exercise], log: URL) -> ChildProcess.Job {
    ChildProcess.Job(
      arguments: [
        "swift", "build", "--package-path", package.root.path, "--scratch-path", scratch.path,
        "--product", Self.product, "--quiet",
      ],
      environment: [
        GradingVariable.mode: nil, GradingVariable.answers: answers,
        GradingVariable.exercises: exercises.map(\.name).joined(separator: ","),
      ],
      output: log)
  }

  // The compiler takes a file that was saved within a second of the last build for the one it
  // has already compiled. Without the object it has to look again.
  private func forgetOldObject(of exercise: Exercise) {
    let object = scratch.appendingPathComponent(
      "debug/\(exercise.module)Exercises.build/\(exercise.file).swift.o")
    guard let compiled = object.modified, let saved = source(of: exercise).modified else { return }
    if saved >= compiled { try? FileManager.default.removeItem(at: object) }
  }

  /// The file that is compiled for an exercise.
  func source(of exercise: Exercise) -> URL {
    package.root.appendingPathComponent("\(answers)/\(exercise.path)")
  }

  /// Whether an error lies in an exercise, or in the suite that calls it.
  private func blames(_ error: Diagnostic, _ exercise: Exercise) -> Bool {
    error.file == source(of: exercise).path || error.file == exercise.suite.path
  }
}
