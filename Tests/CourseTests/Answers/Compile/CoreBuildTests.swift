import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What tells that somebody builds the library meanwhile")
struct CoreBuildTests {
  private let folder = TemporaryFolder()
  private let build: CoreBuild
  private let object: URL
  private let map: URL

  init() throws {
    build = CoreBuild(of: CoursePackage(root: folder.url))
    let module = try #require(CoursePackage.libraryModules.first)
    object = build.debug.appendingPathComponent("\(module).build/View.swift.o")
    map = build.debug.appendingPathComponent("\(module).build/output-file-map.json")
    try Self.write("commands:\n", to: build.plan)
    try Self.write("compiled", to: object)
    try Self.write("{\"View.swift\": {\"object\": \"\(object.path)\"}}", to: map)
  }

  @Test func `a plan and a map that are written again with the same words are none`() throws {
    let before = build.stamp

    try [build.plan, map].forEach(Self.touch)

    #expect(build.stamp == before)
  }

  @Test func `an object that is compiled again is one, and so are other words in the plan`() throws
  {
    let before = build.stamp
    try Self.touch(object)
    let compiled = build.stamp
    try Self.write("commands: other\n", to: build.plan)

    #expect(compiled != before && build.stamp != compiled)
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: file.path)
  }

  /// Writes the same words at another time.
  private static func touch(_ file: URL) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 2000)], ofItemAtPath: file.path)
  }
}
