import CourseFormat
import Foundation

/// What a learner hands in for an exercise: the text of the file, read once with that of its suite.
///
/// The text is compiled and graded from a copy. Whoever saves the file meanwhile gets the verdict
/// on what it held when the grading began.
package struct Submission {
  /// The suite that grades it.
  package let suite: SuiteText

  /// What the learner's file holds.
  private let answer: AnswerText

  /// A number that changes with the text and with the suite.
  package let fingerprint: String

  /// Reads what is handed in for an exercise now.
  package init(of exercise: Exercise) {
    self.init(of: exercise, text: exercise.isMissing ? nil : exercise.answer.text)
  }

  /// Creates a submission of a text.
  package init(of exercise: Exercise, text: String?) {
    self.init(text, gradedBy: SuiteText(of: exercise))
  }

  /// Creates a submission of a text, with a suite that has been read.
  package init(_ text: String?, gradedBy suite: SuiteText) {
    self.suite = suite
    answer = AnswerText(text)
    fingerprint = Fingerprint.of([text ?? "", suite.text ?? ""])
  }

  /// The exercise it is about.
  package var exercise: Exercise { suite.exercise }

  /// The text of the learner's file, or nil if it is not there.
  package var text: String? { answer.text }

  /// The TODO lines that stand in it.
  package var todos: [Todo] { answer.todos }

  /// Whether there is nothing to compile: no file, or one that holds nothing but blanks.
  package var isEmpty: Bool { answer.isEmpty }

  /// Whether nothing is handed in: every TODO that a check waits for stands, or the text is one that
  /// the exercise came with before.
  package var isUntouched: Bool { answer.isUntouched(awaited: suite.todos) || isPristine }

  /// Whether the text is that of the exercise as it came, today or before: nobody has changed it.
  package var isPristine: Bool { exercise.wasDelivered(answer) }

  /// Whether the learner's file holds another text by now.
  package var hasChanged: Bool {
    (exercise.isMissing ? nil : exercise.answer.text) != text
  }
}
