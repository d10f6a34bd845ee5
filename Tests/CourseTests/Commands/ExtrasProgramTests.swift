import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The commands that a first check does not need")
struct ExtrasProgramTests {
  @Test
  func `one of the two programs runs each command, and both play what is named`() {
    let first = Set(Companion.ownCommands)
    let second = Set(Extras.actions.keys)

    #expect(first.union(second) == Set(Command.all.map(\.name)))
    // What is named may be an exercise or the folder of an app.
    #expect(first.intersection(second) == ["play", "inspect"])
  }

  @Test
  func `a program is built again when one of its sources is younger, and when it is not there`()
    throws
  {
    let folder = TemporaryFolder()
    let program = folder.url.appendingPathComponent("course-extras")
    let source = folder.url.appendingPathComponent("Sources/Answers/Run/Ending.swift")
    let other = folder.url.appendingPathComponent("Sources/Stage/Stage.swift")
    for file in [source, other] { try file.write("") }
    func isCurrent() -> Bool { ExtrasProgram.isCurrent(program, in: folder.url) }

    #expect(!isCurrent())
    try program.write("")
    #expect(isCurrent())
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: other.path)
    #expect(isCurrent(), "The program is not made of Stage.")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: source.path)
    #expect(!isCurrent())
  }

  @Test
  func `it looks at the sources of every module that it is made of`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let modules = Set(sources.names())
    for folder in ExtrasProgram.folders {
      let files = sources.appendingPathComponent(folder).allFiles
        .filter { $0.pathExtension == "swift" && !$0.path.contains("/Apps/Screens/") }
      let lines = files.flatMap { ($0.text ?? "").split(separator: "\n") }
      #expect(!lines.isEmpty, "There is no \(folder).")
      let imported = Set(
        lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
      let unseen = imported.intersection(modules).subtracting(ExtrasProgram.folders)
      #expect(unseen.isEmpty, "\(folder) imports \(unseen.sorted()).")
    }
  }
}
