import HeadlessUIKit
import Testing

/// The core has a clock and a notification centre of its own, under Apple's names.
///
/// A file that imports Foundation beside it would get two of each.
@Suite("Imports")
struct ImportTests {
  @Test func `no file imports both HeadlessUIKit and Foundation`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var both: [String] = []
    for folder in ["Exercises", "Lessons", "Solutions", "Sources", "Tests"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)
      for file in files where file.hasSuffix(".swift") {
        let path = root.appendingPathComponent("\(folder)/\(file)")
        let lines = try String(contentsOf: path, encoding: .utf8)
          .split(whereSeparator: \.isNewline).filter { $0.hasPrefix("import ") }
        if lines.contains("import HeadlessUIKit"), lines.contains("import Foundation") {
          both.append("\(folder)/\(file)")
        }
      }
    }

    #expect(both == [], "HeadlessUIKit brings Foundation along.")
  }
}
