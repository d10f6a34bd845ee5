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
    let total = Score.text(submission.total)
    let notes = folder + submission.notes + (submission.comments ?? [])
    return """
      <p class="sum"><strong>\(total)</strong>\(submission.worth.dropFirst(total.count))</p>
      \(notes.map { "<p>\(Markup.escape($0))</p>\n" }.joined())\
      \(lines.joined(separator: "\n"))
      """
  }

  private func exercise(_ exercise: GradedExercise) -> String {
    let isOpen = ![.right, .waiting, .missing].contains(exercise.state)
    let judgement = exercise.state == .missing ? .waiting : exercise.state.judgement
    let checks = exercise.checks.map { check in
      let findings = check.sentences.map { "<p class=\"finding\">\(Markup.escape($0))</p>" }
      return
        "<li class=\"\(check.outcome.judgement.rawValue)\"><span>\(check.outcome.rawValue)</span> "
        + "\(Markup.escape(check.name))\(findings.joined())</li>"
    }
    let notes = exercise.sentences.map { "<p class=\"finding\">\(Markup.escape($0))</p>\n" }
    return """
      <details class="\(judgement.rawValue)"\(isOpen ? " open" : "")>
      <summary><b>\(exercise.state.mark)</b> \(Markup.escape(exercise.name)) \
      <i>\(exercise.state.rawValue), \(Score.points(exercise.total, exercise.mostTotal))</i></summary>
      \(notes.joined())<ul>
      \(checks.joined(separator: "\n"))
      </ul>
      </details>
      """
  }
}
