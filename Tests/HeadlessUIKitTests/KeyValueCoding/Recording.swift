import HeadlessUIKit

/// The rows recorded of a real key-value coding, with Apple's corrections.
///
/// - Shape: `recorded.tsv` beside this file, tab-separated: what was set up and called, what came of
///   it, what Apple does otherwise, what is expected here, or why a row is left out.
/// - Source: Recorded with GNUstep Base 1.28; corrected by NSKeyValueCoding.h, Apple's guide and
///   tests that were run on a Mac, each named in its row.
struct Recording {
  struct Row {
    let id: String
    let setup: String
    let call: String
    let expected: String
    let reason: String
  }

  let rows: [Row]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("recorded.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    rows = lines.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        id: fields[0], setup: fields[1], call: fields[2], expected: fields[5], reason: fields[6])
    }
  }
}
