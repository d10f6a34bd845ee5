import CourseFormat
import Foundation
import Grading
import Testing

/// Runs the lessons as a learner does, and reads what they print.
@Suite("Lessons as programs")
struct LessonProgramTests {
  /// The lessons that have a transcript, and that is all of them.
  nonisolated static let lessons = names(in: transcripts, ending: ".txt")

  nonisolated private static let transcripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Transcripts")

  @Test
  func `every lesson has a transcript`() throws {
    let folders = Self.names(in: SyllabusTests.root.appendingPathComponent("Lessons"), ending: "")
      .filter { $0.first?.isNumber == true }

    #expect(folders.count == Self.lessons.count)
  }

  @Test(arguments: lessons)
  func `a lesson plays alike in any folder, time zone and language`(_ lesson: String) async throws {
    let here = try transcript(of: lesson)
    let elsewhere = try await Program(lesson).run(
      in: FileManager.default.temporaryDirectory,
      environment: ["TZ": "Asia/Shanghai", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"])

    #expect(elsewhere.output == here)
  }

  @Test(arguments: lessons)
  func `no line of a transcript is wider than asked for`(_ lesson: String) async throws {
    let run = try await Program(lesson).run(["--width", "40", "--ascii"])

    let lines = run.output.split(separator: "\n")
    let paragraphs = run.output.components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n") }.filter { !$0.contains(where: isInDiagram) }
    let widest = paragraphs.joined().map(\.count).max() ?? 0
    #expect(run.status == 0)
    #expect(widest <= 40)
    #expect(lines.map(\.count).max() ?? 0 <= 80, "Diagrams are kept as they are.")
    #expect(!run.output.contains("\u{2026}"), "An ellipsis is three dots in ASCII.")
    #expect(!run.output.contains { "\u{2190}\u{2192}".contains($0) }, "Arrows have two characters.")
  }

  @Test(arguments: lessons)
  func `the picture beside a lesson is the one it draws`(_ lesson: String) async throws {
    let folders = Self.names(in: SyllabusTests.root.appendingPathComponent("Lessons"), ending: "")
    let folder = try #require(folders.first { LessonEntry(folder: $0).product == lesson })
    let path = "Lessons/\(folder)/screen.svg"
    let file = SyllabusTests.root.appendingPathComponent(path)

    let drawn = try await Program(lesson).run(["--cover"]).output

    #expect(
      try String(contentsOf: file, encoding: .utf8) == drawn,
      "To draw it anew: swift run \(lesson) --cover > \(path)")
    #expect(try String(contentsOf: Self.readme, encoding: .utf8).contains("src=\"\(path)\""))
  }

  nonisolated private static let readme = SyllabusTests.root.appendingPathComponent("README.md")

  /// Diagrams of the prose are indented and drawn with lines, and never broken.
  private func isInDiagram(_ line: Substring) -> Bool {
    line.hasPrefix("    ") && ["--", "+-", "->", "|"].contains { line.contains($0) }
  }

  @Test(arguments: lessons)
  func `chapters and steps can be asked for alone`(_ lesson: String) async throws {
    let whole = try transcript(of: lesson)
    let chapter = try await Program(lesson).run(["--chapter", "2"]).output
    let step = try await Program(lesson).run(["--chapter", "2", "--step", "1"]).output
    let list = try await Program(lesson).run(["--list"]).output

    #expect(whole.contains(chapter.trimmingCharacters(in: .newlines)))
    #expect(chapter.contains("2.1") && step.contains("2.1"))
    #expect(step.count < chapter.count)
    #expect(try await Program(lesson).run(["--step", "2.1"]).output == step)
    #expect(list.hasPrefix("1  "))
  }

  @Test(arguments: lessons)
  func `a wrong option ends with a sentence and status 64`(_ lesson: String) async throws {
    let run = try await Program(lesson).run(["--chapter", "99"])

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no chapter 99."))
    #expect(run.errors.contains("Usage: swift run \(lesson)"))
  }

  @Test(arguments: [
    ("two", "--inspect takes a step such as 1.1"), ("2.99", "so there is no picture 2.99"),
  ])
  func `a picture that is not there cannot be looked into`(_ step: String, _ sentence: String)
    async throws
  {
    let run = try await Program("pickers").run(["--inspect", step])

    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains(sentence))
  }

  @Test(arguments: lessons)
  func `steps are counted as they are listed`(_ lesson: String) async throws {
    let listed = try await Program(lesson).run(["--list"]).output.split(separator: "\n")
      .filter { $0.hasPrefix(" ") }

    let last = try await Program(lesson).run(["--step", "\(listed.count)"])
    let beyond = try await Program(lesson).run(["--step", "\(listed.count + 1)"])

    let label = listed.last?.split(separator: " ").first ?? ""
    #expect(last.status == 0 && last.output.contains("── \(label)  "))
    #expect(beyond.status == 64)
    #expect(beyond.errors.contains("The lesson has \(listed.count) steps"))
  }

  @Test(arguments: lessons)
  func `snapshots are one SVG a step`(_ lesson: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }

    let run = try await Program(lesson).run(["--chapter", "1", "--snapshots", folder.path])
    let files = Self.names(in: folder, ending: ".svg")
    let steps = try await Program(lesson).run(["--list"]).output.split(separator: "\n")
      .filter { $0.hasPrefix("     1.") }

    #expect(run.status == 0)
    #expect(!files.isEmpty && files.count == steps.count)
    #expect(files == steps.indices.map { String(format: "01-%02d", $0 + 1) })
  }

  @Test
  func `a snapshot holds the text on the screen`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }

    _ = try await Program("pickers").run(["--chapter", "2", "--snapshots", folder.path])

    let svg = try String(contentsOf: folder.appendingPathComponent("02-03.svg"), encoding: .utf8)
    #expect(svg.contains("Noodles"))
  }

  @Test(arguments: lessons)
  func `a folder that cannot be made is named, and nothing is written`(_ lesson: String)
    async throws
  {
    let run = try await Program(lesson).run(["--snapshots", "/dev/null/snapshots"])

    #expect(run.status == 1)
    #expect(run.errors.contains("/dev/null/snapshots"))
  }

  @Test(arguments: lessons)
  func `a picture that cannot be written is named in a sentence`(_ lesson: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("01-01.svg"), withIntermediateDirectories: true)

    let run = try await Program(lesson).run(["--snapshots", folder.path])

    #expect(run.status == 1)
    #expect(run.errors.contains("\(folder.path)/01-01.svg cannot be written: "))
    #expect(!run.errors.contains("NSURL"))
  }

  @Test
  func `the picture in the README is one a lesson shows`() throws {
    let readme = try String(
      contentsOf: SyllabusTests.root.appendingPathComponent("README.md"), encoding: .utf8)
    let picture = try #require(readme.components(separatedBy: "```").dropFirst().first)

    let expected = picture.dropFirst("text\n".count).trimmingCharacters(in: .newlines)
    #expect(try transcript(of: "pickers").contains(expected))
  }

  /// What the lesson printed when its transcript was written.
  private func transcript(of lesson: String) throws -> String {
    try String(
      contentsOf: Self.transcripts.appendingPathComponent("\(lesson).txt"), encoding: .utf8)
  }

  /// The names in a folder that end so, without their ending, in order.
  nonisolated private static func names(in folder: URL, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}
