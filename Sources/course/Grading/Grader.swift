import CourseFormat
import Foundation

/// Grades the learner's exercises, each apart from the others.
struct Grader {
  let package: CoursePackage

  /// Grades what is handed in for exercises now, and returns a verdict on each, in order.
  func grade(_ exercises: [Exercise]) throws -> [Verdict] {
    try grade(exercises.map(Submission.init))
  }

  /// Grades submissions and returns a verdict on each, in order.
  ///
  /// A missing file is left out, and the others are graded: the others are graded without it.
  func grade(_ submissions: [Submission]) throws -> [Verdict] {
    let build = Build(package: package, answers: Self.answers, scratch: package.scratch)
    let lock = try FileLock(at: package.scratch.appendingPathComponent("lock"))
    defer { lock.unlock() }
    let present = submissions.filter { $0.text != nil }
    for submission in present { try lay(submission) }

    let outcome = try build.compile(present.map(\.exercise))
    let compiled = present.filter { outcome.compiled.contains($0.exercise) }
    let requests = compiled.flatMap(Self.requests)
    let runs = try SuiteRun.all(of: requests, in: build)
    var found: [Exercise: [SuiteRun.Mode: SuiteRun]] = [:]
    for (request, run) in zip(requests, runs) {
      found[request.exercise, default: [:]][request.mode] = run
    }

    return submissions.map { submission in
      let exercise = submission.exercise
      if let errors = outcome.errors[exercise] {
        return Verdict(submission: submission, state: .doesNotCompile, errors: errors)
      }
      guard submission.text != nil else { return Verdict(submission: submission, state: .missing) }
      let run = found[exercise]?[.patient]
      var verdict = Verdict(submission, run: run, ungated: found[exercise]?[.ungated])
      verdict.crashLine = run.flatMap { build.line(of: exercise, at: $0.addresses) }
      return verdict
    }
  }

  /// Builds the program of one submission, and returns a verdict if that cannot be done.
  func obstacle(to submission: Submission, in build: Build) throws -> Verdict? {
    guard submission.text != nil else { return Verdict(submission: submission, state: .missing) }
    let lock = try FileLock(at: package.scratch.appendingPathComponent("lock"))
    defer { lock.unlock() }
    try lay(submission)
    let errors = try build.compile([submission.exercise]).errors[submission.exercise]
    return errors.map { Verdict(submission: submission, state: .doesNotCompile, errors: $0) }
  }

  /// Where the submissions lie that are compiled, in the package.
  static let answers = ".build/course/submissions"

  /// Copies a submission to where it is compiled, unless it lies there already.
  private func lay(_ submission: Submission) throws {
    let file = package.root.appendingPathComponent("\(Self.answers)/\(submission.exercise.path)")
    if let text = submission.text, file.text != text { try file.write(text) }
  }

  /// The runs a submission needs: one that waits unless nothing is handed in, and one that does
  /// not wait if there is anything to wait for.
  private static func requests(
    for submission: Submission
  ) -> [(exercise: Exercise, mode: SuiteRun.Mode)] {
    let modes: [SuiteRun.Mode] =
      (submission.isUntouched ? [] : [.patient]) + (submission.todos.isEmpty ? [] : [.ungated])
    return modes.map { (submission.exercise, $0) }
  }
}

extension Build {
  /// The line of an exercise in which its test program stopped, if it can be told.
  func line(of exercise: Exercise, at addresses: [Int]) -> Int? {
    guard !addresses.isEmpty else { return nil }
    let job = ChildProcess.Job(
      arguments: CrashSite.symbolizer(of: program.path, addresses: addresses),
      output: scratch.appendingPathComponent("places.log"), limit: .seconds(5))
    // Without a symbolizer the crash is told without its line.
    _ = try? ChildProcess.run([job])
    return CrashSite.line(of: source(of: exercise).path, in: job.output.text ?? "")
  }
}
