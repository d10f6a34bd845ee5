import CourseFormat
import Testing

/// Keeps a check from running until its TODO is handed in.
///
/// While the line `// TODO 1:` stands in the learner's file, the check records a known issue
/// there instead. `COURSE=strict` makes it a failure, `COURSE=ungated` runs the check regardless.
nonisolated public struct TodoTrait: TestTrait, TestScoping {
  let number: Int

  /// Answers for a check, not for each of its cases: it waits once.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> TodoTrait? {
    testCase == nil && !test.isSuite ? self : nil
  }

  /// Runs a check, or says what it waits for.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let answer = Answer.graded(by: test)
    guard GradingMode.ofRun.waits, let todo = answer.todo(number) else {
      return try await function()
    }
    todo.recordWaiting(of: answer)
    RunNotes.find(GradingMode.ofRun == .strict ? .failed : .waiting)
    RunSummary.shared.noteWaiting(answer)
  }
}

nonisolated extension Trait where Self == TodoTrait {
  /// Keeps a check from running while the TODO with this number stands in the exercise.
  public static func todo(_ number: Int) -> TodoTrait { TodoTrait(number: number) }
}

nonisolated extension Todo {
  /// Records that the TODO stands: a known issue, or a failure where nothing may wait.
  func recordWaiting(of answer: Answer) {
    let location = answer.location(ofLine: line)
    let sentence = Comment(rawValue: GradingMessage.waiting(self, of: answer))
    guard GradingMode.ofRun != .strict else {
      Issue.record(sentence, sourceLocation: location)
      return
    }
    withKnownIssue(sourceLocation: location) {
      Issue.record(sentence, sourceLocation: location)
    }
  }
}
