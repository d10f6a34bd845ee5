import CourseFormat

/// The lines of a learner's file that checks speak of: the page shows them, and so does a report.
///
/// A check that ends there speaks of the line where it did. Else it waits for a TODO, so it speaks of that
/// line; when the line is gone, of the function or property in which the exercise came with it.
///
/// - Errors: A check has no line if it waits for no TODO, if a TODO stood in no function or property, and if the
///   learner's file has none of that name any more, or several.
package struct CheckedLines {
  private let submission: Submission
  private let original: SourceOutline?
  private let todos: [Todo]
  private let own: SourceOutline

  /// Reads the file of a submission; `original` is the exercise as it came, if it is known.
  init(of submission: Submission, original: String?) {
    self.submission = submission
    self.original = original.map { SourceOutline($0) }
    todos = original.map { Todo.all(in: $0) } ?? []
    own = SourceOutline.of(submission.text ?? "")
  }

  /// The lines that checks speak of, in their order; one that passes speaks of none.
  package static func all(
    of checks: [Telling.Check], in submission: Submission, of package: CoursePackage
  )
    -> [Int?]
  {
    guard checks.contains(where: { $0.result.outcome != .passed }) else {
      return checks.map { _ in nil }
    }
    let original = Originals(of: package).recall(submission.exercise)
    let lines = CheckedLines(of: submission, original: original)
    return checks.map {
      $0.result.outcome == .passed ? nil : $0.places.first?.line ?? lines.line(of: $0.result)
    }
  }

  /// The line that a check speaks of, counted from 1, or nil if that is not known.
  func line(of check: CheckResult) -> Int? {
    let lines = (submission.suite.text ?? "").lines
    guard let number = lines.element(at: check.line - 1).flatMap({ Todo.numberAwaited(in: $0) })
    else { return nil }
    if let todo = submission.todos.first(where: { $0.number == number }) { return todo.line }
    guard let todo = todos.first(where: { $0.number == number }),
      let member = original?.member(at: todo.line)
    else { return nil }
    let alike = own.declarations.filter { $0.isAlike(member) }
    return alike.count == 1 ? alike[0].token.line : nil
  }
}

extension SourceOutline {
  /// The function or property that a comment belongs to: the one in whose braces it stands, or the one that
  /// begins right below it.
  func member(at line: Int) -> Declaration? {
    let ends = declarations.dropFirst().map(\.start) + [tokens.count]
    let around = zip(declarations, ends).reversed().first { member, end in
      let places = member.place..<max(member.place, end)
      guard member.isMember,
        let open = member.body?.lowerBound ?? places.first(where: { isBracket("{", at: $0) })
      else { return false }
      return (tokens[open].line..<tokens[self.end(ofGroupAt: open)].line).contains(line)
    }
    return around?.0 ?? declarations.first { $0.isMember && $0.token.line == line + 1 }
  }
}

extension SourceOutline.Declaration {
  /// Whether it is a function or a property, of a type or of the file.
  fileprivate var isMember: Bool {
    [.function, .variable, .initializer, .subscript].contains(kind)
  }

  /// Whether a call finds one where it found the other.
  fileprivate func isAlike(_ other: Self) -> Bool {
    kind == other.kind && name == other.name && owner?.name == other.owner?.name
      && parameters.map(\.label) == other.parameters.map(\.label)
  }
}
