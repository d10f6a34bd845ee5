import Answers
import TerminalIO

/// A gradebook as lines for a terminal.
struct TextReport {
  let book: Gradebook

  /// One submission in full; of several, a line each.
  var text: String {
    let lines = book.submissions.count == 1 ? detail(of: book.submissions[0]) : table
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line for each submission, even for a single one.
  var summary: String { table.joined(separator: "\n") }

  private func detail(of submission: GradedSubmission) -> [String] {
    var lines = submission.notes.map { $0.wrapped() }
    for exercise in submission.exercises {
      let points = "\(Score.text(exercise.total)) of \(Score.text(exercise.mostTotal))"
      lines.append(
        "\(exercise.state.mark) \(exercise.name.padding(to: 34)) \(points.padding(to: 8)) "
          + exercise.state.rawValue)
      lines += (exercise.notes + exercise.decisions).map { $0.wrapped(indent: 6) }
      for check in exercise.checks where check.outcome.isBad {
        lines.append("    \(check.outcome.rawValue): \(check.name)")
        lines += check.findings.map { $0.wrapped(indent: 6) }
      }
    }
    lines += (submission.comments ?? []).map { $0.wrapped() }
    return lines + [submission.sentence]
  }

  private var table: [String] {
    let names = book.submissions.map { submission in
      let name = submission.name.shown
      return name.truncated(cells: 40)
    }
    let width = max(10, names.map(\.cellWidth).max() ?? 0) + 2
    let ungraded = book.submissions.reduce(0) { $0 + $1.count(.notGraded) }
    let states = Gradebook.states + (ungraded == 0 ? [] : [.notGraded])
    let columns = ["points"] + states.map(\.column)
    let head = "submission".padding(to: width) + columns.joined(separator: "  ")
    let rows = zip(names, book.submissions).map { name, submission in
      let numbers =
        [Score.text(submission.total)] + states.map { "\(submission.count($0))" }
      let cells = zip(columns, numbers).map { column, number in
        String(repeating: " ", count: max(0, column.count - number.count)) + number
      }
      return name.padding(to: width) + cells.joined(separator: "  ")
    }
    let points = book.submissions.map(\.total)
    let possible = book.submissions.map(\.mostTotal).max() ?? 0
    let median = points.sorted().element(at: points.count / 2) ?? 0
    return [head] + rows + [
      "\(points.count.of("submission")), at most \(Score.points(possible)) each. "
        + "Median: \(Score.text(median))."
    ]
      + (ungraded == 0
        ? []
        : ungraded == 1
          ? ["1 answer is not graded. Its report says why."]
          : ["\(ungraded) answers are not graded. Their reports say why."])
  }
}
