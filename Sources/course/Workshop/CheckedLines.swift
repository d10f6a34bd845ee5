import Answers
import CourseFormat

/// The lines of a learner's file that checks speak of.
///
/// A check waits for a TODO, so it speaks of that line; when the line is gone, of the function or property in
/// which the exercise came with it.
///
/// - Errors: A check has no line if it waits for no TODO, if a TODO stood in no function or property, and if the
///   learner's file has none of that name any more, or several.
struct CheckedLines {
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
  static func all(
    of checks: [CheckResult], in submission: Submission, original: () -> String?
  ) -> [Int?] {
    guard checks.contains(where: { $0.outcome != .passed }) else { return checks.map { _ in nil } }
    let lines = CheckedLines(of: submission, original: original())
    return checks.map { $0.outcome == .passed ? nil : lines.line(of: $0) }
  }

  /// The line that a check speaks of, counted from 1, or nil if that is not known.
  func line(of check: CheckResult) -> Int? {
    if let line = check.crashLine { return line }
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
    var open: [Declaration?] = []
    var rest = declarations[...]
    var latest: Declaration?
    for token in tokens {
      guard token.line <= line else {
        if let member = open.last(where: { $0?.isMember == true }) { return member }
        guard token.line == line + 1 else { return nil }
        return declarations.first { $0.isMember && $0.token.line == token.line }
      }
      while let declaration = rest.first, !token.isBefore(declaration.token) {
        latest = declaration
        rest = rest.dropFirst()
      }
      if token.depth < 0 { _ = open.popLast() }
      guard token.depth > 0 else { continue }
      open.append(token.text == "{" ? latest : nil)
      if token.text == "{" { latest = nil }
    }
    return nil
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

extension SourceTokens.Token {
  fileprivate func isBefore(_ other: Self) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
