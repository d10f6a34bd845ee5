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

  @Test
  func `what is ours may take its time, and an answer may not`() throws {
    let course = try SmallCourse()
    let output = course.root.appendingPathComponent("output")
    let ours = ChildProcess.Job.compiler(["swiftc"], output: output)
    let answer = ChildProcess.Job.answerCompiler(["swiftc"], output: output)

    #expect(ours.limit == nil && ours.ownLimit == nil)
    #expect(answer.limit == .seconds(86_400))
    #expect(answer.ownLimit?.processorTime == .seconds(120))
  }

  @Test
  func `a module beside the library is ours`() throws {
    let course = try SmallCourse()
    try StandInCompiler(in: course.root).prepare("exit 0", for: course.package)
    try course.write("", to: "Sources/HeadlessUICollectionView/View.swift")
    let beside = try ModulesBesideCore(CompiledCore(of: course.package))

    let job = beside.job(
      compiling: "HeadlessUICollectionView", beside: [],
      to: course.root.appendingPathComponent("modules"))

    #expect(job.ownLimit == nil && job.limit == nil)
    #expect(job.arguments.contains { $0.hasSuffix("HeadlessUICollectionView/View.swift") })
  }
}
