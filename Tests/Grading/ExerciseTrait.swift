import HeadlessUIKit
import Stage
import Testing

/// Makes a suite grade an exercise.
///
/// A suite whose exercise is untouched records one known issue and runs no check. Otherwise its
/// checks run one at a time, each in an application of its own, and what a person on the stage
/// could not do fails the check.
///
/// - Errors: A check that crashes, or does not return within five seconds, ends the run with a
///   message that names it.
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
      try await enter(answer, performing: function)
    } else if testCase == nil {
      try await grade(test, of: answer, performing: function)
    } else {
      try await isolate(test, performing: function)
    }
  }

  private func enter(
    _ answer: Answer, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await CrashReporter.install()
    Watchdog.start()
    Tally.shared.begin(answer)
    defer { Tally.shared.end(answer) }
    guard Mode.ofRun.waits, answer.isUntouched, let first = answer.todos.first else {
      return try await function()
    }
    Waiting.record(first, of: answer)
    Tally.shared.note(.waiting, of: answer)
  }

  private func grade(
    _ test: Test, of answer: Answer,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Turn.hold {
      let last = LastWords(of: test.displayName ?? test.name, grading: answer.name)
      CrashReporter.watch(last)
      Watchdog.watch(last)
      defer {
        Watchdog.unwatch()
        CrashReporter.unwatch()
        Tally.shared.countCheck(of: answer)
      }
      try await observe(test, of: answer, performing: function)
    }
  }

  private func observe(
    _ test: Test, of answer: Answer,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let observer = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { Tally.shared.note(.wrong, of: answer) }
      return issue
    }
    do {
      try await observer.provideScope(for: test, testCase: nil) { try await function() }
    } catch {
      Tally.shared.note(.wrong, of: answer)
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
    try await Device.$ofTask.withValue(IsolatedTrait.freshState()) {
      try await Stage.$reporter.withValue(reporter) { try await function() }
    }
  }
}

nonisolated extension Trait where Self == ExerciseTrait {
  /// Makes a suite grade the exercise of the same name.
  public static var exercise: ExerciseTrait { ExerciseTrait() }
}
