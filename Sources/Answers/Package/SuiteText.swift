import CourseFormat

/// The text of the suite that grades an exercise, read once, and what is read from it.
///
/// - Errors: A suite that is not there has no checks.
package struct SuiteText {
  package let exercise: Exercise

  /// The text of the file, or nil if it is not there.
  package let text: String?

  /// Reads the suite of an exercise.
  package init(of exercise: Exercise) {
    self.exercise = exercise
    text = exercise.suite.text
  }

  /// The sentences that its checks are named by.
  package var checks: [String] { checks { _ in true } }

  /// The checks of what works in an exercise that does not work: they are marked with `.worksBefore`.
  package var checksThatPassBefore: Set<String> { Set(checks { $0.contains("worksBefore") }) }

  /// The checks whose attributes have words that fit.
  private func checks(where fit: ([String]) -> Bool) -> [String] {
    let outline = SourceOutline(text ?? "")
    return outline.declarations.filter { declaration in
      declaration.kind == .function && declaration.token.kind == .quotedWord
        && fit(outline.tokens[declaration.start..<declaration.place].map(\.text))
    }.map(\.name)
  }

  /// The TODO numbers that its checks wait for.
  package var todos: Set<Int> { Set(Todo.numbersAwaited(in: text ?? "")) }

  /// The lines on which the checks begin that wait for a TODO.
  package func lines(ofChecksFor todo: Int) -> Set<Int> {
    let lines = (text ?? "").lines
    return Set(lines.indices.filter { Todo.numberAwaited(in: lines[$0]) == todo }.map { $0 + 1 })
  }
}
