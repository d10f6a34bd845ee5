import CourseFormat

/// What is to be said about an exercise.
struct Verdict {
  enum State: String, Codable, CaseIterable {
    case right
    case wrong
    case waiting
    case doesNotCompile = "does not compile"
    case crashed
    case ranOutOfTime = "ran out of time"
    /// Its file is not there.
    case missing
  }

  /// What was graded.
  let submission: Submission

  let state: State

  /// The checks, in the order they are written.
  var checks: [CheckResult] = []

  /// What the compiler said.
  var errors: [Diagnostic] = []

  /// What the compiler said when it met the answer beside others of its lesson, if it accepts it
  /// alone only.
  var clash: [Diagnostic] = []

  /// What the program said when it crashed.
  var interruptionMessage: String?

  /// What kept the run from coming to its end, if anything did.
  var interruption: RunInterruption.Kind?

  /// The line of the learner's file it was in when it crashed or was stopped.
  var crashLine: Int?

  /// The TODO lines that stand although their checks pass.
  var readyToHandIn: [Todo] = []

  /// What may be behind the checks that fail.
  var misconceptions: [String] = []

  /// What was written over the graders' files while it was graded, a sentence for each.
  var written: [String] = []

  /// The exercise it is about.
  var exercise: Exercise { submission.exercise }
}

extension Verdict {
  /// Reads a verdict off what the suite said.
  ///
  /// In `run` the waiting checks wait; it is nil if nothing is handed in. In `ungated` none
  /// waits; it is nil if none has a reason to.
  init(_ submission: Submission, run: SuiteRun?, ungated: SuiteRun?) {
    let checks = run?.checks ?? ungated?.checks.map(\.waiting) ?? []
    self.init(submission: submission, state: Self.state(of: run), checks: checks)
    interruption = run?.interruption
    interruptionMessage = run.flatMap(Self.interruptionMessage)
    if let ungated {
      readyToHandIn = submission.todos.filter { ungated.passes($0, gradedBy: submission.suite) }
    }
    if let run { misconceptions = submission.exercise.misconceptions(behind: run) }
  }

  /// The verdict on a submission that the compiler does not accept.
  static func doesNotCompile(_ submission: Submission, _ errors: [Diagnostic]) -> Verdict {
    Verdict(submission: submission, state: .doesNotCompile, errors: errors)
  }

  private static func state(of run: SuiteRun?) -> State {
    guard let run else { return .waiting }
    if run.ranOutOfTime { return .ranOutOfTime }
    if run.interruption != nil { return .crashed }
    if !run.rejections.isEmpty { return .wrong }
    if run.checks.contains(where: { $0.outcome == .waiting }) { return .waiting }
    return run.isClean ? .right : .wrong
  }

  /// What kept a run from coming to its end, in a sentence: the program's own if it had any.
  private static func interruptionMessage(of run: SuiteRun) -> String? {
    switch run.interruption {
    case .left: "The answer leaves the program in this check. Look for a call of exit."
    case .killed:
      "The program was killed in this check. Look for a call of kill, or for memory that grows "
        + "without end."
    case .suspended:
      "This check was still waiting after 10 seconds. Look for an await on something that never "
        + "comes."
    case .aborted:
      run.crashMessage
        ?? "The program ended in abort in this check. Look for a call of abort, or for memory that "
        + "is used wrongly."
    case .crashed: run.crashMessage
    case .stuck, nil: nil
    }
  }
}

extension CheckResult {
  /// The check as it is while its TODO stands.
  var waiting: CheckResult {
    CheckResult(name: name, line: line, outcome: .waiting)
  }
}

extension SuiteRun {
  /// Whether all checks that wait for a TODO pass.
  func passes(_ todo: Todo, gradedBy suite: SuiteText) -> Bool {
    let lines = suite.lines(ofChecksFor: todo.number)
    let waiting = checks.filter { lines.contains($0.line) }
    return !waiting.isEmpty && waiting.allSatisfy { $0.outcome == .passed }
  }
}

extension Exercise {
  /// What the makers of the same mistakes thought: the decoys that the same checks reject, because
  /// they find the same in them.
  func misconceptions(behind run: SuiteRun) -> [String] {
    let ran = Set(run.checks.filter { $0.outcome != .waiting && $0.outcome != .notRun }.map(\.name))
    let rejections = run.rejections
    guard !rejections.isEmpty else { return [] }
    let findings = DecoyFindings(in: url(of: "."))
    return decoys.filter {
      ran.intersection($0.rejectedBy) == rejections
        && findings.show(run, inTheWayOf: $0.answerName, of: self)
    }
    .map(\.misconception)
  }
}
