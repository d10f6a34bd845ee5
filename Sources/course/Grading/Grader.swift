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
  /// A missing file is left out, and the others are graded.
  func grade(_ submissions: [Submission]) throws -> [Verdict] {
    Originals(of: package).keep(submissions)
    let refusals = submissions.map(Verdict.refusal)
    let accepted = zip(submissions, refusals).filter { $0.1 == nil }.map(\.0)
    var verdicts = (accepted.isEmpty ? [] : try gradeAccepted(accepted))[...]
    return refusals.compactMap { $0 ?? verdicts.popFirst() }
  }

  private func gradeAccepted(_ submissions: [Submission]) throws -> [Verdict] {
    if submissions.count == 1, let verdict = try gradeAlone(submissions[0]) { return [verdict] }
    let present = submissions.filter { !$0.isEmpty }
    let lock = try FileLock(at: package.lock)
    defer { lock.unlock() }
    try removeStrayFiles()
    for submission in submissions { try copy(submission) }

    var graded: [Exercise: Verdict] = [:]
    let build = Build(package: package, answers: answers, scratch: package.scratch)
    let outcome = try build.compile(present.map(\.exercise)) { compiled in
      let built = try build.moved(to: package.work.appendingPathComponent("whole"), with: compiled)
      let submissions = present.filter { compiled.contains($0.exercise) }
      try check(submissions, in: built, under: lock)
      for verdict in try verdicts(on: submissions, in: built) {
        graded[verdict.exercise] = verdict
      }
    }

    let kept = KeptWarnings(of: package)
    return submissions.map { submission in
      let exercise = submission.exercise
      if let errors = outcome.errors[exercise] {
        return .doesNotCompile(submission, errors + kept.warnings(on: submission))
      }
      guard submission.text != nil else {
        return Verdict(submission: submission, state: .missing)
      }
      guard var verdict = graded[exercise] else {
        return .doesNotCompile(submission, [.emptyFile(of: exercise)])
      }
      verdict.clash = outcome.clashes[exercise] ?? []
      verdict.warnings = kept.warnings(on: submission)
      return verdict
    }
  }

  /// Sees to it that what was compiled is what was handed in.
  ///
  /// Another run can have been there only if this one stood still for so long that it was taken for
  /// gone.
  private func check(_ submissions: [Submission], in build: Build, under lock: FileLock) throws {
    for submission in submissions {
      let compiled = build.source(of: submission.exercise)
      guard lock.isHeld, compiled.text == submission.text else {
        throw CommandError.answerChanged(compiled.path)
      }
    }
  }

  /// Runs the suites of submissions that a program was built from.
  private func verdicts(on submissions: [Submission], in build: Build) throws -> [Verdict] {
    let files = GraderFiles(of: submissions.map(\.exercise), in: package)
    let requests = submissions.flatMap { build.requests(for: $0) }
    var found: [Exercise: [SuiteRun.Mode: SuiteRun]] = [:]
    for (request, run) in zip(requests, try SuiteRun.all(requests, of: package)) {
      found[request.exercise, default: [:]][request.mode] = run
    }
    let written = try files.restore()
    return submissions.map { submission in
      var verdict = build.verdict(on: submission, after: found[submission.exercise] ?? [:])
      verdict.written = written
      return verdict
    }
  }

  /// Grades the only submission that is asked for, or returns nil if that takes the whole build.
  ///
  /// The build system spends as long on finding out what to do as the compiler on doing it.
  private func gradeAlone(_ submission: Submission) throws -> Verdict? {
    guard !submission.isEmpty else { return nil }
    switch compileAlone(submission, named: submission.exercise.key) {
    case .errors(let errors):
      return .doesNotCompile(submission, errors)
    case .failure, nil: return nil
    case .program(let build):
      var verdict = try verdicts(on: [submission], in: build).first
      verdict?.clash = submission.namesDeclaredTwice(in: package)
      return verdict
    }
  }

  /// Compiles a submission without the build system.
  ///
  /// Whatever keeps that from working, such as a compiler that has moved, the whole build finds
  /// out.
  private func compileAlone(
    _ submission: Submission, named name: String
  ) -> AnswerPrograms.Outcome? {
    Progress.step = "compiling"
    let programs = try? AnswerPrograms(of: package, width: 2)
    return try? programs?.compile(submission, named: name)
  }

  /// Builds the program of one submission, for a person who uses it while it may be graded.
  func program(of submission: Submission) throws -> Preparation {
    guard submission.text != nil else {
      return .obstacle(Verdict(submission: submission, state: .missing))
    }
    let exercise = submission.exercise
    switch submission.isEmpty ? nil : compileAlone(submission, named: "\(exercise.key)-played") {
    case .program(let build): return .program(build)
    case .errors(let errors): return .obstacle(.doesNotCompile(submission, errors))
    case .failure, nil: break
    }
    let lock = try FileLock(at: package.lock)
    defer { lock.unlock() }
    try copy(submission)
    let build = Build(package: package, answers: answers, scratch: package.scratch)
    if let errors = try build.compile([exercise]).errors[exercise] {
      return .obstacle(.doesNotCompile(submission, errors))
    }
    let folder = try package.work.appendingPathComponent("played")
    let built = try build.moved(to: folder, with: [exercise])
    try check([submission], in: built, under: lock)
    return .program(built)
  }

  /// What came of preparing a submission for a run.
  enum Preparation {
    case program(Build)
    case obstacle(Verdict)
  }

  /// Where the submissions lie that are compiled, in the package.
  private var answers: String {
    package.path(of: package.scratch.appendingPathComponent("submissions"))
  }

  /// Copies a submission to where it is compiled, unless it lies there already.
  private func copy(_ submission: Submission) throws {
    let file = package.root.appendingPathComponent("\(answers)/\(submission.exercise.path)")
    if let text = submission.text {
      if file.text != text { try file.write(text) }
    } else if file.exists {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Takes away what lies where submissions are compiled and belongs to no exercise: one that was
  /// renamed, or of an earlier edition of the course.
  private func removeStrayFiles() throws {
    let folder = package.root.appendingPathComponent(answers)
    let known = Set(package.exercises.map(\.path))
    for lesson in folder.names() {
      for file in folder.appendingPathComponent(lesson).names()
      where !known.contains("\(lesson)/\(file)") {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("\(lesson)/\(file)"))
      }
    }
  }
}

extension Build {
  /// The runs a submission needs: one that waits unless nothing is handed in, and one that does
  /// not wait if there is anything to wait for.
  func requests(for submission: Submission) -> [SuiteRequest] {
    let modes: [SuiteRun.Mode] =
      (submission.isUntouched ? [] : [.standard]) + (submission.todos.isEmpty ? [] : [.ungated])
    return modes.map { request(for: submission.exercise, mode: $0) }
  }

  /// What the runs of a submission come to, with the lines in which it crashed.
  func verdict(
    on submission: Submission, after runs: [SuiteRun.Mode: SuiteRun]
  ) -> Verdict {
    let run = runs[.standard]
    var verdict = Verdict(submission, run: run, ungated: runs[.ungated])
    verdict.warnings = warnings
    verdict.crashLine = run.flatMap { line(of: submission.exercise, at: $0.addresses) }
    for index in verdict.checks.indices {
      verdict.checks[index].crashLine = run?.childCrashes[verdict.checks[index].name].flatMap {
        line(of: submission.exercise, at: $0)
      }
    }
    return verdict
  }

  /// The line of an exercise in which its test program stopped, if it can be told.
  func line(of exercise: Exercise, at addresses: [Int]) -> Int? {
    guard !addresses.isEmpty else { return nil }
    let job = ChildProcess.Job(
      arguments: CrashSite.symbolizer(of: program.path, addresses: addresses),
      output: scratch.appendingPathComponent("locations.log"), limit: .seconds(300))
    // Without a symbolizer the crash is told without its line.
    _ = try? ChildProcess.run([job])
    let source = source(of: exercise)
    let own = CrashSite.ownLines(
      of: source.text ?? "", besides: exercise.solution.text ?? "")
    return CrashSite.line(of: source.path, in: job.output.text ?? "", isOwn: own.contains)
  }
}

extension Submission {
  /// The types of this answer that another exercise of the lesson declares as well, with the file.
  ///
  /// An answer that is compiled alone does not meet them, and `swift test` does.
  func namesDeclaredTwice(in package: CoursePackage) -> [Diagnostic] {
    let solution = exercise.solution.text ?? ""
    // The exercise's own types have names that no other exercise has.
    let types = SourceOutline.of(text ?? "").typesOfFile.filter {
      !solution.contains(" \($0.name)")
    }
    guard !types.isEmpty else { return [] }
    let others = package.exercises.filter { $0.lesson == exercise.lesson && $0 != exercise }
    return types.compactMap { type in
      let other = others.first { other in
        guard let text = other.answer.text, text.contains(type.name) else { return false }
        return SourceOutline(text).typesOfFile.contains { $0.name == type.name }
      }
      return other.map {
        Diagnostic(
          file: exercise.answer.path, line: type.token.line, column: type.token.column,
          message: "\(type.name) is declared in \($0.shownPath), too")
      }
    }
  }
}

extension SourceOutline {
  /// The types that the file shows to the other files of its module.
  fileprivate var typesOfFile: [Declaration] {
    declarations.filter {
      [.type, .alias].contains($0.kind) && $0.owner == nil && !$0.isPrivate
    }
  }
}
