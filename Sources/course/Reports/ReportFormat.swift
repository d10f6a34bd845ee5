import Foundation

/// A form in which a gradebook is written.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, html, csv

  /// Writes a book.
  func write(_ book: Gradebook) throws -> String {
    switch self {
    case .text: TextReport(book: book).text
    case .json: try Self.json(of: book)
    case .junit: JUnitReport(book: book).text
    case .html: HTMLReport(book: book).text
    case .csv: CSVReport(book: book).text
    }
  }

  // A class is read by machines, and would take three times the space with blanks.
  private static func json(of book: Gradebook) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if book.submissions.count == 1 { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(book), as: UTF8.self) + "\n"
  }
}

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
    var lines = submission.notes
    for exercise in submission.exercises {
      let points = "\(exercise.points) of \(exercise.possible)"
      lines.append(
        "\(exercise.state.mark) \(exercise.name.padding(to: 34)) \(points.padding(to: 8)) "
          + exercise.state.rawValue)
      lines += exercise.notes.map { $0.wrapped(indent: 6) }
      for check in exercise.checks where check.outcome == .failed || check.outcome == .unfinished {
        lines.append("    \(check.outcome.rawValue): \(check.name)")
        lines += check.findings.map { $0.wrapped(indent: 6) }
      }
    }
    return lines + [Self.sentence(on: submission)]
  }

  /// What a submission is worth, in one line.
  static func sentence(on submission: GradedSubmission) -> String {
    "\(submission.name): \(submission.points) of \(submission.possible) points, "
      + "\(submission.count(.right)) of \(submission.exercises.count) exercises right."
  }

  private var table: [String] {
    let width = max(10, book.submissions.map(\.name.count).max() ?? 0) + 2
    let columns = [
      "points", "right", "wrong", "waiting", "not compiled", "crashed", "no end", "missing",
    ]
    let head = "submission".padding(to: width) + columns.joined(separator: "  ")
    let rows = book.submissions.map { submission in
      let numbers = [submission.points] + Self.states.map(submission.count)
      let cells = zip(columns, numbers).map { column, number in
        String(repeating: " ", count: max(0, column.count - "\(number)".count)) + "\(number)"
      }
      return submission.name.padding(to: width) + cells.joined(separator: "  ")
    }
    let points = book.submissions.map(\.points)
    let possible = book.submissions.map(\.possible).max() ?? 0
    let median = points.sorted().element(at: points.count / 2) ?? 0
    return [head] + rows + [
      "\(points.count) submissions, at most \(possible) points each. Median: \(median)."
    ]
  }

  /// The states that have a column, after the points.
  static let states: [Verdict.State] = [
    .right, .wrong, .waiting, .doesNotCompile, .crashed, .ranOutOfTime, .missing,
  ]
}

/// A gradebook as a table for a spreadsheet: a line a submission, as RFC 4180 has it.
struct CSVReport {
  let book: Gradebook

  var text: String {
    let exercises = book.submissions.first?.exercises.map(\.name) ?? []
    let head =
      ["submission", "points", "possible"] + TextReport.states.map(\.rawValue) + exercises
    let rows = book.submissions.map { submission in
      [submission.name, "\(submission.points)", "\(submission.possible)"]
        + TextReport.states.map { "\(submission.count($0))" }
        + submission.exercises.map { "\($0.points)" }
    }
    return ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell in quotes where it needs them.
  ///
  /// A spreadsheet takes a text that begins with one of four signs for a formula. The names of
  /// submissions are the students' own, so such a text gets an apostrophe before it.
  static func cell(_ text: String) -> String {
    let text = text.first.map("=+-@".contains) == true ? "'" + text : text
    guard text.contains(where: { ",\"\n\r".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
