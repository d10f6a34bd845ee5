import CourseFormat
import Foundation
import Processes

/// Grades the learner's exercises, each apart from the others.
package struct Grader {
  package let package: CoursePackage

  /// Is told of each check that has ended, while others still run.
  package var hear: RunWatch.Hearer?

  package init(package: CoursePackage, hear: RunWatch.Hearer? = nil) {
    self.package = package
    self.hear = hear
  }

  /// Grades what is handed in for exercises now, and returns a verdict on each, in order.
  package func grade(_ exercises: [Exercise]) throws -> [Verdict] {
    try grade(exercises.map(Submission.init))
  }

  /// Grades submissions and returns a verdict on each, in order.
  ///
  /// A missing file is left out, and the others are graded.
  package func grade(_ submissions: [Submission]) throws -> [Verdict] {
    let refusals = submissions.map(Verdict.refusal)
    let accepted = zip(submissions, refusals).filter { $0.1 == nil }.map(\.0)
    var verdicts = (accepted.isEmpty ? [] : try gradeAccepted(accepted))[...]
    return refusals.compactMap { $0 ?? verdicts.popFirst() }
  }

  private func gradeAccepted(_ submissions: [Submission]) throws -> [Verdict] {
    if submissions.count == 1, !submissions[0].isEmpty {
      return [try gradeAlone(submissions[0])]
    }
    // Of many, those that are as they came wait, and need no compiler to say so.
    let open = submissions.filter { !$0.isEmpty && !$0.isPristine }
    var verdicts = (open.isEmpty ? [] : try gradeEach(open))[...]
    return submissions.map { submission in
      let isOpen = verdicts.first?.exercise == submission.exercise
      return (isOpen ? verdicts.popFirst() : nil) ?? submission.obviousVerdict
    }
  }

  /// Grades submissions, each in a program of its own, and returns a verdict on each, in order.
  private func gradeEach(_ submissions: [Submission]) throws -> [Verdict] {
    Progress.step = "compiling"
    let programs = try AnswerPrograms(of: package, width: 2)
    let outcomes = try programs.compileTwiceIfNeeded(submissions)
    var builds: [(exercise: Exercise, build: BuiltProgram)] = []
    for (submission, outcome) in zip(submissions, outcomes) {
      if case .program(let build) = outcome { builds.append((submission.exercise, build)) }
      programs.forgetOldSuites(of: submission.exercise)
    }
    let clashes = try programs.clashes(among: builds)
    let compiled = Dictionary(uniqueKeysWithValues: builds.map { ($0.exercise, $0.build) })
    let ready = submissions.filter { compiled[$0.exercise] != nil }
    var graded = try verdicts(on: ready, in: compiled)[...]
    return zip(submissions, outcomes).map { submission, outcome in
      if let obstacle = outcome.obstacle(to: submission) { return obstacle }
      var verdict = graded.popFirst() ?? submission.obviousVerdict
      verdict.clash = clashes[submission.exercise] ?? submission.namesDeclaredTwice(in: package)
      return verdict
    }
  }

  /// Runs the suites of submissions that a program was built from.
  private func verdicts(
    on submissions: [Submission], in builds: [Exercise: BuiltProgram]
  ) throws -> [Verdict] {
    let files = GraderFiles(of: submissions.map(\.exercise), in: package)
    let requests = submissions.flatMap { builds[$0.exercise]?.requests(for: $0) ?? [] }
    var found: [Exercise: [SuiteRun.Mode: SuiteRun]] = [:]
    for (request, run) in zip(requests, try SuiteRun.all(requests, of: package, hear: hear)) {
      found[request.exercise, default: [:]][request.mode] = run
    }
    let written = try files.restore()
    return submissions.compactMap { submission in
      guard
        var verdict = builds[submission.exercise]?.verdict(
          on: submission, after: found[submission.exercise] ?? [:])
      else { return nil }
      verdict.written = written
      return verdict
    }
  }

  /// Grades the only submission that is asked for.
  private func gradeAlone(_ submission: Submission) throws -> Verdict {
    switch try prepare(submission, named: submission.exercise.key) {
    case .obstacle(let verdict): return verdict
    case .program(let build):
      let verdicts = try verdicts(on: [submission], in: [submission.exercise: build])
      var verdict = verdicts.first ?? submission.obviousVerdict
      verdict.clash = submission.namesDeclaredTwice(in: package)
      return verdict
    }
  }

  /// Compiles a submission; once more if the compiler fails on it.
  private func prepare(
    _ submission: Submission, named name: String, isGraded: Bool = true
  ) throws -> Preparation {
    Progress.step = "compiling"
    let programs = try AnswerPrograms(of: package, width: 2)
    var outcome = try programs.compile(submission, named: name, isGraded: isGraded)
    if case .failure = outcome {
      outcome = try programs.compile(submission, named: name, isGraded: isGraded)
    }
    if case .program(let build) = outcome { return .program(build) }
    return .obstacle(outcome.obstacle(to: submission) ?? submission.obviousVerdict)
  }

  /// Builds the program of one submission, for a person who uses it while it may be graded.
  package func program(of submission: Submission) throws -> Preparation {
    guard !submission.isEmpty else { return .obstacle(submission.obviousVerdict) }
    return try prepare(
      submission, named: "\(submission.exercise.key)-played", isGraded: false)
  }

  /// What came of preparing a submission for a run.
  package enum Preparation {
    case program(BuiltProgram)
    case obstacle(Verdict)
  }
}

extension BuiltProgram {
  /// The runs a submission needs: one that waits unless nothing is handed in, and one that does
  /// not wait if there is anything to wait for.
  package func requests(for submission: Submission) -> [SuiteRequest] {
    let modes: [SuiteRun.Mode] =
      (submission.isUntouched ? [] : [.standard]) + (submission.todos.isEmpty ? [] : [.ungated])
    return modes.map { request(for: submission.exercise, mode: $0) }
  }

  /// What the runs of a submission come to, with the lines in which it crashed.
  package func verdict(
    on submission: Submission, after runs: [SuiteRun.Mode: SuiteRun]
  ) -> Verdict {
    let run = runs[.standard]
    var verdict = Verdict(submission, run: run, ungated: runs[.ungated])
    verdict.warnings = warnings
    guard let run else { return verdict }
    verdict.crashLine = line(of: submission.exercise, in: run)
    if let advice = run.adviceOnNil(atLine: verdict.crashLine, of: submission.text) {
      verdict.end.cause = advice
    }
    for index in verdict.checks.indices {
      let check = verdict.checks[index]
      guard let addresses = run.childCrashes[check.name] else { continue }
      let place = place(in: submission.exercise, at: addresses)
      verdict.checks[index].crashLine = place?.line
      if let place, place.foundNil, !check.issues.isEmpty,
        let advice = NilProperty.sentence(atLine: place.line, of: submission.text ?? "")
      {
        verdict.checks[index].issues[0].advice.append(advice)
      }
    }
    return verdict
  }

  /// The line of an exercise in which its program was interrupted, if it can be told.
  package func line(of exercise: Exercise, in run: SuiteRun) -> Int? {
    place(in: exercise, at: run.addresses, said: run.crashSentence)?.line
  }

  /// The place in an exercise at which its test program stopped, if it can be told.
  package func place(
    in exercise: Exercise, at addresses: [Int], said: CrashSite? = nil
  ) -> CrashSite? {
    let source = source(of: exercise)
    let own = CrashSite.ownLines(of: source.text ?? "", besides: exercise.solution.text ?? "")
    return CrashSearch(
      program: program.path, files: [source.path],
      running: ChildProcess.symbolizer(printingTo: scratch.appendingPathComponent("locations.log"))
    ).place(of: addresses, said: said) { own.contains($0.line) }
  }
}

extension Submission {
  /// The types of this answer that another exercise of the lesson declares as well, with the file.
  ///
  /// An answer that is compiled alone does not meet them, and `swift test` does.
  package func namesDeclaredTwice(in package: CoursePackage) -> [Diagnostic] {
    let solution = exercise.declarations ?? ""
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

extension AnswerPrograms.Outcome {
  /// The verdict on an answer that there is no program of, or nil if there is one.
  package func obstacle(to submission: Submission) -> Verdict? {
    switch self {
    case .program: nil
    case .errors(let errors): .doesNotCompile(submission, errors)
    case .refused(let objections): .refused(submission, objections)
    case .failure(let error, byMachine: true):
      .notGraded(submission, because: Verdict.compilerFailed(error.message))
    case .failure(let error, byMachine: false): .doesNotCompile(submission, [error])
    }
  }
}
