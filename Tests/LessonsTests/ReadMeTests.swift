import CourseFormat
import Foundation
import Testing

/// Holds what README.md promises against what is there.
@Suite("The front door")
struct ReadMeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: SyllabusTests.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test
  func `it promises as many lessons, exercises, projects and hours as there are`() throws {
    let minutes = readme.matches(of: /\| (\d+) \+ (\d+) \| \d+ \|/).compactMap { match in
      Int(match.1).flatMap { read in Int(match.2).map { (read: read, toDo: $0) } }
    }
    let exercises = try names(in: "Exercises").filter { $0.first?.isNumber == true }
      .flatMap { lesson in try names(in: "Exercises/\(lesson)").map { "\(lesson)/\($0)" } }
      .filter { $0.hasSuffix(".swift") }
    let projects = try exercises.filter { path in
      let file = SyllabusTests.root.appendingPathComponent("Solutions/\(path)")
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.prefix { $0 != "\n" }.hasSuffix("project)")
    }
    let toRead = minutes.map(\.read).reduce(0, +)
    let toDo = minutes.map(\.toDo).reduce(0, +)
    let hours = { (minutes: Int) in Int((Double(minutes) / 60).rounded()) }
    let promise = try #require(readme.components(separatedBy: "\n## ").first)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")

    #expect(promise.contains("\(projects.count) whole screens and apps"))
    #expect(
      promise.contains(
        "The \(minutes.count) lessons and \(exercises.count) exercises take about "
          + "\(hours(toRead + toDo)) hours: \(hours(toRead)) to read and \(hours(toDo)) to build."))
  }

  @Test
  func `a picture and the promise come first, then what is needed, then the commands`() throws {
    let begin = try #require(readme.range(of: "\n## Begin\n"))
    let afterBegin = readme[begin.upperBound...].components(separatedBy: "\n").dropFirst()
    let needed = afterBegin.prefix { !$0.isEmpty }
    let lines = afterBegin.dropFirst(needed.count + 1).prefix { !$0.isEmpty }

    #expect(readme[..<begin.lowerBound].contains("<img src=\"Lessons/"))
    #expect(readme[..<begin.lowerBound].split(separator: "\n").count < 30)
    #expect(needed.joined().contains("Linux, Git and [Swift 6.3]"))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("    ") })
    #expect(lines.last?.hasPrefix("    swift run ") == true)
  }

  @Test
  func `each folder of Sources has a row in the table, and each row a folder`() throws {
    let rows = readme.matches(of: /\n\| `Sources\/(\w+)` \|/).map { String($0.1) }

    // A folder has no ending, and no hyphen as a script has.
    let folders = try names(in: "Sources").filter { $0.allSatisfy(\.isLetter) }
    #expect(rows.sorted() == folders)
  }

  @Test
  func `it says what the minutes of the first lesson mean, with the numbers of its table`() throws {
    let first = try #require(readme.firstMatch(of: /\| 1 \| .* \| (\d+) \+ (\d+) \|/))

    #expect(
      readme.contains(
        "`\(first.1) + \(first.2)` in the fourth column means: \(first.1) minutes to read the "
          + "lesson, and \(first.2) to do its exercises."))
  }

  // No Mac is here. What the manifest does there, it does in a copy that takes Linux for one.
  @Test
  func `on a Mac the package ends with a sentence`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = try String(
      contentsOf: SyllabusTests.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    try manifest.replacing("#if os(macOS)", with: "#if os(Linux)")
      .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "describe"]
    process.standardOutput = pipe
    process.standardError = pipe

    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    // SwiftPM says how it compiled the manifest, and ends with an error of its own.
    let lines = output.split(separator: "\n")
    #expect(process.terminationStatus != 0)
    #expect(lines.contains { $0.hasPrefix("This course is built on Linux. On a Mac, open") })
    #expect(lines.count <= 3, "\(output)")
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: SyllabusTests.root.appendingPathComponent(folder).path
    ).sorted()
  }
}
