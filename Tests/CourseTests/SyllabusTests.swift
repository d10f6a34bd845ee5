import Foundation
import Testing

/// Reads `Lessons/SYLLABUS.md` and looks for everything it names.
@Suite("The syllabus")
struct SyllabusTests {
  struct Row {
    let id: String
    let chapter: String
    let check: String
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

    let missing = try rows().map(\.check).filter { !checks.contains($0) }

    #expect(missing.isEmpty)
  }

  @Test
  func `no row is there twice, and none is missing`() throws {
    let ids = try rows().map(\.id)
    let expected = (1...57).map { String(format: "P-%02d", $0) }

    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { $0.hasPrefix("P-") } == expected)
  }

  @Test
  func `every exercise has a row`() throws {
    let ids = try rows().map(\.id)

    for number in 1...8 { #expect(ids.contains("4.\(number)")) }
  }

  private func rows() throws -> [Row] {
    let table = Self.root.appendingPathComponent("Lessons/SYLLABUS.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap {
      line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0] != "id", !cells[0].hasPrefix("-") else { return nil }
      return Row(id: cells[0], chapter: cells[2], check: cells[3])
    }
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
