import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Checks that end while others run")
struct RunWatchTests {
  private let course: SmallCourse
  private let request: SuiteRequest

  init() throws {
    course = try SmallCourse()
    request = Self.request(.standard, of: course)
  }

  private static func request(_ mode: SuiteRun.Mode, of course: SmallCourse) -> SuiteRequest {
    SuiteRequest(
      exercise: course.rain, mode: mode,
      build: BuiltProgram(package: course.package, answers: "", scratch: course.root),
      files: course.root.appendingPathComponent("run-\(mode.rawValue)"))
  }

  private func lines(
    _ number: Int, _ name: String, _ result: RunRecord.Result, of request: SuiteRequest
  ) -> String {
    let check = RunningCheck(name: name, exercise: "weather/01-Rain")
    let signed = RunRecord.result(result, of: check, number: number, key: request.key)
    return "\(RunRecord.began(check))\n\(signed)\n\(RunRecord.ended)\n"
  }

  @Test func `each is told once, as soon as it is signed`() throws {
    var heard: [String] = []
    let watch = RunWatch([request]) { heard.append("\($0.name) \($1) \($2)") }
    watch.look()
    #expect(heard.isEmpty)

    let first = lines(1, "it rains", .passed, of: request)
    try request.record.write(first)
    watch.look()
    #expect(heard == ["weather/01-Rain it rains passed"])

    try request.record.write(first + lines(2, "it snows", .failed, of: request))
    watch.look()
    watch.look()
    #expect(heard.dropFirst() == ["weather/01-Rain it snows failed"])
  }

  @Test func `a check that runs again because it could not be confined is told once`() throws {
    var heard: [String] = []
    var tries = 0
    let text = lines(1, "it rains", .passed, of: request)

    let runs = try SuiteRun.all([request], of: course.package, atOnce: 2) {
      heard.append("\($1) \($2)")
    } confined: {
      .limits
    } start: { jobs, _, _, _ in
      tries += 1
      for file in [request.record, request.stream, request.log] { try file.write("") }
      try request.record.write(text)
      return [.exited(tries == 1 ? Confinement.failed : 0)]
    }

    #expect(tries == 2 && runs.count == 1)
    #expect(heard == ["it rains passed"])
  }

  @Test func `what nobody signed is not told, nor what waits in a run of its own`() throws {
    var heard: [String] = []
    let other = Self.request(.ungated, of: course)
    let watch = RunWatch([request, other]) { heard.append("\($0.name) \($1) \($2)") }

    try other.record.write(lines(1, "it rains", .failed, of: other))
    // Signed with the key of another run.
    try request.record.write(lines(1, "it rains", .passed, of: other))
    watch.look()

    #expect(heard.isEmpty)
  }
}
