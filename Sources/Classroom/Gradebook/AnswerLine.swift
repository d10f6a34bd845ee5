import Answers
import CourseFormat
import Foundation

/// Finds the line of an answer that a check is about.
///
/// The check says which TODO it waited for, and the exercise as it came says in which declaration
/// that stood. The line is where the answer has the same declaration.
enum AnswerLine {
  private static var stubs: [URL: String?] = [:]

  /// The line of an answer that a check is about, or of the first passage that is the learner's own.
  static func of(
    _ check: CheckResult, in submission: Submission, of package: CoursePackage
  ) -> Int? {
    guard let text = submission.text else { return nil }
    let lines = text.lines
    let todo = submission.suite.text?.lines.element(at: check.line - 1).flatMap {
      Todo.numberAwaited(in: $0)
    }
    if let todo, let own = submission.todos.first(where: { $0.number == todo }) { return own.line }
    if let todo, let stub = stub(of: submission.exercise, in: package),
      let declaration = declaration(around: todo, in: stub),
      let index = lines.firstIndex(where: { $0.trimmed == declaration })
    {
      return index + 1
    }
    guard let solution = submission.exercise.solution.text else { return nil }
    let own = StubComparison(stub: text, solution: solution).differences.first { difference in
      difference.stub.contains { !$0.trimmed.isEmpty }
    }
    return own?.line
  }

  /// The line in which the declaration begins that a TODO stands in.
  private static func declaration(around number: Int, in stub: String) -> String? {
    let lines = stub.lines
    guard let todo = Todo.all(in: stub).first(where: { $0.number == number }) else { return nil }
    let indent = lines.element(at: todo.line - 1)?.prefix(while: \.isWhitespace).count ?? 0
    let above = lines.prefix(todo.line - 1).reversed()
    return above.first { line in
      line.holdsCode && line.prefix(while: \.isWhitespace).count < indent
    }?.trimmed
  }

  /// The exercise as it came.
  ///
  /// What is graded does not depend on how far the learner of this copy has come, so where the file
  /// is not as it came, the history is asked.
  private static func stub(of exercise: Exercise, in package: CoursePackage) -> String? {
    if let known = stubs[exercise.answer] { return known }
    let stub = try? Originals(of: package).find(exercise)
    stubs[exercise.answer] = stub
    return stub
  }
}
