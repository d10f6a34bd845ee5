import Answers

/// A gradebook as JUnit XML, which the platforms that run tests read.
///
/// - Shape: A `testsuite` for each exercise of each submission, and in it a `testcase` for each
///   check. A check that fails is a `failure`, one that the program ended in an `error`, one that
///   waits or did not run is `skipped`. An exercise that is not right although no check speaks against
///   it (its file does not compile or is missing, the answer is refused, the run crashed after its
///   last check) has an `error` in each check that did not run, and if all ran, in a case of its own.
///   The properties of a suite hold the points of
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
    let cases =
      exercise.checks.map { testcase($0, in: exercise, suite: name) }
      + (exercise.needsOwnCase ? [wholeCase(of: exercise, suite: name)] : [])
    return """
        \(Markup.tag("testsuite", ["name": name]))\(counts(of: [exercise]))>
          <properties>
      \(points(of: exercise, of: submission).joined(separator: "\n"))
          </properties>
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func points(
    of exercise: GradedExercise, of submission: GradedSubmission
  ) -> [String] {
    var points = [("points", exercise.total, exercise.mostTotal)]
    let lesson = exercise.lesson
    if submission.exercises.first(where: { $0.lesson == lesson })?.name == exercise.name {
      let part = submission.subtotal(of: lesson)
      points.append(("points of \(lesson)", part.total, part.most))
    }
    return points.map { name, total, most in
      let value = "\(Score.text(total)) of \(Score.text(most))"
      return "      \(Markup.tag("property", ["name": name, "value": value]))/>"
    }
  }

  private func testcase(
    _ check: GradedCheck, in exercise: GradedExercise, suite: String
  ) -> String {
    let head = "    " + Markup.tag("testcase", ["name": check.name, "classname": suite])
    let kind = Kind(check, in: exercise)
    if kind == .passed { return head + "/>" }
    if kind == .skipped {
      return "\(head)>\(Markup.tag("skipped", ["message": check.outcome.rawValue]))/></testcase>"
    }
    let texts = check.findings.isEmpty ? exercise.notes : check.findings
    let state = exercise.state.rawValue
    let tag = Markup.tag(kind.rawValue, ["message": texts.first ?? state, "type": state])
    return "\(head)>\n      \(tag)>\(Markup.escape(texts.joined(separator: "\n")))"
      + "</\(kind)>\n    </testcase>"
  }

  /// The case of an answer that is not right although each check that ran passes or waits.
  private func wholeCase(of exercise: GradedExercise, suite: String) -> String {
    let head = Markup.tag("testcase", ["name": "The answer as a whole", "classname": suite])
    let state = exercise.state.rawValue
    let tag = Markup.tag("error", ["message": exercise.notes.first ?? state, "type": state])
    return "    \(head)>\n      \(tag)>\(Markup.escape(exercise.notes.joined(separator: "\n")))"
      + "</error>\n    </testcase>"
  }

  private enum Kind: String {
    case passed, failure, error, skipped

    init(_ check: GradedCheck, in exercise: GradedExercise) {
      switch check.outcome {
      case .passed: self = .passed
      case .failed: self = .failure
      case .unfinished: self = .error
      case .waiting, .notJudged: self = .skipped
      case .notRun: self = exercise.isBadAsAWhole ? .error : .skipped
      }
    }
  }

  private func counts(of exercises: [GradedExercise]) -> String {
    let kinds = exercises.flatMap { exercise in
      exercise.checks.map { Kind($0, in: exercise) } + (exercise.needsOwnCase ? [.error] : [])
    }
    let count = { (kind: Kind) in kinds.count { $0 == kind } }
    return " tests=\"\(kinds.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\" "
      + "skipped=\"\(count(.skipped))\""
  }
}

extension GradedExercise {
  /// Whether it is not right, and no check says so.
  fileprivate var isBadAsAWhole: Bool {
    let isBad =
      switch state {
      case .wrong, .doesNotCompile, .crashed, .ranOutOfTime, .missing: true
      case .right, .waiting, .notGraded: false
      }
    return isBad && !checks.contains(where: \.outcome.isBad)
  }

  /// Whether there is no check left that could say it.
  fileprivate var needsOwnCase: Bool {
    isBadAsAWhole && !checks.contains { $0.outcome == .notRun }
  }
}
