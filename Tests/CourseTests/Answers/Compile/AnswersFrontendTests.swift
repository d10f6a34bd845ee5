import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The compiler of the exercises")
struct AnswersFrontendTests {
  private static let sentence =
    "swift test grades nothing while a file does not compile. To grade the others: swift run course "
    + "check\n"

  private let folder = TemporaryFolder()
  private let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/answers-frontend")

  @Test
  func `below the errors of a file it says how the others are graded`() throws {
    let run = try run(["-frontend", "-c", "a.swift"], as: "echo \"error: $3\"; exit 1")

    #expect(run.ending == .exited(1))
    #expect(run.output == "error: a.swift\n" + Self.sentence)
  }

  @Test(arguments: [
    (
      ["-frontend", "-c", "a b.swift"], "echo \"$3\"", ChildProcess.Ending.exited(0), "a b.swift\n"
    ),
    (["-frontend", "-emit-module"], "echo error; exit 1", .exited(1), "error\n"),
    (["-frontend", "-c", "a.swift"], "exit 2", .exited(2), ""),
    // No signal has the number 72.
    (["-frontend", "-c", "a.swift"], "exit 200", .exited(200), ""),
  ])
  func `otherwise it is the compiler and nothing more`(
    arguments: [String], compiler: String, ending: ChildProcess.Ending, output: String
  ) throws {
    let run = try run(arguments, as: compiler)

    #expect(run.ending == ending)
    #expect(run.output == output)
  }

  @Test
  func `a compiler that crashes is one that crashes`() throws {
    let run = try run(["-frontend", "-c", "a.swift"], as: "kill -s ABRT $$")

    #expect(run.ending == .crashed(signal: SIGABRT))
    #expect(!run.output.contains(Self.sentence))
  }

  @Test
  func `it calls the compiler that lies beside the program that called it`() throws {
    let toolchain = folder.url.appendingPathComponent("a b")
    try write("echo \"beside: $3\"; exit 1", to: toolchain.appendingPathComponent("swift-frontend"))
    let caller = toolchain.appendingPathComponent("sh")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath(), to: caller)
    let copy = toolchain.appendingPathComponent("answers-frontend")
    try FileManager.default.copyItem(at: script, to: copy)

    // A command after it keeps the shell from becoming the script, which would then have another caller.
    let run = try run(
      ["-frontend", "-c", "a.swift"], as: "echo on the PATH",
      called: [caller.path, "-c", "\"$0\" \"$@\"; exit $?", copy.path])

    #expect(run.ending == .exited(1))
    #expect(run.output == "beside: a.swift\n" + Self.sentence)
  }

  /// Runs the script where this is the compiler that is on the PATH.
  private func run(
    _ arguments: [String], as compiler: String, called command: [String]? = nil
  ) throws -> (ending: ChildProcess.Ending?, output: String) {
    try write(compiler, to: folder.url.appendingPathComponent("swift-frontend"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let job = ChildProcess.Job(
      arguments: (command ?? [script.path]) + arguments,
      environment: ["PATH": "\(folder.url.path):\(path)"],
      output: folder.url.appendingPathComponent("output"))
    let ending = try ChildProcess.run([job]).first
    return (ending, job.output.text ?? "")
  }

  private func write(_ script: String, to file: URL) throws {
    try file.write("#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
