import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Calls of the compiler")
struct CompilerJobTests {
  @Test
  func `a call has a folder for temporary files of its own, which goes away with it`() throws {
    let course = try SmallCourse()
    let output = course.root.appendingPathComponent("output")
    // As the compiler's driver does: what it begins there it leaves there.
    let job = ChildProcess.Job.compiler(
      ["sh", "-c", "mktemp -d -t TemporaryDirectory.XXXXXX; echo $TMPDIR"], output: output)

    #expect(try ChildProcess.run([job]) == [.exited(0)])

    let lines = (output.text ?? "").split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("\(lines[1])/TemporaryDirectory."))
    #expect(lines[1] == "\(output.path).temporary")
    #expect(!URL(fileURLWithPath: lines[1]).exists)
  }
}
