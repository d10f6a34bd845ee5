import Answers
import Foundation

/// Names that say nothing, and the table that leads back from them to the students.
///
/// - Shape: A CSV file with a code for each submission. A code that is there stays, and a new
///   submission gets a new one by chance: nobody can find out by the names who has which.
struct AnonymousNames {
  private let file: URL
  private var codes: [String: String] = [:]

  /// Reads the table, if there is one.
  init(keptIn file: URL) throws {
    self.file = file
    guard let text = file.text else { return }
    let table = CSVTable(text)
    guard table.has("submission"), table.has("code") else {
      throw CommandError(
        "\(file.path) is there, and it is no table of codes: it has no columns submission and code. Name "
          + "another file after --anonymous.")
    }
    for row in table.rows {
      codes[CSVTable.unguarded(row.text("submission"))] = row.text("code")
    }
  }

  /// Gives each submission its code, and keeps the table.
  ///
  /// What says whose it is goes: the student, what a teacher says, and notes with names of files.
  mutating func replaceNames(in book: Gradebook) throws -> Gradebook {
    var used = Set(codes.values)
    for submission in book.submissions where codes[submission.name] == nil {
      var code = ""
      repeat {
        code = "student-\(String(Int.random(in: 100_000...999_999)))"
      } while used.contains(code)
      used.insert(code)
      codes[submission.name] = code
    }
    let rows = codes.sorted { $0.key < $1.key }.map { [CSVTable.guarded($0.key), $0.value] }
    try file.writeOrExplain(CSVTable.text([["submission", "code"]] + rows))
    return Gradebook(
      course: book.course, part: book.part,
      submissions: book.submissions.map { submission in
        var exercises = submission.exercises
        for index in exercises.indices {
          exercises[index].comments = nil
          exercises[index].handedIn = nil
        }
        var anonymous = GradedSubmission(
          name: codes[submission.name] ?? "", fingerprint: "", exercises: exercises)
        anonymous.score = submission.score
        anonymous.maximum = submission.maximum
        return anonymous
      })
  }
}
