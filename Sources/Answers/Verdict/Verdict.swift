import CourseFormat

/// What is to be said about an exercise.
package struct Verdict {
  package enum State: String, Codable, CaseIterable {
    case right
    case wrong
    case waiting
    case doesNotCompile = "does not compile"
    case crashed
    case ranOutOfTime = "ran out of time"
    /// The machine was too busy or failed. That says nothing about the answer.
    case notGraded = "not graded"
    /// Its file is not there.
    case missing

    /// What stands over the number of such exercises in a table on the screen.
    package var column: String {
      switch self {
      case .doesNotCompile: "not compiled"
      case .ranOutOfTime: "no end"
      case .right, .wrong, .waiting, .crashed, .notGraded, .missing: rawValue
      }
    }
  }

  /// The number of checks that pass under TODO lines which stand.
  package var checksReadyToHandIn: Int {
    let lines = readyToHandIn.reduce(into: Set<Int>()) {
      $0.formUnion(submission.suite.lines(ofChecksFor: $1.number))
    }
    return checks.count { $0.outcome == .waiting && lines.contains($0.line) }
  }

  /// What was graded.
  package let submission: Submission

  package let state: State

  /// The checks, in the order they are written.
  package var checks: [CheckResult] = []

  /// What the compiler said.
  package var errors: [Diagnostic] = []

  /// What in the answer reaches into the checks; it is not graded then.
  package var objections: [Diagnostic] = []

  /// What the compiler warns of in the learner's file.
  package var warnings: [Diagnostic] = []

  /// What the compiler said when it met the answer beside others of its lesson, if it accepts it
  /// alone only.
  package var clash: [Diagnostic] = []

  /// How the run came to its end.
  package var end = RunEnd(.finished)

  /// The line of the learner's file it was in when it crashed or was stopped.
  package var crashLine: Int?

  /// The TODO lines that stand although their checks pass.
  package var readyToHandIn: [Todo] = []

  /// What may be behind the checks that fail.
  package var misconceptions: [String] = []

  /// Why the answer could not be graded, if the machine is to blame and was not only busy.
  package var obstacle: String?

  /// What was written over the graders' files while it was graded, a sentence for each.
  package var written: [String] = []

  /// The exercise it is about.
  package var exercise: Exercise { submission.exercise }

  /// What may be behind the checks that fail, to be told first.
  ///
  /// A method whose name the compiler finds nearly right is never called, and whatever it was to do
  /// is missing. What others thought who failed in the same checks is no help then.
  package var likelyCauses: [String] {
    let near = warnings.filter { $0.kind == .nearMatch }
    guard !near.isEmpty, checks.contains(where: \.outcome.isBad) else { return misconceptions }
    return near.prefix(2).map {
      "A method has nearly the name that UIKit asks for, so it is never called. Line \($0.line): "
        + $0.message
    }
  }
}

extension Verdict {
  /// The verdict on an answer, by what came of it.
  package init(_ result: AnswerResult) {
    guard let build = result.build, result.obstacle == nil else {
      self.init(result.submission, kept: result.obstacle ?? .nothing)
      return
    }
    self.init(result.submission, run: result.runs[.standard], ungated: result.runs[.ungated])
    warnings = build.warnings
    clash = result.clash
    written = result.written
    if let run = result.runs[.standard], run.isInterrupted { findCrashes(of: run, by: build) }
  }

  /// The verdict on a submission that something keeps from being graded.
  package init(_ submission: Submission, kept obstacle: Obstacle) {
    self =
      switch obstacle {
      case .nothing: submission.obviousVerdict
      case .noDeclarations: .notGraded(submission, because: Self.noDeclarations(of: submission))
      case .errors(let errors): .doesNotCompile(submission, errors)
      case .refused(let objections): .refused(submission, objections)
      case .failure(let error, byMachine: true):
        .notGraded(submission, because: Self.compilerFailed(error.message))
      case .failure(let error, byMachine: false): .doesNotCompile(submission, [error])
      case .noTools(let names):
        .notGraded(submission, because: ObjectTools.sentence(onMissing: names))
      case .noMemory: .notGraded(submission, because: Self.noMemory)
      }
  }

  /// Reads a verdict off what the suite said.
  ///
  /// In `run` the waiting checks wait; it is nil if nothing is handed in. In `ungated` none
  /// waits; it is nil if none has a reason to.
  package init(_ submission: Submission, run: SuiteRun?, ungated: SuiteRun?) {
    let checks =
      run.map { submission.suite.judged($0.checks) } ?? ungated?.checks.map(\.waiting) ?? []
    self.init(submission: submission, state: Self.state(of: run), checks: checks)
    if let run { end = run.end }
    if let ungated {
      readyToHandIn = submission.todos.filter { ungated.passes($0, gradedBy: submission.suite) }
    }
    if let run { misconceptions = submission.exercise.misconceptions(behind: run) }
  }

  /// The verdict on a submission that the compiler does not accept; warnings may be among the
  /// errors.
  package static func doesNotCompile(_ submission: Submission, _ errors: [Diagnostic]) -> Verdict {
    Verdict(
      submission: submission, state: .doesNotCompile, errors: errors.filter { !$0.isWarning },
      warnings: errors.filter(\.isWarning))
  }

  /// The verdict on a submission to which there are objections.
  package static func refused(_ submission: Submission, _ objections: [Diagnostic]) -> Verdict {
    var verdict = Verdict(submission: submission, state: .wrong)
    verdict.objections = objections
    return verdict
  }

  private static func state(of run: SuiteRun?) -> State {
    guard let run else { return .waiting }
    if run.end.kind == .starved { return .notGraded }
    if run.end.kind.isOutOfTime { return .ranOutOfTime }
    if !run.end.isWhole { return .crashed }
    if !run.rejections.isEmpty { return .wrong }
    if run.checks.contains(where: { $0.outcome == .waiting }) { return .waiting }
    return run.isClean ? .right : .wrong
  }

  /// The verdict on a submission that this machine could not grade.
  package static func notGraded(_ submission: Submission, because obstacle: String) -> Verdict {
    var verdict = Verdict(submission: submission, state: .notGraded)
    verdict.obstacle = obstacle
    return verdict
  }

  /// For an answer that nothing can be held against.
  private static func noDeclarations(of submission: Submission) -> String {
    let exercise = submission.exercise
    return "Neither \(exercise.solutionPath) nor \(exercise.shownPath) is in the copy of the "
      + "course that grades, so nothing says which names are the exercise's own. Bring one of them "
      + "back."
  }

  /// For an answer on which the compiler failed twice without a word about it.
  private static func compilerFailed(_ message: String) -> String {
    "The compiler failed twice on it and found no mistake in it: \(message.said(upTo: 300)). Look "
      + "whether the machine has room on its disk and in its memory, and grade it again."
  }

  /// For an answer whose checks the system ended twice.
  private static let noMemory =
    "The system ended its checks twice, because the machine had no memory left. Grade it again when "
    + "the machine has more, and look at the answer if this comes again."
}

extension CheckResult {
  /// The check as it is while its TODO stands.
  package var waiting: CheckResult {
    CheckResult(name: name, line: line, outcome: .waiting)
  }
}

extension SuiteRun {
  /// Whether all checks that wait for a TODO pass.
  package func passes(_ todo: Todo, gradedBy suite: SuiteText) -> Bool {
    let lines = suite.lines(ofChecksFor: todo.number)
    let waiting = checks.filter { lines.contains($0.line) }
    return !waiting.isEmpty && waiting.allSatisfy { $0.outcome == .passed }
  }
}

extension Exercise {
  /// What the makers of the same mistakes thought: the decoys that the same checks reject, because
  /// they find the same in them.
  package func misconceptions(behind run: SuiteRun) -> [String] {
    guard !run.rejections.isEmpty else { return [] }
    let decoys = decoys
    let findings = DecoyFindings(of: self)
    let alike = decoys.filter { findings.show(run, inTheWayOf: $0.answerName) }
    // Where the app does not work, its first decoy is the app as it was: what else looks the same
    // would be noise to somebody who has repaired nothing yet.
    return (isBrokenApp && alike.first?.name == decoys.first?.name ? Array(alike.prefix(1)) : alike)
      .map(\.misconception)
  }
}

extension SuiteText {
  /// Tells the checks that cannot be judged yet from those that fail.
  ///
  /// A check may ask for something before it begins, with `#require`. It says so, "Fill the left
  /// wheel first.", or it asks for what a check before it has asked for. If that is all it found,
  /// and another check fails by itself, the mistake is the other one's. If none does, the first
  /// check that asks for it fails.
  ///
  /// The same holds if a person cannot do something, and a check before it has said so: a button
  /// that cannot be tapped does nothing in any check. And what the console has complained of in a
  /// check before says nothing new.
  package func judged(_ checks: [CheckResult]) -> [CheckResult] {
    var asked: Set<[String]> = []
    var told: Set<String> = []
    var dependent = checks.indices.filter { index in
      let check = checks[index]
      guard check.outcome == .failed, !check.issues.isEmpty else { return false }
      let known = told
      told.formUnion(check.issues.filter(\.kind.isTold).map(\.finding))
      if check.issues.contains(where: { $0.kind == .obstacle && known.contains($0.finding) }) {
        return true
      }
      return check.issues.allSatisfy { issue in
        if issue.kind.isTold, known.contains(issue.finding) { return true }
        guard issue.kind.isRequired, issue.isInSuite(of: exercise) else { return false }
        let isRepeated = !issue.advice.isEmpty && !asked.insert(issue.advice).inserted
        return isRepeated || issue.kind == .prerequisite
      }
    }
    if checks.count(where: \.outcome.isBad) == dependent.count {
      // Nothing else fails, so what they ask for is the mistake. The first one says it.
      var said: Set<String> = []
      dependent.removeAll { said.insert(checks[$0].reasonNotJudged).inserted }
    }
    var checks = checks
    for index in dependent { checks[index].outcome = .notJudged }
    return checks
  }
}

extension CheckResult.Issue {
  /// Whether its line is one of the suite, and not of a file that suites share.
  package func isInSuite(of exercise: Exercise) -> Bool {
    file.map { $0.hasSuffix("/\(exercise.file)Tests.swift") } ?? true
  }
}

extension Exercise {
  /// What a state of the exercise is called; the learner's own screen opens, and is not right.
  package func word(for state: Verdict.State) -> String {
    isOwnScreen && state == .right ? "opens" : state.rawValue
  }
}

extension Submission {
  /// The verdict on a submission that need not be graded: its file is missing, empty, or as it came.
  package var obviousVerdict: Verdict {
    guard text != nil else { return Verdict(submission: self, state: .missing) }
    return isEmpty
      ? .doesNotCompile(self, [.emptyFile(of: exercise)])
      : Verdict(submission: self, state: .waiting)
  }
}
