import Foundation

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

    private enum CodingKeys: String, CodingKey { case score, output, visibility, tests }
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
      output: (submission.notes + (submission.comments ?? []) + [
        TextReport.sentence(on: submission)
      ]).joined(separator: "\n"), tests: tests)
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

/// A submission as Classroom 50 collects it: the `result.json` of a release.
///
/// - Source: `schemas/result-v1.schema.json` of github.com/foundation50/classroom50.
struct ClassroomReport {
  let submission: GradedSubmission
  let identity: Identity

  /// What Classroom 50 tells a program that grades, in its environment.
  struct Identity: Equatable {
    var classroom: String
    var assignment: String
    var kind: String
    var owner: String
    var tag: String
    var commit: String
    var release: String
    var review: String
    var date: String
    var actor: String?
    var actorNumber: Int?

    /// The variables that have to be there.
    static let required = [
      "CLASSROOM", "ASSIGNMENT", "USERNAME", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL",
    ]

    /// Reads the environment; `date` is when the graded commit was made.
    init(_ environment: [String: String], date: Date) throws {
      let missing = Self.required.filter { (environment[$0] ?? "").isEmpty }
      guard missing.isEmpty else { throw CommandError.noClassroom(missing) }
      let text = { (name: String) in environment[name] ?? "" }
      classroom = text("CLASSROOM")
      assignment = text("ASSIGNMENT")
      kind = ["group", "team"].contains(text("MODE")) ? "group" : "individual"
      owner = text("USERNAME")
      tag = text("SUBMISSION_TAG")
      commit = text("COMMIT_URL")
      release = text("RELEASE_URL")
      review = text("REVIEW_URL").isEmpty ? commit : text("REVIEW_URL")
      self.date = Moment.text(of: date)
      actor = text("GITHUB_ACTOR").isEmpty ? nil : text("GITHUB_ACTOR")
      actorNumber = Int(text("GITHUB_ACTOR_ID"))
    }
  }

  private struct Result: Encodable {
    let schema = "classroom50/result/v1"
    let classroom, assignment, assignmentType, owner, submission, commit, release, review: String
    let datetime: String
    let score, maxScore: Int
    let tests: [Test]
    let submittedBy: Actor?

    private enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, owner, submission, commit, release, review, datetime
      case score, tests
      case assignmentType = "assignment_type"
      case maxScore = "max-score"
      case submittedBy = "submitted_by"
    }
  }

  private struct Actor: Encodable {
    let username: String
    let id: Int?
  }

  private struct Test: Encodable {
    let name: String
    let passed: Bool
    let score, maxScore: Int
    let message: String?

    private enum CodingKeys: String, CodingKey {
      case passed, score, message
      case name = "test-name"
      case maxScore = "max-score"
    }
  }

  /// The file.
  func text() throws -> String {
    let tests = submission.exercises.flatMap { exercise in
      exercise.checks.map { check in
        Test(
          name: "\(exercise.name): \(check.name)", passed: check.outcome == .passed,
          score: check.points, maxScore: 1,
          message: check.outcome == .passed
            ? nil
            : (check.findings.isEmpty ? exercise.notes : check.findings)
              .joined(separator: "\n"))
      }
    }
    let most = Int(submission.mostTotal.rounded())
    let result = Result(
      classroom: identity.classroom, assignment: identity.assignment,
      assignmentType: identity.kind, owner: identity.owner, submission: identity.tag,
      commit: identity.commit, release: identity.release, review: identity.review,
      datetime: identity.date, score: min(most, max(0, Int(submission.total.rounded()))),
      maxScore: most, tests: tests,
      submittedBy: identity.actor.map { Actor(username: $0, id: identity.actorNumber) })
    return try JSONText.of(result)
  }
}

/// JSON as a person can read it, the same on every machine.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
