import CourseFormat
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

    /// The sentence that a chapter says, if it is the check of the row: those in `says "…"`.
    var quotation: String? {
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

    let missing = try rows().filter { $0.quotation == nil && !checks.contains($0.check) }

    #expect(missing.map(\.check) == [])
  }

  @Test
  func `every chapter says what it is quoted with`() throws {
    let missing = try rows().filter { row in
      guard let quotation = row.quotation else { return false }
      return try !text(of: row.chapter).contains(quotation)
    }

    #expect(missing.map { "\($0.id): \($0.check)" } == [])
  }

  @Test
  func `at most eighty rows are held by words alone`() throws {
    let rows = try rows()

    #expect(rows.count { $0.quotation != nil } <= 80)
    #expect(rows.count > 500)
  }

  // Optional chapters are for old code, and a learner may pass them.
  @Test
  func `no exercise belongs to an optional chapter`() throws {
    let exercises = try rows().filter { $0.what.hasPrefix("exercise: ") }

    let optional = try exercises.filter { row in
      let file = Self.root.appendingPathComponent("Lessons/\(row.chapter)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return OptionalPart.isMarked(String(lines.first ?? ""))
    }

    #expect(exercises.count > 60)
    #expect(optional.map(\.what) == [])
  }

  /// The rows that belong to a lesson, by the heading its table stands under.
  ///
  /// All but three are the rows that the course was planned with. `AL` (Auto Layout), `AX`
  /// (accessibility) and `CV` (collection views) came later.
  nonisolated static let rowsOfLessons: [String: [String]] = [
    "Pickers": numbered("P", 1...57) + numbered("DEMO", 1...2),
    "Date picker": numbered("D", 1...49) + numbered("L", 1...6) + numbered("DEMO", [3, 13]),
    "App launch": numbered("C", 1...22) + numbered("A", 1...38) + numbered("W", 1...43)
      + numbered("V", 1...47) + numbered("N", 1...11)
      + numbered("DEMO", Array(4...12) + Array(23...26) + [28]),
    "Delegates": numbered("F", 1...45) + numbered("E", 1...7) + numbered("DEMO", [14, 15, 27]),
    "Nine-grid": numbered("G", 1...28) + ["C-23"] + numbered("E", 8...11) + ["M-05", "M-06"]
      + numbered("N", 12...16) + numbered("AL", 1...22) + numbered("AX", 1...6)
      + numbered("CV", 1...9)
      + numbered("DEMO", [16, 17, 18, 23]),
    "KVC": numbered("K", 1...21) + ["N-17"]
      + numbered("M", (1...25).filter { $0 != 5 && $0 != 6 }) + numbered("DEMO", 19...22),
    "Tables": numbered("T", 1...95) + numbered("TM", 1...22),
  ]

  @Test
  func `every lesson has a table, with each row of its own once`() throws {
    let lessons = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Lessons").path
    ).filter { $0.first?.isNumber == true }
    let tables = try tables()

    #expect(tables.count == lessons.count)
    for (lesson, rows) in tables {
      let expected = try #require(Self.rowsOfLessons[lesson], "No lesson is called \(lesson).")
      let ids = rows.filter { !$0.what.hasPrefix("exercise: ") }.map(\.id)
      #expect(Set(ids).symmetricDifference(expected).sorted() == [], "Under \(lesson).")
      #expect(Set(ids).count == ids.count, "A row is there twice under \(lesson).")
    }
  }

  /// Names rows as the syllabus does: `P-01`.
  nonisolated private static func numbered(
    _ letter: String, _ numbers: some Sequence<Int>
  ) -> [String] {
    numbers.map { "\(letter)-" + String(format: "%02d", $0) }
  }

  private func rows() throws -> [Row] {
    try tables().flatMap(\.rows)
  }

  /// The tables of the file, each with the heading above it.
  private func tables() throws -> [(lesson: String, rows: [Row])] {
    let file = Self.root.appendingPathComponent("Lessons/SYLLABUS.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
      .dropFirst()
      .map { section in
        let lines = section.split(separator: "\n")
        return (String(lines.first ?? ""), lines.compactMap(row))
      }
  }

  private func row(in line: Substring) -> Row? {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4, cells[0] != "id", !cells[0].hasPrefix("-") else { return nil }
    return Row(id: cells[0], what: cells[1], chapter: cells[2], check: cells[3])
  }

  /// A chapter as one line, without the marks of its annotations.
  private func text(of chapter: String) throws -> String {
    let file = Self.root.appendingPathComponent("Lessons/\(chapter)")
    return try String(contentsOf: file, encoding: .utf8)
      .replacing("//: >", with: " ").replacing("//:", with: " ").replacing("//", with: " ")
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
