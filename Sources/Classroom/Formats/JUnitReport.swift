import Answers

/// A gradebook as JUnit XML, which the platforms that run tests read.
///
/// - Shape: A `testsuite` for each exercise of each submission, and in it a `testcase` for each
///   check. A check that fails is a `failure`, one that the program ended in an `error`, one that
///   waits or did not run is `skipped`. An exercise without a verdict on its checks (its file does
///   not compile or is missing) has an `error` in each. The properties of a suite hold the points of
///   its exercise, and those of the first suite of a lesson the points of the lesson as well.
struct JUnitReport {
  let book: Gradebook

  var text: String {
    let suites = book.submissions.flatMap { submission in
      submission.exercises.map { suite($0, of: submission) }
    }
    let tests = book.submissions.flatMap(\.exercises)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Hands-on UIKit"\(counts(of: tests))>
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ exercise: GradedExercise, of submission: GradedSubmission) -> String {
    let name =
      book.submissions.count == 1 ? exercise.name : "\(submission.name): \(exercise.name)"
    let cases = exercise.checks.map { testcase($0, in: exercise, suite: name) }
    return """
        <testsuite name="\(Markup.escape(name))"\(counts(of: [exercise]))>
      \(properties(of: exercise, of: submission))
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func properties(
    of exercise: GradedExercise, of submission: GradedSubmission
  ) -> String {
    var points = [("points", exercise.total, exercise.mostTotal)]
    let lesson = exercise.lesson
    if submission.exercises.first(where: { $0.lesson == lesson })?.name == exercise.name {
      let part = submission.subtotal(of: lesson)
      points.append(("points of \(lesson)", part.total, part.most))
    }
    let lines = points.map { name, total, most in
      "      <property name=\"\(Markup.escape(name))\""
        + " value=\"\(Score.text(total)) of \(Score.text(most))\"/>"
    }
    return "    <properties>\n\(lines.joined(separator: "\n"))\n    </properties>"
  }

  private func testcase(
    _ check: GradedCheck, in exercise: GradedExercise, suite: String
  ) -> String {
    let head =
      "    <testcase name=\"\(Markup.escape(check.name))\" classname=\"\(Markup.escape(suite))\""
    switch kind(of: check, in: exercise) {
    case .passed:
      return head + "/>"
    case .skipped:
      return head + "><skipped message=\"\(Markup.escape(check.outcome.rawValue))\"/></testcase>"
    case .failure, .error:
      let kind = kind(of: check, in: exercise).rawValue
      let texts = check.findings.isEmpty ? exercise.notes : check.findings
      let message = texts.first ?? exercise.state.rawValue
      return head + ">\n      <\(kind) message=\"\(Markup.escape(message))\""
        + " type=\"\(exercise.state.rawValue)\">"
        + Markup.escape(texts.joined(separator: "\n")) + "</\(kind)>\n    </testcase>"
    }
  }

  private enum Kind: String {
    case passed, failure, error, skipped
  }

  private func kind(of check: GradedCheck, in exercise: GradedExercise) -> Kind {
    switch check.outcome {
    case .passed: .passed
    case .failed: .failure
    case .unfinished: .error
    case .waiting, .notJudged: .skipped
    case .notRun:
      exercise.state == .doesNotCompile || exercise.state == .missing ? .error : .skipped
    }
  }

  private func counts(of exercises: [GradedExercise]) -> String {
    let kinds = exercises.flatMap { exercise in
      exercise.checks.map { kind(of: $0, in: exercise) }
    }
    let count = { (kind: Kind) in kinds.count { $0 == kind } }
    return " tests=\"\(kinds.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\" "
      + "skipped=\"\(count(.skipped))\""
  }
}

/// Text inside XML and HTML.
enum Markup {
  private static let signs = Array("&<>\"'\n".utf8)

  /// A text in which nothing is taken for markup; a new line in an attribute stays one.
  static func escape(_ text: String) -> String {
    // Most texts have none of these signs, and a class has hundreds of thousands of texts.
    guard text.utf8.contains(where: { signs.contains($0) }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    .replacing("\n", with: "&#10;")
  }
}
