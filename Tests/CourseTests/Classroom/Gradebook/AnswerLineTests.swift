import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The line of an answer that a check is about")
struct AnswerLineTests {
  /// An answer to both TODOs, without their lines.
  private static let answer = SmallCourse.stub.split(
    separator: "\n", omittingEmptySubsequences: false
  )
  .filter { !$0.contains("TODO") }.joined(separator: "\n").replacing("    0", with: "    99")

  private func line(ofTodo number: Int, in course: SmallCourse) throws -> Int? {
    let suite = SmallCourse.suite.split(separator: "\n", omittingEmptySubsequences: false)
    let test = try #require(suite.firstIndex { $0.contains(".todo(\(number))") })
    return AnswerLine.of(
      CheckResult(name: "a check", line: test + 1, outcome: .failed),
      in: Submission(of: course.rain, text: Self.answer), of: course.package)
  }

  @Test(arguments: [SmallCourse.stub, SmallCourse.solution, "struct Rain {"])
  func `it does not depend on what the learner of this copy has written`(own: String) throws {
    let course = try SmallCourse()
    try commit(course)
    try course.write(own, to: "Exercises/01-Weather/01-Rain.swift")

    #expect(try line(ofTodo: 1, in: course) == 6)
    #expect(try line(ofTodo: 2, in: course) == 10)
  }

  private func commit(_ course: SmallCourse) throws {
    let git = ["git", "-C", course.root.path, "-c", "user.name=A", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "As it came"]] {
      let output = course.root.appendingPathComponent(".build/commit.log")
      #expect(
        try ChildProcess.run([.init(arguments: git + arguments, output: output)]) == [.exited(0)])
    }
  }
}
