import Testing

/// What the run says about work that is not handed in.
nonisolated enum Waiting {
  /// Records that a TODO stands: a known issue, or a failure where nothing may wait.
  static func record(_ todo: Answer.Todo, of answer: Answer, in mode: Mode = .ofRun) {
    let location = answer.location(of: todo)
    let sentence = Comment(rawValue: sentence(for: todo, of: answer))
    guard mode != .strict else {
      Issue.record(sentence, sourceLocation: location)
      return
    }
    withKnownIssue(sourceLocation: location) {
      Issue.record(sentence, sourceLocation: location)
    }
  }

  /// Says which TODO waits, and where.
  static func sentence(for todo: Answer.Todo, of answer: Answer) -> String {
    "TODO \(todo.number) is waiting in \(answer.path):\(todo.line). "
      + "Answer it and delete its line to hand it in."
  }
}
