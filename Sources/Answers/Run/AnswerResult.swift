/// What came of an answer: its program with what its runs found, or what kept it from being graded.
package struct AnswerResult {
  package let submission: Submission

  /// Its program, if there is one.
  package private(set) var build: BuiltProgram?

  /// What keeps it from being graded, if anything does.
  package private(set) var obstacle: Obstacle?

  /// What the runs found that were asked for.
  package var runs: [SuiteRun.Mode: SuiteRun] = [:]

  /// What is to be said of it beside others of its lesson, if that was asked for.
  package var clash: [Diagnostic] = []

  /// What was written over the graders' files while it ran, a sentence for each.
  package var written: [String] = []

  /// An answer that is not compiled yet, or that something keeps from being compiled.
  package init(_ submission: Submission, obstacle: Obstacle? = nil) {
    self.submission = submission
    self.obstacle = obstacle
  }

  /// Notes what came of compiling or running it.
  mutating func note(_ outcome: Result<BuiltProgram, Obstacle>) {
    switch outcome {
    case .success(let build): self.build = build
    case .failure(let obstacle): self.obstacle = obstacle
    }
  }
}
