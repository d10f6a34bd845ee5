import CourseFormat
import Foundation
import Grading

@testable import Answers
@testable import course
@testable import course_extras

/// A course of three exercises in a folder that goes away with it.
final class SmallCourse {
  let root: URL
  let package: CoursePackage
  private let folder = TemporaryFolder()

  nonisolated static let stub = """
    // # Exercise 1: Rain
    //
    // How much it rained.

    struct Rain {
      func days() -> Int {
        // TODO 1: The number of days.
        0
      }

      func name() -> String? {
        // TODO 2: The name of the rain.
        nil
      }
    }

    """

  nonisolated static let solution = """
    // # Exercise 1: Rain
    //
    // How much it rained.

    struct Rain {
      func days() -> Int {
        let week = 7
        return week - 2
      }

      // A rain without a name is a drizzle.
      func name() -> String? {
        spelled("drizzle")
      }

      private func spelled(_ name: String) -> String {
        name
      }
    }

    """

  nonisolated static let suite = """
    @Suite("Weather 1: Rain", .exercise, .serialized)
    struct RainTests {
      @Test(.todo(1))
      func `there are days`() {}

      @Test(.todo(2))
      func `the rain has a name`() {}
    }

    """

  nonisolated static let manifest = """
    let lessons = [
      Lesson(
        folder: "01-Weather",
        exercises: [
          "01-Rain", "02-SnowAndIce",
        ]),
      Lesson(
        folder: "02-LongNights",
        exercises: ["01-Rain"]),
    ]
    """

  /// What the first exercise was delivered with.
  nonisolated static let delivered: DeliveredTexts = {
    var texts = DeliveredTexts("")
    texts.add(stub, of: "weather/01-Rain", after: nil)
    return texts
  }()

  init() throws {
    root = folder.url
    let files = [
      "Package.swift": Self.manifest,
      "Exercises/01-Weather/01-Rain.swift": Self.stub,
      DeliveredTexts.path: Self.delivered.table,
      "Exercises/01-Weather/02-SnowAndIce.swift": "",
      "Exercises/01-Weather/Hints/01-Rain.md": "# Rain\n\n## 1\n\nCount.\n\n## 2\n\nAdd.\n",
      "Exercises/02-LongNights/01-Rain.swift": "",
      "Exercises/README.md": "",
      "Solutions/01-Weather/01-Rain.swift": Self.solution,
      "Solutions/01-Weather/02-SnowAndIce.swift": "",
      "Solutions/02-LongNights/01-Rain.swift": "",
      "Tests/WeatherTests/01-RainTests.swift": Self.suite,
      "Tests/WeatherTests/Rainbow.swift": "",
      "Tests/LongNightsTests/01-RainTests.swift": "",
      "Lessons/03-Silence/README.md": "",
    ]
    for (path, text) in files { try root.appendingPathComponent(path).write(text) }
    package = CoursePackage(root: root)
  }

  /// Writes a file of the course.
  func write(_ text: String, to path: String) throws {
    try root.appendingPathComponent(path).write(text)
  }

  /// The first exercise, the only one that is filled in.
  var rain: Exercise { package.exercises[0] }
}

extension Verdict {
  /// The verdict on an answer whose text keeps it from being compiled.
  static func refusal(of submission: Submission) -> Verdict? {
    submission.refusal.map { Verdict(submission, kept: $0) }
  }
}
