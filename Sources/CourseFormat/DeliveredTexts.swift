/// The texts that the exercises were delivered with, today and before, known by their fingerprints.
///
/// What a learner's file holds is the exercise as it came if it is one of them. Nothing is concluded
/// from a solution: a right answer with a TODO line in it is not taken for the exercise as it came. A
/// TODO line that stands still says that it is not handed in.
///
/// - Shape: `Tests/Delivered.tsv`. Below a line of headings each exercise has a row: its name, a tab,
///   and the fingerprints of its texts, divided by blanks. The first is that of today's text.
/// - Errors: Of an exercise without a row nothing was delivered.
package nonisolated struct DeliveredTexts: Equatable, Sendable {
  /// Where the table lies in the package.
  package static let path = "Tests/Delivered.tsv"

  /// The first line of the table.
  private static let headings = "exercise\tfingerprints of its texts, the first of today's"

  private struct Row: Equatable {
    let exercise: String
    let fingerprints: [String]
  }

  private var rows: [Row] = []

  /// Reads a table.
  package init(_ table: String) {
    for line in table.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: "\t")
      guard cells.count == 2 else { continue }
      rows.append(
        Row(
          exercise: String(cells[0]),
          fingerprints: cells[1].split(separator: " ").map(String.init)))
    }
  }

  /// The table as text.
  package var table: String {
    let lines = rows.map { "\($0.exercise)\t\($0.fingerprints.joined(separator: " "))" }
    return ([Self.headings] + lines).joined(separator: "\n") + "\n"
  }

  /// The exercises that have a row.
  package var exercises: [String] { rows.map(\.exercise) }

  /// Whether an answer is an exercise as it came, today or before.
  ///
  /// One without a TODO line is handed in, whatever its text: no check of it has anything to wait for.
  package func contains(_ answer: AnswerText, of exercise: String) -> Bool {
    guard let text = answer.text, !answer.todos.isEmpty else { return false }
    return fingerprints(of: exercise).contains(Self.fingerprint(of: text))
  }

  /// Whether a text is that of an exercise as it comes today.
  package func isToday(_ text: String, of exercise: String) -> Bool {
    fingerprints(of: exercise).first == Self.fingerprint(of: text)
  }

  /// Takes down that an exercise is delivered with a text from now on.
  ///
  /// The text before it stays in its row if it was delivered: if another table, the one of the last
  /// commit, has it. What was written in between has reached nobody.
  package mutating func add(_ text: String, of exercise: String, after committed: Self?) {
    let fingerprint = Self.fingerprint(of: text)
    let known = committed?.fingerprints(of: exercise)
    let before = fingerprints(of: exercise).filter {
      $0 != fingerprint && (known?.contains($0) ?? true)
    }
    let row = Row(exercise: exercise, fingerprints: [fingerprint] + before)
    if let index = rows.firstIndex(where: { $0.exercise == exercise }) {
      rows[index] = row
    } else {
      rows.append(row)
    }
  }

  /// Puts the rows into the order of exercises, and takes away those of no exercise.
  package mutating func sort(by exercises: [String]) {
    rows = exercises.compactMap { exercise in rows.first { $0.exercise == exercise } }
  }

  private func fingerprints(of exercise: String) -> [String] {
    rows.first { $0.exercise == exercise }?.fingerprints ?? []
  }

  /// A number that changes with what a text says (FNV-1a).
  ///
  /// It stays the same whatever ends the lines, and with it a mark at the beginning, blanks at the
  /// ends of lines and empty lines at the end of the text: Git and editors change these by themselves.
  package static func fingerprint(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      guard var byte = bytes.baseAddress else { return }
      let end = byte + bytes.count
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { byte += 3 }
      var lines = 0
      // What stands between the last letter and the next counts if a letter of the same line follows.
      var blanks = byte
      while byte != end {
        switch byte.pointee {
        case UInt8(ascii: "\r") where byte + 1 != end && byte[1] == UInt8(ascii: "\n"):
          break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          lines += 1
          blanks = byte + 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
          break
        default:
          while lines > 0 {
            hash = (hash ^ UInt64(UInt8(ascii: "\n"))) &* 0x0000_0100_0000_01b3
            lines -= 1
          }
          while blanks <= byte {
            hash = (hash ^ UInt64(blanks.pointee)) &* 0x0000_0100_0000_01b3
            blanks += 1
          }
        }
        byte += 1
      }
    }
    return String(hash, radix: 16)
  }
}
