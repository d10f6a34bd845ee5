import CourseFormat
import HeadlessUIKit
import Testing

@testable import Grading

/// Does what the chapters say about looking into a program, and looks for the words they quote.
@Suite("The inspector in the lessons")
struct InspectedChapterTests {
  /// A command of a chapter that looks into a program, and the lines below it that it prints.
  struct Use: CustomTestStringConvertible, Sendable {
    let chapter: String
    /// The words after `swift run`: `course inspect ReturnKey`.
    let command: [String]
    var quotations: [String] = []

    var testDescription: String { "\(chapter): \(command.joined(separator: " "))" }
  }

  nonisolated private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  nonisolated static let uses = names(in: "Lessons").filter { $0.first?.isNumber == true }
    .flatMap { lesson in
      names(in: "Lessons/\(lesson)").filter { $0.first?.isNumber == true && $0.hasSuffix(".swift") }
        .flatMap { uses(in: "\(lesson)/\($0)") }
    }

  @Test
  func `at least eight chapters use the inspector, and quote what it prints`() {
    let chapters = Set(Self.uses.map(\.chapter))

    #expect(chapters.count >= 8)
    #expect(Self.uses.filter(\.quotations.isEmpty).map(\.testDescription) == [])
  }

  @Test
  func `a chapter with the inspector says where it is in the page as well`() throws {
    let panels = [
      "Held by", "Holds", "Responder chain", "Constraints", "Called", "The last touch", "Memory",
      "Compare from here",
    ]
    for chapter in Set(Self.uses.map(\.chapter)) {
      let prose = try Self.yourTurn(of: chapter).joined(separator: " ")
      #expect(prose.contains("--browser") && prose.contains("Look inside"), "\(chapter)")
      #expect(panels.contains { prose.contains($0) }, "\(chapter) names no panel.")
    }
    let sources = try [
      "CoursePage/Assets/page.js", "CoursePage/Assets/inspector.js",
      "Stage/Inspector/ScreenInspector.swift",
    ].map { try Self.text(of: "Sources/\($0)") }.joined()
    for words in panels + ["Look inside"] {
      #expect(sources.contains("\"\(words)\""), "No button and no heading says \(words).")
    }
  }

  @Test(
    .enabled(if: usesOfLessons.contains { !proof(of: $0).holds }, CopyProof.reason),
    arguments: usesOfLessons)
  func `what a chapter quotes is seen inside its own phone`(_ use: Use) async throws {
    let run = try await Program(use.command[0]).run(Array(use.command.dropFirst()))

    let lines = run.output.components(separatedBy: "\n")
    #expect(run.status == 0, "\(run.errors)")
    expect(use.quotations, in: lines)
    if run.status == 0, use.quotations.allSatisfy({ Self.isSeen($0, in: lines) }) {
      Self.proof(of: use).note()
    }
  }

  nonisolated private static let usesOfLessons = uses.filter { $0.command.first != "course" }

  nonisolated private static func proof(of use: Use) -> CopyProof {
    let words = [use.chapter] + use.command
    return CopyProof(of: "inspected-\(words.joined(separator: "-").replacing("/", with: "-"))")
  }

  /// In every other mode the learner's answers stand in the place of the solutions.
  @Test(
    .enabled(if: GradingMode.ofRun == .solutions),
    arguments: uses.filter { $0.command.first == "course" })
  func `what a chapter quotes is seen inside a right answer`(_ use: Use) async throws {
    let exercise = try #require(try Self.exercise(use.command.last ?? ""))

    let lines = try await ScenePlayer.inspection(
      ofSuite: "\(exercise.name)Tests", inModule: "\(exercise.module)Tests")

    expect(use.quotations, in: try #require(lines, "The exercise has no phone."))
  }

  @Test(arguments: uses.filter { $0.command.first == "course" })
  func `the exercise that a chapter looks into is there`(_ use: Use) throws {
    #expect(use.command.count == 3 && use.command[1] == "inspect")
    #expect(try Self.exercise(use.command.last ?? "") != nil)
  }

  private func expect(_ quotations: [String], in lines: [String]) {
    for words in quotations {
      #expect(
        Self.isSeen(words, in: lines), "\(words) is not in:\n\(lines.joined(separator: "\n"))")
    }
  }

  private static func isSeen(_ words: String, in lines: [String]) -> Bool {
    lines.contains { $0.contains(words) }
  }

  // MARK: - Reading chapters

  /// The module of an exercise, and its name without the number.
  private static func exercise(_ name: String) throws -> (module: String, name: String)? {
    LessonEntry.all(in: try text(of: "Package.swift")).lazy.compactMap(\.self).flatMap { entry in
      entry.exercises.map {
        (module: entry.module, name: String($0.drop { $0 != "-" }.dropFirst()))
      }
    }.first { $0.name == name }
  }

  /// The lines of prose under "Your turn".
  nonisolated private static func yourTurn(of chapter: String) throws -> [String] {
    let text = try Self.text(of: "Lessons/\(chapter)")
    guard let heading = text.range(of: "//: ## Your turn") else { return [] }
    return text[heading.lowerBound...].components(separatedBy: "\n").compactMap(Prose.text)
  }

  /// The commands that look into a program, each with the indented lines up to the next command.
  nonisolated private static func uses(in chapter: String) -> [Use] {
    var uses: [Use] = []
    var isQuoting = false
    for line in (try? yourTurn(of: chapter)) ?? [] where line.hasPrefix("    ") {
      let words = line.split(separator: " ").map(String.init)
      if words.starts(with: ["swift", "run"]) {
        isQuoting = words.contains("inspect") || words.contains("--inspect")
        if isQuoting { uses.append(Use(chapter: chapter, command: Array(words.dropFirst(2)))) }
      } else if isQuoting, !words.isEmpty {
        uses[uses.count - 1].quotations.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return uses
  }

  nonisolated private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  nonisolated private static func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
