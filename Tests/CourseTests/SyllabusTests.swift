import Foundation
import Testing

/// Reads `Lessons/SYLLABUS.md` and looks for everything it names.
@Suite("The syllabus")
struct SyllabusTests {
  struct Row {
    let id: String
    let what: String
    let chapter: String
    let check: String

    /// The words a chapter says, if they hold the row: those in `says "…"`.
    var words: String? {
      guard check.hasPrefix("says \""), check.hasSuffix("\"") else { return nil }
      return String(check.dropFirst("says \"".count).dropLast())
    }
  }

  nonisolated static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func `every chapter it names is there`() throws {
    let missing = try rows().map(\.chapter).filter { chapter in
      let file = Self.root.appendingPathComponent("Lessons/\(chapter)")
      return !FileManager.default.fileExists(atPath: file.path)
    }

    #expect(missing.isEmpty)
  }

  @Test
  func `every check it names is there`() throws {
    let checks = try namesOfChecks()

    let missing = try rows().filter { $0.words == nil && !checks.contains($0.check) }

    #expect(missing.map(\.check) == [])
  }

  @Test
  func `every chapter says what it is quoted with`() throws {
    let missing = try rows().filter { row in
      guard let words = row.words else { return false }
      return try !text(of: row.chapter).contains(words)
    }

    #expect(missing.map { "\($0.id): \($0.check)" } == [])
  }

  @Test
  func `no row is there twice, and the numbered ones leave no gap`() throws {
    let ids = try rows().map(\.id)
    let numbered = ids.filter { $0.hasPrefix("P-") }

    #expect(Set(ids).count == ids.count)
    #expect(numbered == numbered.indices.map { String(format: "P-%02d", $0 + 1) })
    #expect(numbered.count == 57, "The syllabus has 57 rows about pickers.")
  }

  @Test
  func `every exercise has a row`() throws {
    let exercises = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent("Exercises").path
    )
    .filter { $0.hasSuffix(".swift") }

    let rows = try rows().filter { $0.what.hasPrefix("exercise: ") }

    #expect(rows.count == exercises.count)
  }

  private func rows() throws -> [Row] {
    let table = Self.root.appendingPathComponent("Lessons/SYLLABUS.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap {
      line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0] != "id", !cells[0].hasPrefix("-") else { return nil }
      return Row(id: cells[0], what: cells[1], chapter: cells[2], check: cells[3])
    }
  }

  /// A chapter as one line, without the marks of its annotations.
  private func text(of chapter: String) throws -> String {
    let file = Self.root.appendingPathComponent("Lessons/\(chapter)")
    return try String(contentsOf: file, encoding: .utf8)
      .replacing("//:", with: " ").replacing("//", with: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func namesOfChecks() throws -> Set<String> {
    let tests = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].hasSuffix("func ") else { continue }
        names.insert(String(parts[1]))
      }
    }
    return names
  }
}
