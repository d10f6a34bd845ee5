import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What grades the answers stays as it was", .serialized)
struct GraderFilesTests {
  let course: SmallCourse
  let suite = "Tests/WeatherTests/01-RainTests.swift"

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `a suite that an answer writes over is put back, and what it wrote is kept`() throws {
    let files = GraderFiles(of: [course.rain], in: course.package)
    try course.write("nothing", to: suite)

    #expect(
      try files.restore() == [
        "While it ran, \(suite) was written. What was written is kept in "
          + "Backups/Tests/WeatherTests/01-RainTests.1.swift. It is as it was before."
      ])

    #expect(course.rain.suite.text == SmallCourse.suite)
    #expect(text("Backups/Tests/WeatherTests/01-RainTests.1.swift") == "nothing")
  }

  @Test
  func `a file that an answer adds goes, and one that it removes comes back`() throws {
    let files = GraderFiles(of: [course.rain], in: course.package)
    try course.write("extra", to: "Tests/WeatherTests/Extra.swift")
    try FileManager.default.removeItem(at: course.rain.suite)

    #expect(
      try files.restore() == [
        "While it ran, \(suite) was removed. It is as it was before.",
        "While it ran, Tests/WeatherTests/Extra.swift was written. What was written is kept in "
          + "Backups/Tests/WeatherTests/Extra.1.swift.",
      ])

    #expect(course.rain.suite.text == SmallCourse.suite)
    #expect(text("Tests/WeatherTests/Extra.swift") == nil)
  }

  @Test
  func `where nothing was written nothing is said`() throws {
    #expect(try GraderFiles(of: [course.rain], in: course.package).restore() == [])
  }

  private func text(_ path: String) -> String? {
    course.root.appendingPathComponent(path).text
  }
}
