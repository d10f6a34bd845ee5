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

  /// The lines that the page and a gradebook show of the check for a TODO; a gradebook shows none that
  /// is not bad.
  private func shown(
    _ outcome: CheckResult.Outcome, ofTodo todo: Int, in text: String = SmallCourse.solution,
    crashLine: Int? = nil
  ) -> [Int?] {
    let submission = Submission(of: course.rain, text: text)
    var check = CheckResult(
      name: "it rains", line: submission.suite.lines(ofChecksFor: todo).min() ?? 0, outcome: outcome
    )
    if outcome == .failed { check.crashLine = crashLine }
    var verdict = Verdict(submission: submission, state: .wrong, checks: [check])
    if outcome == .unfinished { verdict.crashLine = crashLine }
    let page = PageVerdict(verdict, in: course.package).checks.map(\.line)
    return page + GradedExercise(verdict, in: course.package).checks.map(\.line)
  }

  @Test func `the page and a gradebook are told the same line of a check that is not right`() throws
  {
    try course.write(SmallCourse.stub, to: ".build/course/originals/01-Weather/01-Rain.swift")

    #expect(shown(.failed, ofTodo: 1) == [6, 6])
    #expect(shown(.failed, ofTodo: 2) == [12, 12])
    #expect(shown(.failed, ofTodo: 2, crashLine: 9) == [9, 9], "A part of it crashed there.")
    #expect(shown(.unfinished, ofTodo: 2, crashLine: 9) == [9, 9], "It ended there.")
    #expect(shown(.unfinished, ofTodo: 2) == [12, 12])
    #expect(shown(.passed, ofTodo: 2) == [nil, nil])
    let indented = SmallCourse.solution.replacing("\n  func", with: "\n      func")
    #expect(shown(.failed, ofTodo: 2, in: indented) == [12, 12])
    let renamed = SmallCourse.solution.replacing("days()", with: "days(in year: Int)")
    #expect(shown(.failed, ofTodo: 1, in: renamed) == [nil, nil], "No line is guessed.")
  }

  @Test(arguments: [SmallCourse.stub, SmallCourse.solution, "struct Rain {"])
  func `it does not depend on what the learner of this copy has written`(own: String) throws {
    let output = course.root.appendingPathComponent(".build/commit.log")
    let git = ["git", "-C", course.root.path, "-c", "user.name=A", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "As it came"]] {
      #expect(
        try ChildProcess.run([.init(arguments: git + arguments, output: output)]) == [.exited(0)])
    }
    try course.write(own, to: "Exercises/01-Weather/01-Rain.swift")

    #expect(shown(.failed, ofTodo: 1) == [6, 6])
    #expect(shown(.failed, ofTodo: 2) == [12, 12])
  }
}
