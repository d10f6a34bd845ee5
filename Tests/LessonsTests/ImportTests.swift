import Foundation
import Testing

/// The core has a timer and a notification center of its own, under Apple's names.
///
/// It re-exports Foundation, so a file that imports Foundation beside it gets two of each.
@Suite("Imports")
struct ImportTests {
  @Test(arguments: ["Lessons", "Exercises", "Solutions"])
  func `what a learner reads and writes never imports Foundation`(folder: String) throws {
    let files = try swiftFiles(in: folder)
    #expect(!files.isEmpty)
    #expect(try files.filter(importsFoundation) == [])
  }

  @Test func `graders never import Foundation`() throws {
    let root = SyllabusTests.root
    let lessons = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Lessons").path
    )
    .filter { $0.first?.isNumber == true }
    .map { "Tests/\($0.drop { !$0.isLetter })Tests" }
    // The exercises of a lesson come after it, and their graders with them.
    .filter {
      FileManager.default.fileExists(atPath: SyllabusTests.root.appendingPathComponent($0).path)
    }
    #expect(!lessons.isEmpty)
    let files = try lessons.flatMap(swiftFiles)
    #expect(!files.isEmpty)
    #expect(try files.filter(importsFoundation) == [])
  }

  @Test(arguments: ["Sources", "Tests"])
  func `no other file imports both`(folder: String) throws {
    let files = try swiftFiles(in: folder)
    #expect(!files.isEmpty)
    #expect(try files.filter { try imports($0, "HeadlessUIKit") && importsFoundation($0) } == [])
  }

  @Test(arguments: [
    "import Foundation", "  import struct Foundation.Date", "@preconcurrency import Foundation",
  ])
  func `an import is found in every form`(line: String) {
    #expect(isImport(line[...], of: "Foundation"))
  }

  @Test(arguments: ["import HeadlessUIKit", "// import Foundation", "let importFoundation = 1"])
  func `what is no import of Foundation is not taken for one`(line: String) {
    #expect(!isImport(line[...], of: "Foundation"))
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    let url = SyllabusTests.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }

  private func importsFoundation(_ file: String) throws -> Bool {
    try imports(file, "Foundation")
  }

  private func imports(_ file: String, _ module: String) throws -> Bool {
    let text = try String(
      contentsOf: SyllabusTests.root.appendingPathComponent(file), encoding: .utf8)
    guard text.contains(module) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { isImport($0, of: module) }
  }

  private func isImport(_ line: Substring, of module: String) -> Bool {
    guard let found = line.firstMatch(of: /^\s*(@\w+\s+|\w+\s+)*?import\s+(\w+\s+)?(\w+)/) else {
      return false
    }
    return found.3 == module
  }
}
