import CourseFormat
import HeadlessUIKit
import Testing

@testable import Grading

/// Shows that nothing of this copy of the course is missing or damaged, whatever its exercises
/// look like.
@Suite("This copy of the course")
struct CopyTests {
  /// The folders of the lessons: `01-Pickers`.
  nonisolated static let lessons = names(in: "Lessons") { $0.first?.isNumber == true }

  nonisolated private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func `there are seven lessons`() {
    #expect(Self.lessons.count == 7, "Get what is missing back: git checkout -- Lessons")
  }

  @Test(
    .enabled(if: lessons.contains { !transcript(of: $0).holds }, CopyProof.reason),
    arguments: lessons)
  func `a lesson prints its transcript, byte for byte`(_ lesson: String) async throws {
    let name = LessonEntry(folder: lesson).product
    let path = "Tests/LessonsTests/Transcripts/\(name).txt"
    let recorded = try String(
      contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)

    let run = try await Program(name).run()

    #expect(run.status == 0)
    #expect(run.errors == "")
    // The texts are long, and printed whole they would say nothing.
    let difference = firstDifference(between: recorded, and: run.output)
    #expect(
      difference == nil,
      """
      What swift run \(name) prints differs from \(path). If the lesson is right, record it anew: \
      swift run \(name) > \(path)
      """)
    if run.status == 0, run.errors.isEmpty, difference == nil {
      Self.transcript(of: lesson).note()
    }
  }

  nonisolated private static func transcript(of lesson: String) -> CopyProof {
    CopyProof(of: "transcript-\(lesson)")
  }

  @Test(arguments: lessons)
  func `every exercise has its file, its solution, its suite and its hints`(_ lesson: String)
    throws
  {
    let module = LessonEntry(folder: lesson).module
    let files = { (folder: String, ending: String) in
      Set(
        Self.names(in: folder) { $0.first?.isNumber == true && $0.hasSuffix(ending) }
          .map { "\($0.dropLast(ending.count))" })
    }
    let parts =
      [
        ("Exercises/\(lesson)", ".swift"), ("Tests/\(module)Tests", "Tests.swift"),
        ("Exercises/\(lesson)/Hints", ".md"),
      ] + (Self.hasSolutions ? [("Solutions/\(lesson)", ".swift")] : [])
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let entry = try #require(
      LessonEntry.all(in: manifest).lazy.compactMap(\.self).first { $0.folder == lesson },
      "The table in Package.swift has no entry of this lesson that can be read.")
    let exercises = parts.reduce(into: Set(entry.exercises)) { $0.formUnion(files($1.0, $1.1)) }

    #expect(exercises == Set(entry.exercises), "The table in Package.swift names each exercise.")
    let table = Self.root.appendingPathComponent(DeliveredTexts.path)
    let delivered = DeliveredTexts((try? String(contentsOf: table, encoding: .utf8)) ?? "")
    let product = LessonEntry(folder: lesson).product
    let unknown = entry.exercises.map { "\(product)/\($0)" }
      .filter { !delivered.exercises.contains($0) }
    #expect(
      unknown == [], "Get the table back: git checkout -- \(DeliveredTexts.path)")
    for (folder, ending) in parts {
      let missing = exercises.subtracting(files(folder, ending)).sorted()
        .map { "\(folder)/\($0)\(ending)" }
      #expect(
        missing == [],
        """
        To get the file of an exercise back as it came: swift run course reset and its name. To get \
        another file back: git checkout -- and its path
        """)
    }
  }

  /// The others are shown to be right by `COURSE=solutions swift test`.
  @Test(
    .enabled(if: hasSolutions && !firstSolutions.holds, CopyProof.reason),
    .enabled(if: GradingMode.ofRun != .texts, "COURSE=texts builds no exercise."))
  func `the solution of each lesson's first exercise is right`() async throws {
    let run = try await Program("course").run(["prove", "--first-solutions"], in: Self.root)

    #expect(run.status == 0, "\(run.output)\(run.errors)")
    if run.status == 0 { Self.firstSolutions.note() }
  }

  /// Whether the copy has the solutions of the lessons: a teacher may hand it out without any.
  nonisolated private static let hasSolutions =
    !names(in: "Solutions") { $0.first?.isNumber == true }.isEmpty

  nonisolated private static let firstSolutions = CopyProof(of: "first-solutions")

  /// The first line in which two texts differ, with its number.
  private func firstDifference(between one: String, and other: String) -> String? {
    guard one != other else { return nil }
    let pairs = zip(one.components(separatedBy: "\n"), other.components(separatedBy: "\n"))
    guard let (index, pair) = pairs.enumerated().first(where: { $0.1.0 != $0.1.1 }) else {
      return "One is longer."
    }
    return "Line \(index + 1): \(pair.0) → \(pair.1)"
  }

  nonisolated private static func names(
    in folder: String, where isWanted: (String) -> Bool
  ) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter(isWanted).sorted()
  }
}
