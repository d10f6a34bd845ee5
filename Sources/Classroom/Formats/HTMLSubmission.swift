import Answers

/// What somebody handed in, graded, as a part of a page.
struct HTMLSubmission {
  private let submission: GradedSubmission
  private let lessons: [String]

  init(_ submission: GradedSubmission, of lessons: [String]) {
    (self.submission, self.lessons) = (submission, lessons)
  }

  var text: String {
    let lines = lessons.flatMap { lesson -> [String] in
      let part = submission.subtotal(of: lesson)
      return ["<h2>\(Markup.escape(lesson)) <i>\(Score.points(part.total, part.most))</i></h2>"]
        + submission.exercises.filter { $0.lesson == lesson }.map(exercise)
    }
    let folder =
      submission.shownName == submission.name.shown
      ? [] : ["Handed in as \(submission.name.shown)."]
    let notes = folder + submission.notes + (submission.comments ?? [])
    return """
      <p class="sum"><strong>\(Score.text(submission.total))</strong> of \
      \(Score.text(submission.mostTotal)) points, \
      \(submission.count(.right)) of \(submission.exercises.count) exercises right.</p>
      \(notes.map { "<p>\(Markup.escape($0))</p>\n" }.joined())\
      \(lines.joined(separator: "\n"))
      """
  }

  private func exercise(_ exercise: GradedExercise) -> String {
    let isOpen = ![.right, .waiting, .missing].contains(exercise.state)
    let checks = exercise.checks.map { check in
      let printed = check.printed.map { ["\(Telling.printed) \($0)"] } ?? []
      let findings = (check.findings + printed).map {
        "<p class=\"finding\">\(Markup.escape($0))</p>"
      }
      return "<li class=\"\(Self.tone(of: check.outcome))\"><span>\(check.outcome.rawValue)</span> "
        + "\(Markup.escape(check.name))\(findings.joined())</li>"
    }
    let warnings = (exercise.warnings ?? []).map { "\(Telling.warns) \($0)" }
    let lead = Telling.lead(to: exercise.state)
    let causes = (exercise.misconceptions ?? []).prefix(4).map { "\(lead): \($0)" }
    let notes = (exercise.notes + causes + warnings + exercise.decisions).map {
      "<p class=\"finding\">\(Markup.escape($0))</p>\n"
    }
    return """
      <details class="\(Self.tone(of: exercise.state))"\(isOpen ? " open" : "")>
      <summary><b>\(exercise.state.mark)</b> \(Markup.escape(exercise.name)) \
      <i>\(exercise.state.rawValue), \(Score.points(exercise.total, exercise.mostTotal))</i></summary>
      \(notes.joined())<ul>
      \(checks.joined(separator: "\n"))
      </ul>
      </details>
      """
  }

  private static func tone(of state: Verdict.State) -> String {
    switch state {
    case .right: "right"
    case .waiting, .notGraded, .missing: "waiting"
    case .wrong, .doesNotCompile, .crashed, .ranOutOfTime: "wrong"
    }
  }

  private static func tone(of outcome: GradedCheck.Outcome) -> String {
    switch outcome {
    case .passed: "right"
    case .waiting, .notRun, .notJudged: "waiting"
    case .failed, .unfinished: "wrong"
    }
  }
}
