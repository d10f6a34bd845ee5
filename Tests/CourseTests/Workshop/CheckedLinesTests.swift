import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The lines that checks speak of")
struct CheckedLinesTests {
  private let course: SmallCourse

  init() throws { course = try SmallCourse() }

  /// The lines of the checks for the two TODOs of an answer.
  private func lines(_ text: String, original: String? = SmallCourse.stub) -> [Int?] {
    let submission = Submission(of: course.rain, text: text)
    let checked = CheckedLines(of: submission, original: original)
    return [1, 2].map { todo in
      let line = submission.suite.lines(ofChecksFor: todo).min() ?? 0
      return checked.line(of: CheckResult(name: "it rains", line: line, outcome: .failed))
    }
  }

  @Test func `a TODO that stands there is the line`() {
    #expect(lines(SmallCourse.stub) == [7, 12])
  }

  @Test func `where it stood, the method is the line, wherever that is now`() {
    #expect(lines(SmallCourse.solution) == [6, 12])
    #expect(lines("\n" + SmallCourse.solution) == [7, 13])
  }

  @Test func `what cannot be known has no line`() {
    #expect(lines(SmallCourse.solution, original: nil) == [nil, nil])
    let twice = SmallCourse.solution + "struct Other { func days() -> Int { 1 } }\n"
    #expect(lines(twice) == [6, 12], "A method of another type is another one.")
    #expect(lines(twice + "extension Rain { func days() -> Int { 1 } }\n") == [nil, 12])
    #expect(lines(SmallCourse.solution.replacing("days()", with: "days(in year: Int)"))[0] == nil)
    #expect(lines("") == [nil, nil])
  }

  @Test func `a TODO above a property belongs to it, and one in a type to nothing`() {
    let text = """
      struct Tea {
        let cups = 1
        // TODO 1: The kinds.
        lazy var kinds = ["green"]

        // TODO 2: A method.

        func pour() {
          let pot = cups.map { cup in
            // TODO 3: Each cup.
          }
        }
        // TODO 4: More.
      }
      // TODO 5: Another type.
      struct Pot {}
      func boil(_ water: Int) -> Bool {
        let isHot = water > 99
        // TODO 6: Whether it boils.
        return isHot
      }
      // TODO 7: How many there are.
      let pots = [
        1
      ]
      // TODO 8: A type.
      enum Kind { case green }
      """
    let outline = SourceOutline(text)
    #expect(
      [3, 6, 10, 13, 15].map { outline.member(at: $0)?.name } == ["kinds", nil, "pour", nil, nil])
    #expect([19, 22, 26].map { outline.member(at: $0)?.name } == ["boil", "pots", nil])
  }

  @Test func `the page is told the line of a check that fails`() throws {
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    try course.write(SmallCourse.stub, to: ".build/course/originals/01-Weather/01-Rain.swift")
    let submission = Submission(of: course.rain)
    let line = try #require(submission.suite.lines(ofChecksFor: 2).min())
    func page(_ outcome: CheckResult.Outcome) -> PageVerdict {
      let check = CheckResult(name: "the rain has a name", line: line, outcome: outcome)
      return PageVerdict(
        Verdict(submission: submission, state: .wrong, checks: [check]), in: course.package)
    }

    #expect(page(.failed).checks.map(\.line) == [12])
    #expect(page(.passed).checks.map(\.line) == [nil])
  }
}
