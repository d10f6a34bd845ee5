import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Noticing that an exercise was saved")
struct SubmissionWatcherTests {
  let course: SmallCourse
  var watcher: SubmissionWatcher

  init() throws {
    course = try SmallCourse()
    watcher = SubmissionWatcher(of: course.package.exercises)
  }

  @Test
  mutating func `nothing is saved while nobody saves`() {
    #expect(looks(3) == [])
  }

  @Test
  mutating func `a text counts once, when it has stayed for a look`() throws {
    try save("one")

    #expect(watcher.saved().map(\.text) == [])
    #expect(watcher.saved().map(\.text) == ["one"])
    #expect(looks(2) == [])
  }

  @Test
  mutating func `an editor that empties the file first hands in its last text alone`() throws {
    try save("")
    #expect(watcher.saved().isEmpty)
    try save("two, written later")

    #expect(looks(3) == ["two, written later"])
  }

  @Test
  mutating func `the same text saved again is not handed in again`() throws {
    try save(SmallCourse.stub)

    #expect(looks(3) == [])
  }

  @Test
  mutating func `a file that another one replaces is noticed`() throws {
    let other = course.root.appendingPathComponent("other")
    try other.write("another file")
    #expect(rename(other.path, course.rain.answer.path) == 0)

    #expect(looks(3) == ["another file"])
  }

  @Test
  mutating func `a file that goes away is handed in without a text, and once more when it is back`()
    throws
  {
    try FileManager.default.removeItem(at: course.rain.answer)
    #expect(looks(3) == [nil])

    try save("back")
    #expect(looks(3) == ["back"])
  }

  private func save(_ text: String) throws {
    try course.write(text, to: "Exercises/01-Weather/01-Rain.swift")
  }

  /// What several looks in a row find.
  private mutating func looks(_ count: Int) -> [String?] {
    var found: [String?] = []
    for _ in 0..<count { found += watcher.saved().map(\.text) }
    return found
  }
}
