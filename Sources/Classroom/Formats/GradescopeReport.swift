import Answers

/// A submission as Gradescope takes it from a program that grades: its `results.json`.
///
/// - Shape: A test for each check. Where a teacher's rules say what the whole counts, that is the
///   score, and not the sum of the tests.
/// - Source: "Autograder Specifications" of Gradescope, section "Output format".
struct GradescopeReport {
  let submission: GradedSubmission

  private struct Results: Encodable {
    var score: Double?
    let output: String
    let visibility = "visible"
    let tests: [Test]
  }

  private struct Test: Encodable {
    let score: Double
    let maxScore: Double
    let status: String
    let name: String
    let number: String
    let output: String
    let tags: [String]

    private enum CodingKeys: String, CodingKey {
      case score, status, name, number, output, tags
      case maxScore = "max_score"
    }
  }

  /// The file.
  func text() throws -> String {
    let tests = submission.exercises.enumerated().flatMap { index, exercise in
      exercise.checks.enumerated().map { number, check in
        test(check, number: "\(index + 1).\(number + 1)", of: exercise)
      }
    }
    let results = Results(
      score: submission.score,
      output: (submission.notes + (submission.comments ?? []) + [submission.sentence])
        .joined(separator: "\n"), tests: tests)
    return try JSONText.of(results)
  }

  private func test(_ check: GradedCheck, number: String, of exercise: GradedExercise) -> Test {
    let worth = exercise.possible == 0 ? 0 : exercise.mostTotal / Double(exercise.possible)
    let isFirst = exercise.checks.first?.name == check.name
    let notes = isFirst ? exercise.notes + (exercise.comments ?? []) : []
    let texts = check.findings + notes
    return Test(
      score: check.outcome == .passed ? Score.rounded(worth) : 0, maxScore: Score.rounded(worth),
      status: check.outcome == .passed ? "passed" : "failed",
      name: "\(exercise.name): \(check.name)", number: number,
      output: check.outcome == .passed && texts.isEmpty
        ? "" : ([check.outcome.rawValue] + texts).joined(separator: "\n"),
      tags: [exercise.lesson])
  }
}
