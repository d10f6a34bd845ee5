import Answers
import CourseFormat

/// The files of a new exercise, and the rows it gets in the tables of the course.
///
/// The skeleton holds everything that follows from the name. What only its author can write is
/// left out, and `course prove` says so.
struct ExerciseSkeleton {
  let exercise: Exercise

  init(of exercise: Exercise) {
    self.exercise = exercise
  }

  /// The new files, by their paths in the package.
  var files: [(path: String, text: String)] {
    [
      (exercise.shownPath, source(body: "    // TODO 1: The result, in one sentence.\n    0")),
      (exercise.solutionPath, source(body: "    1")),
      (exercise.shownSuitePath, suite),
      (exercise.hintsPath, "## 1\n\n## 2\n\n## 3\n"),
      (exercise.decoysPath, "# Wrong answers to \(exercise.title)\n"),
      (exercise.alternativesPath, "# Other right answers to \(exercise.title)\n"),
    ]
  }

  /// What changes in files that are there; a change that does not apply returns nil.
  var changes: [(path: String, change: (String) -> String?)] {
    [
      ("Package.swift", inManifest), ("README.md", inReadMe),
      ("Lessons/SYLLABUS.md", inSyllabus),
    ]
  }

  private func source(body: String) -> String {
    """
    // # Exercise \(exercise.number ?? 0): \(heading)
    //
    // What a person sees when it is right. Then the rules.
    //
    //     swift test --filter \(exercise.title)

    import HeadlessUIKit

    /// What this type is, in one line.
    struct \(exercise.title) {
      /// What it returns, in one line.
      func answer() -> Int {
    \(body)
      }
    }

    """
  }

  private static let check = "the answer is one"

  private var suite: String {
    """
    import Grading
    import HeadlessUIKit
    import Testing

    @testable import \(exercise.module)Exercises

    @Suite("\(exercise.module) \(exercise.number ?? 0): \(exercise.title)", .exercise, .serialized)
    struct \(exercise.title)Tests {
      @Test(.todo(1))
      func `\(Self.check)`() {
        #expect(
          \(exercise.title)().answer() == 1,
          "The rule that was broken, in one sentence. Where to look.")
      }
    }

    """
  }

  /// The name as a heading: `Two wheels` for `TwoWheels`.
  private var heading: String {
    let text = exercise.title.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func inManifest(_ text: String) -> String? {
    var lines = text.lines
    guard let start = lines.firstIndex(where: { $0.contains("folder: \"\(exercise.lesson)\"") }),
      let list = lines[start...].firstIndex(where: { $0.contains("exercises: [") }),
      let end = lines[list...].firstIndex(where: { $0.contains("]") }),
      let entry = LessonEntry.all(in: text).first(where: { $0?.folder == exercise.lesson })
    else { return nil }
    let all = ((entry?.exercises ?? []) + [exercise.file]).sorted().map { "\"\($0)\"," }
    let isLast = lines[end].hasSuffix(")")
    lines.replaceSubrange(
      list...end,
      with: ["    exercises: ["] + Self.rows(of: all, indent: 6)
        + ["    ]" + (isLast ? ")" : "),")])
    return lines.joined(separator: "\n")
  }

  /// Names in lines of at most a hundred columns.
  private static func rows(of names: [String], indent: Int) -> [String] {
    names.joined(separator: " ").wrapped(to: 100, indent: indent).lines
  }

  private func inReadMe(_ text: String) -> String? {
    var lines = text.lines
    for index in lines.indices where lines[index].contains("](Lessons/\(exercise.lesson)) |") {
      guard let match = lines[index].firstMatch(of: /\| (\d+) \|$/), let count = Int(match.1) else {
        continue
      }
      lines[index].replaceSubrange(match.range, with: "| \(count + 1) |")
    }
    return lines.joined(separator: "\n")
  }

  private func inSyllabus(_ text: String) -> String? {
    var lines = text.lines
    let chapters = exercise.url(of: "Lessons/\(exercise.lesson)").names {
      $0.hasSuffix(".swift") && $0.first?.isNumber == true
    }
    guard let chapter = chapters.last,
      let last = lines.lastIndex(where: {
        $0.contains("| exercise: ") && $0.contains("| \(exercise.lesson)/")
      })
    else { return nil }
    let group = lines[last].firstMatch(of: /\|\s*(\d+)\./).map { String($0.1) } ?? ""
    lines.insert(
      "| \(group).\(exercise.number ?? 0) | exercise: \(exercise.title) "
        + "| \(exercise.lesson)/\(chapter) | \(Self.check) |",
      at: last + 1)
    return lines.joined(separator: "\n")
  }
}
