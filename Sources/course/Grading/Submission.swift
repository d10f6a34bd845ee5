import CourseFormat
import Foundation

/// What a learner hands in for an exercise: the text of the file, read once with that of its suite.
///
/// The text is compiled and graded from a copy. Whoever saves the file meanwhile gets the verdict
/// on what it held when the grading began.
struct Submission {
  /// The suite that grades it.
  let suite: SuiteText

  /// The text of the learner's file, or nil if it is not there.
  let text: String?

  /// The TODO lines that stand in it.
  let todos: [Todo]

  /// A number that changes with the text and with the suite.
  let fingerprint: String

  /// Reads what is handed in for an exercise now.
  init(of exercise: Exercise) {
    self.init(of: exercise, text: exercise.isMissing ? nil : exercise.answer.text)
  }

  /// Creates a submission of a text.
  init(of exercise: Exercise, text: String?) {
    self.init(text, gradedBy: SuiteText(of: exercise))
  }

  /// Creates a submission of a text, with a suite that has been read.
  init(_ text: String?, gradedBy suite: SuiteText) {
    self.suite = suite
    self.text = text
    todos = Todo.all(in: text ?? "")
    fingerprint = Fingerprint.of([text ?? "", suite.text ?? ""])
  }

  /// The exercise it is about.
  var exercise: Exercise { suite.exercise }

  /// Whether there is nothing to compile: no file, or one that holds nothing but blanks.
  var isEmpty: Bool { text?.allSatisfy(\.isWhitespace) ?? true }

  /// Whether nothing is handed in: every TODO that a check waits for stands.
  var isUntouched: Bool {
    !todos.isEmpty && suite.todos.isSubset(of: todos.map(\.number))
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
