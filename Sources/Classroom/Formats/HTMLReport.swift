import Answers
import Foundation

/// A gradebook as one page that needs nothing else: no script, no picture, no network.
///
/// One submission is shown in full. Of several there is a table, and each name leads to the page
/// of that student, where `course grade` puts it.
struct HTMLReport {
  let book: Gradebook

  /// What is to be looked at besides what the book tells itself.
  var lines: [LookList.Line] = []

  var text: String {
    let isSingle = book.submissions.count == 1
    let title = isSingle ? "Report: \(book.submissions[0].shownName)" : "Report"
    let body = isSingle ? detail(of: book.submissions[0]) : look + table
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escape(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(Markup.escape(title))</h1>
      \(body)
      </main>
      </body>
      </html>

      """
  }

  /// What to look at first, above the grades.
  private var look: String {
    let list = LookList(on: book, with: lines)
    guard !list.isEmpty else { return "" }
    let byName = Dictionary(book.submissions.map { ($0.name, $0) }) { first, _ in first }
    let parts = LookList.Kind.allCases.map { kind -> String in
      let items = list.groups(of: kind).map { group -> String in
        let links = group.submissions.compactMap { byName[$0].map(Self.link) }
        let who = links.isEmpty ? "" : links.joined(separator: ", ") + ": "
        return "<li class=\"look\">\(who)\(Markup.escape(group.sentence))</li>"
      }
      return items.isEmpty
        ? "" : "<h3>\(kind.rawValue)</h3>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
    }
    return "<h2>\(LookList.title)</h2>\n" + parts.joined()
  }

  /// The name of a student, which leads to the page, and that of the folder if it is another.
  private static func link(to submission: GradedSubmission) -> String {
    let name = submission.name.shown
    let folder = submission.shownName == name ? "" : " (\(Markup.escape(name)))"
    return "<a href=\"\(path(of: submission))\">\(Markup.escape(submission.shownName))</a>\(folder)"
  }

  private var table: String {
    let lessons = book.lessons
    let heads = ["points"] + lessons + TextReport.states.map(\.rawValue)
    let rows = book.submissions.map { submission in
      let cells =
        [Self.points(submission.total, submission.mostTotal)]
        + lessons.map { Score.text(submission.subtotal(of: $0).total) }
        + TextReport.states.map { "\(submission.count($0))" }
      return "<tr><th scope=\"row\"><a href=\"\(Self.path(of: submission))\">"
        + "\(Markup.escape(submission.shownName))</a></th>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide"><table>
      <thead><tr><th scope="col">submission</th>\
      \(heads.map { "<th scope=\"col\">\(Markup.escape($0))</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  /// Where course grade puts the page of one student, seen from the page of the class.
  private static func path(of submission: GradedSubmission) -> String {
    let name =
      submission.name.fileName.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "reports/\(name).html"
  }

  private func detail(of submission: GradedSubmission) -> String {
    let lines = book.lessons.flatMap { lesson -> [String] in
      let part = submission.subtotal(of: lesson)
      return ["<h2>\(Markup.escape(lesson)) <i>\(Self.points(part.total, part.most))</i></h2>"]
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
      let printed = check.printed.map { ["It printed: \($0)"] } ?? []
      let findings = (check.findings + printed).map {
        "<p class=\"finding\">\(Markup.escape($0))</p>"
      }
      return "<li class=\"\(Self.tone(of: check.outcome))\"><span>\(check.outcome.rawValue)</span> "
        + "\(Markup.escape(check.name))\(findings.joined())</li>"
    }
    let warnings = (exercise.warnings ?? []).map { "The compiler warns: \($0)" }
    let causes = (exercise.misconceptions ?? []).prefix(4).map { "What may be behind it: \($0)" }
    let notes = (exercise.notes + causes + warnings + exercise.decisions).map {
      "<p class=\"finding\">\(Markup.escape($0))</p>\n"
    }
    return """
      <details class="\(Self.tone(of: exercise.state))"\(isOpen ? " open" : "")>
      <summary><b>\(exercise.state.mark)</b> \(Markup.escape(exercise.name)) \
      <i>\(exercise.state.rawValue), \(Self.points(exercise.total, exercise.mostTotal))</i></summary>
      \(notes.joined())<ul>
      \(checks.joined(separator: "\n"))
      </ul>
      </details>
      """
  }

  private static func points(_ points: Double, _ most: Double) -> String {
    "\(Score.text(points)) of \(Score.text(most))"
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

  // Each colour stands beside a word or a sign that says the same.
  private static let style = """
    :root { color-scheme: light dark; --right: #1a6b2e; --wrong: #a31515; --quiet: #595959;
      --line: #c8c8c8; --page: #ffffff; --text: #1b1b1b; }
    @media (prefers-color-scheme: dark) { :root { --right: #7fd694; --wrong: #ff9a8f;
      --quiet: #a8a8a8; --line: #4a4a4a; --page: #161616; --text: #e8e8e8; } }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; margin: 1.2rem 0 .3rem; }
    h3 { font-size: 1rem; margin: .8rem 0 .2rem; }
    h2 i { color: var(--quiet); font-style: normal; font-weight: normal; }
    a { color: inherit; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
    th:first-child { text-align: left; }
    details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    summary i { color: var(--quiet); font-style: normal; display: inline-block; }
    ul { margin: .3rem 0 .6rem; padding-left: 1.2rem; list-style: none; }
    li { display: grid; grid-template-columns: 5.5rem 1fr; overflow-wrap: anywhere; }
    li.look { display: list-item; margin-bottom: .2rem; }
    li span { font-size: .85rem; }
    .finding { grid-column: 1 / -1; margin: .2rem 0 .4rem; color: var(--text); white-space: pre-wrap;
      overflow-wrap: anywhere; border-left: 3px solid var(--line); padding-left: .6rem; }
    .right > summary b, li.right > span { color: var(--right); }
    .wrong > summary b, li.wrong > span { color: var(--wrong); }
    .waiting > summary b, li.waiting > span { color: var(--quiet); }
    """
}
