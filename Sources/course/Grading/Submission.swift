import CourseFormat
import Foundation

/// What a learner hands in for an exercise: the text of the file, read once.
///
/// The text is compiled and graded from a copy. Whoever saves the file meanwhile gets the verdict
/// on what it held when the grading began.
struct Submission {
  let exercise: Exercise

  /// The text of the learner's file, or nil if it is not there.
  let text: String?

  /// The TODO lines that stand in it.
  let todos: [Todo]

  /// The TODO numbers that the checks of the suite wait for.
  let todosGraded: Set<Int>

  /// A number that changes with the text and with the suite.
  let fingerprint: String

  /// Reads what is handed in for an exercise now.
  init(of exercise: Exercise) {
    self.init(of: exercise, text: exercise.isMissing ? nil : exercise.answer.text)
  }

  /// Takes a text for what is handed in.
  init(of exercise: Exercise, text: String?) {
    self.exercise = exercise
    self.text = text
    todos = Todo.all(in: text ?? "")
    todosGraded = exercise.todosGraded
    fingerprint = Fingerprint.of([text ?? "", exercise.suite.text ?? ""])
  }

  /// Whether there is nothing to compile: no file, or one that holds nothing but blanks.
  var isEmpty: Bool { text?.allSatisfy(\.isWhitespace) ?? true }

  /// Whether nothing is handed in: every TODO that a check waits for stands.
  var isUntouched: Bool {
    !todos.isEmpty && todosGraded.isSubset(of: todos.map(\.number))
  }

  /// Whether the text is as it came: the solution, with TODOs for answers.
  var isPristine: Bool {
    guard !todos.isEmpty, let text, let solution = exercise.solution.text else { return false }
    return StubComparison.isPristine(text, besides: solution)
  }

  /// Whether the learner's file holds another text by now.
  var hasChanged: Bool {
    (exercise.isMissing ? nil : exercise.answer.text) != text
  }
}

extension Exercise {
  /// The TODO numbers that the checks of its suite wait for.
  var todosGraded: Set<Int> { Set(Todo.numbersAwaited(in: suite.text ?? "")) }
}
