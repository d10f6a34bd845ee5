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
  package var checks: [String] {
    (text ?? "").matches(of: /func `([^`]+)`/).map { String($0.1) }
  }

  /// The checks of what works in an exercise that does not work: they are marked with `.worksBefore`.
  package var checksThatPassBefore: Set<String> {
    let marked = /@Test\([^\n]*\.worksBefore[^\n]*\)\s*\n\s*func `([^`]+)`/
    return Set((text ?? "").matches(of: marked).map { String($0.1) })
  }

  /// The TODO numbers that its checks wait for.
  package var todos: Set<Int> { Set(Todo.numbersAwaited(in: text ?? "")) }

  /// The lines on which the checks begin that wait for a TODO.
  package func lines(ofChecksFor todo: Int) -> Set<Int> {
    let lines = (text ?? "").lines
    return Set(lines.indices.filter { Todo.numberAwaited(in: lines[$0]) == todo }.map { $0 + 1 })
  }
}
