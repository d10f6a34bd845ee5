import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The modules that every answer is linked with")
struct LibraryModulesTests {
  /// Package.swift of this copy of the course.
  private var manifest: String {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(
        contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
  }

  @Test func `they are the libraries of the manifest`() throws {
    // The library Answers grades them, and what the core's tests share is for these: parts of no answer.
    let libraries = try manifest.matches(of: #/ \.target\(\s*name: "(\w+)"/#).map { String($0.1) }
      .filter { !["Answers", "CoreTestSupport"].contains($0) }

    #expect(
      Set(CoursePackage.libraryModules + CoursePackage.modulesBesideLibrary) == Set(libraries),
      "A module that is missing in libraryModules leaves verdicts as they were when it changes.")
  }

  @Test func `their sources lie where the manifest says`() throws {
    let manifest = try manifest
    for (module, folder) in zip(CoursePackage.libraryModules.sorted(), CoursePackage.libraryFolders)
    where folder != "Sources/\(module)" {
      #expect(manifest.contains("path: \"\(folder)\""))
    }
  }
}
