import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What the system shows about a call")
struct ProgramArgumentsTests {
  @Test
  func `the words of a call are not shown to others once they are read`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let before = ProgramArgumentsTests.shown
        ProgramArguments.hide()
        exit(before.count > 1 && ProgramArgumentsTests.shown == Array(before.prefix(1)) ? 0 : 1)
      }
    }
  }

  /// The words that the system shows of this program.
  @MainActor private static var shown: [Substring] {
    (URL(fileURLWithPath: "/proc/self/cmdline").text ?? "").split(separator: "\0")
  }

  @Test
  func `what grades belongs to what a verdict is kept under`() throws {
    let course = try SmallCourse()
    let before = course.package.fingerprint
    try course.write("// Another rule.\n", to: "Sources/Answers/Verdict/Rule.swift")

    #expect(course.package.fingerprint != before)
  }

  @Test
  func `the compiler says which one it is`() throws {
    let course = try SmallCourse()

    #expect(try CompilerVersion.text(for: course.package).contains("Swift version"))
  }
}
