import Foundation

@testable import Answers
@testable import course
@testable import course_extras

/// What answers have tried so that they are called right without being it, and what holds that they are not.
///
/// - Shape: `Tests/Attempts.tsv`, a row for each. In a field, `\n`, `\r`, `\t` and `\\` stand for a line's
///   end, a carriage return, a tab and a backslash. What is held by `run` is handed in by
///   `Tests/EndToEnd/attempts`.
nonisolated enum AttemptTable {
  struct Row: Sendable {
    let name: String
    let exercise: String
    let heldBy: String
    /// Where the text goes: `beside` the answer, `within` its first function, or `sed` if it changes the
    /// solution by itself.
    let place: String
    let text: String
    let verdict: String
    let words: String
  }

  static let rows: [Row] = {
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { file.deleteLastPathComponent() }
    file.appendPathComponent("Tests/Attempts.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { plain($0) }
      guard fields.count == 8 else { return nil }
      return Row(
        name: fields[0], exercise: fields[1], heldBy: fields[2], place: fields[4], text: fields[5],
        verdict: fields[6], words: fields[7])
    }
  }()

  /// A field as it was before it was written on one line.
  private static func plain(_ field: Substring) -> String {
    field.components(separatedBy: #"\\"#).map { part in
      part.replacingOccurrences(of: #"\n"#, with: "\n")
        .replacingOccurrences(of: #"\r"#, with: "\r")
        .replacingOccurrences(of: #"\t"#, with: "\t")
    }.joined(separator: "\\")
  }
}
