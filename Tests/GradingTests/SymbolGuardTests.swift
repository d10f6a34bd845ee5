import HeadlessUIKit
import Testing

@testable import Grading

@Suite("SymbolGuard")
struct SymbolGuardTests {
  /// A copy of the course with one answer, whose second line is this one.
  private func complaint(
    about line: String, in folder: String = "Exercises", file: String = "01-JaggedColumns.swift",
    environment: [String: String] = [:]
  ) throws -> String? {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("SymbolGuardTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: package) }
    let answer = package.appendingPathComponent("\(folder)/01-Pickers/\(file)")
    try FileManager.default.createDirectory(
      at: answer.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("import HeadlessUIKit\n\(line)\n".utf8).write(to: answer)
    return SymbolGuard.complaint(inPackage: package, environment: environment)
  }

  @Test(arguments: ["@_cdecl(\"write\")", "@c(write)", "@ _silgen_name(\"write\")", "@used"])
  func `an attribute that chooses a symbol is told with its line`(attribute: String) throws {
    let sentence = try #require(try complaint(about: "\(attribute) func mine() {}"))

    let name = attribute.prefix { $0 != "(" }.replacing(" ", with: "")
    #expect(sentence.hasPrefix("Exercises/01-Pickers/01-JaggedColumns.swift:2 says \(name), "))
  }

  // The compiler takes each of these, and gives the function the symbol.
  @Test(arguments: [
    "@`_cdecl`(\"write\") func mine() {}",
    "let half = Unit.in/2; @_cdecl(\"write\") func mine() {} // by name",
    "let half = /2; @_cdecl(\"write\") func mine() {} // by a prefix operator",
    "let half = (/2); @`_cdecl`(\"write\") func mine() {}// by a prefix operator",
  ])
  func `an attribute cannot be hidden from what looks for it`(line: String) throws {
    let sentence = try #require(try complaint(about: line))

    #expect(sentence.contains(".swift:2 says @_cdecl, "))
  }

  @Test(arguments: [
    "let pattern = /@_[a-z]+/", "let pattern = /a\\/b@c.org/", "let pattern = (/\"@_cdecl/)",
    "let pattern = /(@c) @used/",
    "// @_cdecl(\"write\")", "let text = \"@_cdecl\"", "@escaping", "@Sendable func mine() {}",
    "/* @c */ final class Columns {}",
  ])
  func `a comment, a text and other attributes are not told`(line: String) throws {
    #expect(try complaint(about: line) == nil)
  }

  @Test
  func `a file in a folder of a lesson is looked at as well`() throws {
    let sentence = try complaint(about: "@used let a = 1", file: "Helpers/Names.swift")

    #expect(sentence?.hasPrefix("Exercises/01-Pickers/Helpers/Names.swift:2 says @used, ") == true)
  }

  @Test
  func `a folder that is a link is looked at, and one that leads back to itself is left`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("SymbolGuardTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, elsewhere) = (
      root.appendingPathComponent("course"), root.appendingPathComponent("elsewhere")
    )
    let files = FileManager.default
    for folder in [package.appendingPathComponent("Exercises"), elsewhere] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let text = "import HeadlessUIKit\n@_cdecl(\"write\") func mine() {}\n"
    try Data(text.utf8).write(to: elsewhere.appendingPathComponent("01-JaggedColumns.swift"))
    for (name, target) in [("01-Pickers", elsewhere), ("01-Pickers/Back", package)] {
      try files.createSymbolicLink(
        at: package.appendingPathComponent("Exercises/\(name)"), withDestinationURL: target)
    }

    #expect(
      SymbolGuard.complaint(inPackage: package, environment: [:])?
        .hasPrefix("Exercises/01-Pickers/01-JaggedColumns.swift:2 says @_cdecl, ") == true)
    let found = Answer.files(inPackage: package, environment: [:])
    #expect(found.map(\.name) == ["pickers/01-JaggedColumns"])
  }

  @Test
  func `only what is compiled is looked at`() throws {
    let line = "@_cdecl(\"write\") func mine() {}"

    #expect(try complaint(about: line, environment: ["COURSE": "solutions"]) == nil)
    #expect(
      try complaint(about: line, environment: ["COURSE_EXERCISE": "pickers/02-DefaultSelection"])
        == nil)
    #expect(
      try complaint(about: line, environment: ["COURSE_EXERCISE": "pickers/01-JaggedColumns"])
        != nil)
    #expect(try complaint(about: line, in: "Mine", environment: ["COURSE_ANSWERS": "Mine"]) != nil)
  }
}
