import Answers

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
      + Gradebook.states.map(\.rawValue) + exercises
    let rows = book.submissions.map { submission -> [String] in
      let student = submission.student ?? submission.handedInBy
      return [submission.name]
        + (hasStudents ? [student?.id ?? "", student?.name ?? "", student?.mail ?? ""] : [])
        + (hasScores ? [Score.text(submission.total), Score.text(submission.mostTotal)] : [])
        + [(looks[submission.name] ?? []).map(\.sentence).joined(separator: " ")]
        + lessons.map { Score.text(submission.subtotal(of: $0).total) }
        + ["\(submission.points)", "\(submission.possible)"]
        + Gradebook.states.map { "\(submission.count($0))" }
        + submission.exercises.map { Score.text(hasScores ? $0.total : Double($0.points)) }
    }
    return CSVTable.text(([head] + rows).map { $0.map(CSVTable.guarded) })
  }
}
