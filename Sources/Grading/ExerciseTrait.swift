import CourseFormat
import HeadlessUIKit
import Processes
import Stage
import Testing

/// Makes a suite grade an exercise.
///
/// A suite whose exercise is untouched records one known issue and runs no check. Otherwise its
/// checks run one at a time, each in an application of its own. What a person on the stage could
/// not do fails the check, and so does what the core complains about on its console. A check passes
/// only if its body came to its end, for each value that it is run with. No check runs of an answer that
/// reaches into its checks, or that another answer does: see ``BuiltRefusals``.
///
/// - Errors: A check that crashes, leaves the program or does not return within some seconds is
///   named with the learner's line, and the run goes on without its exercise.
nonisolated public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// The checks are graded, not only the suite.
  public var isRecursive: Bool { true }

  /// Answers for the suite, for each check and for each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ExerciseTrait? { self }

  /// Runs a suite, a check, or one case of it.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let answer = Answer.graded(by: test)
    if test.isSuite {
      try await enter(test, of: answer, performing: function)
    } else if testCase == nil {
      try await grade(test, of: answer, performing: function)
    } else {
      try await isolate(test, performing: function)
    }
  }

  private func enter(
    _ test: Test, of answer: Answer,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await CrashReporter.install()
    Watchdog.start()
    if let call = ScenePlayer.call {
      await ScenePlayer(exercise: answer.name, call: call).play(
        suite: test.name, ofModule: test.sourceLocation.moduleName)
    }
    RunSummary.shared.begin(answer)
    defer { RunSummary.shared.end(answer) }
    let refusals = RunNotes.refusals(of: answer)
    let prevention = refusals.first { $0.kind == .prevented }
    if let (interruption, place) = RunNotes.interruption(of: answer) {
      record(interruption, at: place, of: answer)
    } else if !refusals.isEmpty, prevention == nil {
      record(refusals, of: answer)
    } else if GradingMode.ofRun.waits, let first = answer.todos.first, answer.isUntouched {
      first.recordWaiting(of: answer)
      return RunSummary.shared.noteWaiting(answer)
    } else if let prevention {
      record([prevention], of: answer)
    } else {
      try await function()
    }
    if RunSupervisor.isBrief, let line = RunSummary.shared.line(for: answer) {
      Console.write("\(line)\n")
    }
  }

  /// Fails an exercise that reaches into its checks, or says what keeps it from being graded.
  private func record(_ refusals: [Refusal], of answer: Answer) {
    for refusal in refusals {
      record(
        GradingMessage.refused(refusal), inShort: GradingMessage.refusedInShort(refusal),
        isObstacle: refusal.kind == .prevented, of: answer, atLine: refusal.line)
    }
  }

  /// Fails an exercise that interrupted the run before, or the run if it was not to blame.
  private func record(_ interruption: RunInterruption, at place: CrashSite?, of answer: Answer) {
    let sentence = GradingMessage.notGraded(interruption, at: place, of: answer)
    record(
      sentence, inShort: sentence, isObstacle: interruption.kind == .starved, of: answer,
      atLine: place?.line ?? 1)
  }

  private func record(
    _ sentence: String, inShort short: String, isObstacle: Bool, of answer: Answer, atLine line: Int
  ) {
    if isObstacle {
      RunSummary.shared.noteObstacle(short, for: answer)
    } else {
      RunSummary.shared.noteFailure(short, of: answer)
    }
    Issue.record(Comment(rawValue: sentence), sourceLocation: answer.location(ofLine: line))
  }

  private func grade(
    _ test: Test, of answer: Answer,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TestLock.withLock {
      try await ProgramLock.shared.grade {
        await CrashReporter.install()
        let check = RunningCheck(name: test.displayName ?? test.name, exercise: answer.name)
        let bodies = CheckBodies()
        RunNotes.begin(check)
        Watchdog.beginCheck()
        defer {
          Watchdog.endCheck()
          RunNotes.end()
          RunSummary.shared.countCheck(of: answer)
        }
        try await observe(test, check, of: answer) {
          try await CheckBodies.$ofCheck.withValue(bodies) { try await function() }
          conclude(bodies, at: test.sourceLocation)
        }
      }
    }
  }

  /// Says that the check passed, if all its bodies came to their ends; a failure or a TODO that stands
  /// goes on counting.
  private func conclude(_ bodies: CheckBodies, at location: SourceLocation) {
    if bodies.areWhole { return RunNotes.find(.passed) }
    // Whatever kept a body from its end said so, or the check fails here.
    guard RunNotes.result == .unfinished else { return }
    Issue.record(Comment(rawValue: GradingMessage.unfinished), sourceLocation: location)
  }

  private func observe(
    _ test: Test, _ check: RunningCheck, of answer: Answer,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let fallback = GradingMessage.failed(check.name)
    let observer = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return issue }
      RunNotes.find(.failed)
      RunNotes.note(IssueNote(of: issue))
      let rule = issue.comments.first.map { LookedAt.divide($0.rawValue).rule }
      RunSummary.shared.noteFailure(rule ?? fallback, of: answer)
      guard let sentence = RunNotes.childCrash(in: check, of: answer) else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: sentence))
      return issue
    }
    do {
      try await observer.provideScope(for: test, testCase: nil) { try await function() }
    } catch {
      RunNotes.find(.failed)
      RunSummary.shared.noteFailure(fallback, of: answer)
      throw error
    }
  }

  private func isolate(
    _ test: Test, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let location = test.sourceLocation
    let reporter: @MainActor (String) -> Void = { sentence in
      Issue.record("\(sentence)", sourceLocation: location)
    }
    try await CheckBodies.run(
      {
        try await Device.$ofTask.withValue(ConsoleWatch.device(failing: test)) {
          try await Stage.$reporter.withValue(reporter) {
            try await WaitingCalls.note { try await function() }
          }
        }
      }, hasOpenPart: { RunNotes.hasOpenPart },
      reporting: { Issue.record(Comment(rawValue: $0), sourceLocation: location) })
  }
}

nonisolated extension Trait where Self == ExerciseTrait {
  /// Makes a suite grade the exercise of the same name.
  public static var exercise: ExerciseTrait { ExerciseTrait() }
}
