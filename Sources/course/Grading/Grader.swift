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
    let lock = try FileLock(at: package.lock)
    defer { lock.unlock() }
    let present = submissions.filter { !$0.isEmpty }
    Originals(of: package).keep(submissions)
    try sweep()
    for submission in submissions { try lay(submission) }

    var found: [Exercise: [SuiteRun.Mode: SuiteRun]] = [:]
    var crashLines: [Exercise: Int] = [:]
    var crashLinesApart: [Exercise: [String: Int]] = [:]
    var written: [Exercise: [String]] = [:]
    let outcome = try build.compile(present.map(\.exercise)) { compiled in
      let requests = present.filter { compiled.contains($0.exercise) }.flatMap(Self.requests)
      let files = GraderFiles(of: compiled, in: package)
      for (request, run) in zip(requests, try SuiteRun.all(of: requests, in: build)) {
        found[request.exercise, default: [:]][request.mode] = run
        guard request.mode == .patient else { continue }
        // The line is looked up while the program lies there.
        crashLines[request.exercise] = build.line(of: request.exercise, at: run.addresses)
        crashLinesApart[request.exercise] = run.crashesApart.compactMapValues {
          build.line(of: request.exercise, at: $0)
        }
      }
      let sentences = try files.restore()
      for exercise in compiled { written[exercise] = sentences }
    }

    return submissions.map { submission in
      let exercise = submission.exercise
      if let errors = outcome.errors[exercise] {
        return Verdict(submission: submission, state: .doesNotCompile, errors: errors)
      }
      guard submission.text != nil else {
        return Verdict(submission: submission, state: .missing)
      }
      guard !submission.isEmpty else {
        return Verdict(
          submission: submission, state: .doesNotCompile, errors: [.emptyFile(of: exercise)])
      }
      let run = found[exercise]?[.patient]
      var verdict = Verdict(submission, run: run, ungated: found[exercise]?[.ungated])
      verdict.crashLine = crashLines[exercise]
      for index in verdict.checks.indices {
        verdict.checks[index].crashLine = crashLinesApart[exercise]?[verdict.checks[index].name]
      }
      verdict.written = written[exercise] ?? []
      verdict.clash = outcome.clashes[exercise] ?? []
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
    if let text = submission.text {
      if file.text != text { try file.write(text) }
    } else if file.exists {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Takes away what lies where submissions are compiled and belongs to no exercise: one that was
  /// renamed, or of an earlier edition of the course.
  private func sweep() throws {
    let folder = package.root.appendingPathComponent(Self.answers)
    let known = Set(package.exercises.map(\.path))
    for lesson in folder.names() {
      for file in folder.appendingPathComponent(lesson).names()
      where !known.contains("\(lesson)/\(file)") {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("\(lesson)/\(file)"))
      }
    }
  }

  /// The runs a submission needs: one that waits unless nothing is handed in, and one that does
  /// not wait if there is anything to wait for.
  static func requests(
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
      output: scratch.appendingPathComponent("locations.log"), limit: .seconds(5))
    // Without a symbolizer the crash is told without its line.
    _ = try? ChildProcess.run([job])
    return CrashSite.line(of: source(of: exercise).path, in: job.output.text ?? "")
  }
}
