import Answers
import Foundation

/// A form in which a gradebook is written.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, html, csv
  /// What Gradescope takes from a program that grades, for one submission.
  case gradescope

  /// Whether it is about one submission.
  var isOfOne: Bool { self == .gradescope }

  /// The ending of a file of this format.
  var ending: String {
    switch self {
    case .text: "txt"
    case .json, .gradescope: "json"
    case .junit: "xml"
    case .html: "html"
    case .csv: "csv"
    }
  }

  /// Writes a book; a page has lines to look at besides what the book tells itself.
  func write(_ book: Gradebook, with lines: [LookList.Line] = []) throws -> String {
    switch self {
    case .text: return TextReport(book: book).text
    case .json: return try Self.json(of: book)
    case .junit: return JUnitReport(book: book).text
    case .html: return HTMLReport(book: book, lines: lines).text
    case .csv: return CSVReport(book: book).text
    case .gradescope:
      guard let submission = book.submissions.first, book.submissions.count == 1 else {
        throw CommandError.needsOneSubmission(rawValue, count: book.submissions.count)
      }
      return try GradescopeReport(submission: submission).text()
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
    var lines = submission.notes.map { $0.wrapped() }
    for exercise in submission.exercises {
      let points = "\(Score.text(exercise.total)) of \(Score.text(exercise.mostTotal))"
      lines.append(
        "\(exercise.state.mark) \(exercise.name.padding(to: 34)) \(points.padding(to: 8)) "
          + exercise.state.rawValue)
      lines += (exercise.notes + exercise.decisions).map { $0.wrapped(indent: 6) }
      for check in exercise.checks where check.outcome == .failed || check.outcome == .unfinished {
        lines.append("    \(check.outcome.rawValue): \(check.name)")
        lines += check.findings.map { $0.wrapped(indent: 6) }
      }
    }
    lines += (submission.comments ?? []).map { $0.wrapped() }
    return lines + [Self.sentence(on: submission)]
  }

  /// What a submission is worth, in one line.
  static func sentence(on submission: GradedSubmission) -> String {
    "\(submission.name.shown): \(Score.text(submission.total)) of "
      + "\(Score.text(submission.mostTotal)) points, "
      + "\(submission.count(.right)) of \(submission.exercises.count) exercises right."
  }

  private var table: [String] {
    let names = book.submissions.map { submission in
      let name = submission.name.shown
      return name.count > 40 ? name.prefix(39) + "…" : name
    }
    let width = max(10, names.map(\.count).max() ?? 0) + 2
    let columns = [
      "points", "right", "wrong", "waiting", "not compiled", "crashed", "no end", "missing",
    ]
    let head = "submission".padding(to: width) + columns.joined(separator: "  ")
    let rows = zip(names, book.submissions).map { name, submission in
      let numbers =
        [Score.text(submission.total)] + Self.states.map { "\(submission.count($0))" }
      let cells = zip(columns, numbers).map { column, number in
        String(repeating: " ", count: max(0, column.count - number.count)) + number
      }
      return name.padding(to: width) + cells.joined(separator: "  ")
    }
    let points = book.submissions.map(\.total)
    let possible = book.submissions.map(\.mostTotal).max() ?? 0
    let median = points.sorted().element(at: points.count / 2) ?? 0
    let ungraded = book.submissions.reduce(0) { $0 + $1.count(.notGraded) }
    return [head] + rows + [
      "\(points.count) submissions, at most \(Score.text(possible)) points each. "
        + "Median: \(Score.text(median))."
    ]
      + (ungraded == 0 ? [] : ["\(ungraded) answers are not graded. Their reports say why."])
  }

  /// The states that have a column, after the points.
  static let states: [Verdict.State] = [
    .right, .wrong, .waiting, .doesNotCompile, .crashed, .ranOutOfTime, .missing,
  ]
}

/// A gradebook as a table for a spreadsheet: a line a submission, as RFC 4180 has it.
///
/// A spreadsheet takes a text that begins with one of four signs for a formula. The names of
/// submissions are the students' own, so such a text gets an apostrophe before it.
struct CSVReport {
  let book: Gradebook

  var text: String {
    let exercises = book.submissions.first?.exercises.map(\.name) ?? []
    let hasStudents = book.submissions.contains { $0.student != nil || $0.handedInBy != nil }
    let looks = Dictionary(grouping: LookList(on: book).lines, by: \.submission)
    let hasScores = book.submissions.contains { $0.score != nil }
    let lessons = hasScores ? book.lessons : []
    let head =
      ["submission"] + (hasStudents ? ["id", "name", "mail"] : [])
      + (hasScores ? ["score", "maximum"] : []) + ["look at"] + lessons + ["points", "possible"]
      + TextReport.states.map(\.rawValue) + exercises
    let rows = book.submissions.map { submission -> [String] in
      let student = submission.student ?? submission.handedInBy
      return [submission.name]
        + (hasStudents ? [student?.id ?? "", student?.name ?? "", student?.mail ?? ""] : [])
        + (hasScores ? [Score.text(submission.total), Score.text(submission.mostTotal)] : [])
        + [(looks[submission.name] ?? []).map(\.sentence).joined(separator: " ")]
        + lessons.map { Score.text(submission.subtotal(of: $0).total) }
        + ["\(submission.points)", "\(submission.possible)"]
        + TextReport.states.map { "\(submission.count($0))" }
        + submission.exercises.map { Score.text(hasScores ? $0.total : Double($0.points)) }
    }
    return CSVTable.text(([head] + rows).map { $0.map(CSVTable.guarded) })
  }
}

extension GradedExercise {
  /// What a teacher's rules made of the answer, in sentences.
  var decisions: [String] {
    var sentences: [String] = []
    if isSolution == true { sentences.append("The text is that of the solution.") }
    if isLate == true {
      let lost = penalty.map { " and lost \(Score.text($0)) points" } ?? ""
      sentences.append("It was due \(due ?? ""), came \(handedIn ?? "")\(lost).")
    }
    if let standing, countsStanding == true {
      sentences.append(
        standing == 1
          ? "1 check that passes under a TODO line counts."
          : "\(standing) checks that pass under a TODO line count.")
    }
    if let adjustment {
      let sign = adjustment > 0 ? "+" : ""
      sentences.append("By hand: \(sign)\(Score.text(adjustment)) points.")
    }
    return sentences + (comments ?? [])
  }
}
