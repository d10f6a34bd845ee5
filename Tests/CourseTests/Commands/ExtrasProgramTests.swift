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
    let none: Companion.Action = { _, _, _ in 0 }
    let first = Set(Companion.own(playFolder: none, inspectFolder: none).keys)
    let second = Set(Extras.actions.keys)

    #expect(first.union(second) == Set(Command.all.map(\.name)))
    // What is named may be an exercise or the folder of an app.
    #expect(first.intersection(second) == ["play", "inspect"])
  }

  @Test
  func `a program is built again when its sources are others, and when it is not there`() throws {
    let folder = TemporaryFolder()
    let program = folder.url.appendingPathComponent("course-extras")
    let source = folder.url.appendingPathComponent("Sources/Answers/Run/Ending.swift")
    let other = folder.url.appendingPathComponent("Sources/Stage/Stage.swift")
    for file in [source, other] { try file.write("") }
    func isCurrent() -> Bool {
      ExtrasProgram.isCurrent(program, of: ExtrasProgram.sources(in: folder.url))
    }
    func date(_ file: URL, _ seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: file.path)
    }

    #expect(!isCurrent())
    try date(source, -200)
    try program.write("")
    #expect(isCurrent(), "The build system has made it of these sources.")
    try date(program, -100)
    try date(other, 60)
    #expect(isCurrent(), "The program is not made of Stage.")
    try date(source, -300)
    #expect(!isCurrent(), "An older file took the place of a source.")
    try date(source, 60)
    #expect(!isCurrent())
    try date(program, 120)
    #expect(isCurrent(), "The build system has made it again.")
    try date(source, -200)
    try ExtrasProgram.record(of: program).write(
      ExtrasProgram.sources(in: folder.url).fingerprint)
    try date(program, -400)
    #expect(isCurrent(), "Nothing was to be linked when it was built last.")
  }

  @Test
  func `it looks at the sources of every module that it is made of`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let modules = Set(sources.names())
    for folder in ExtrasProgram.folders {
      let files = try FileManager.default
        .subpathsOfDirectory(atPath: sources.appendingPathComponent(folder).path)
        .map { sources.appendingPathComponent("\(folder)/\($0)") }
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
