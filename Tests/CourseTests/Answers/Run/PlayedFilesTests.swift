import CourseFormat
import Foundation
import Grading
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What ended a program that is played")
struct PlayedFilesTests {
  private func sentences(_ ending: ProgramEnding, saying text: String = "") throws -> [String] {
    let course = try SmallCourse()
    let files = try PlayedFiles("tea-play", in: course.package).begin()
    try files.errors.write(text)
    return files.run(ending).sentences(on: "Tea", at: "Tea/Pot.swift:9", line: nil, of: nil)
  }

  @Test(arguments: RunEnd.Kind.allCases.filter { $0 != .finished })
  func `it is told in the sentence of every other run`(kind: RunEnd.Kind) throws {
    // Of these the program's status says no more than that it crashed.
    let known: RunEnd.Kind = [.aborted, .killed].contains(kind) ? .crashed : kind

    #expect(
      try sentences(.exited(kind.exitStatus)) == [
        known.sentence(of: "Tea", at: " at Tea/Pot.swift:9")
      ]
    )
  }

  @Test(
    arguments: [
      (.crashed(signal: SIGILL), .crashed), (.crashed(signal: SIGKILL), .killed),
      (.ranOutOfTime, .stuck), (.starved, .starved), (.exited(0), .left), (.exited(3), .left),
      // What a shell says of a program that a signal ended is a status like others here.
      (.exited(139), .left), (.exited(147), .left),
    ] as [(ProgramEnding, RunEnd.Kind)])
  func `how its process ended decides which`(ending: ProgramEnding, kind: RunEnd.Kind) throws {
    #expect(try sentences(ending).first == kind.sentence(of: "Tea", at: " at Tea/Pot.swift:9"))
  }

  @Test func `what a program writes that is played goes away with its run, and not before`() throws
  {
    let course = try SmallCourse()
    let written: URL
    do {
      let files = try PlayedFiles("tea-play", in: course.package).begin()
      written = try #require(files.privateFolder?.url)
      // A program that is told about holds the files.
      let explain = { _ = files.run(.exited(0)) }
      try written.appendingPathComponent("note").write("tea")
      explain()
      #expect(written.exists)
      explain()
    }
    #expect(!written.exists)
  }

  @Test func `a page goes on while the line of a crash is looked up`() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessTree.adoptOrphans()
      let course = try SmallCourse()
      let tools = TemporaryFolder()
      let build = BuiltProgram(package: course.package, answers: "Exercises", scratch: tools.url)
      let symbolizer = tools.url.appendingPathComponent("llvm-symbolizer")
      try symbolizer.write(
        "#!/bin/sh\nsleep 2\nprintf 'f\\n%s:2:1\\n\\n' \(build.source(of: course.rain).path)\n")
      chmod(symbolizer.path, 0o755)
      setenv("PATH", "\(tools.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")", 1)
      _ = try Confinement.mode(for: course.package) { mode, _ in mode == .limits }
      let answer = PlayedAnswer(exercise: course.rain, build: build, package: course.package)
      let program = try answer.phone(number: 1)
      try URL(fileURLWithPath: program.errors ?? "").write(CallStack.label + "12c\n")

      var turns = 0
      let page = Task {
        while !Task.isCancelled {
          turns += 1
          // Another phone may ask how this machine confines programs.
          if turns == 20 {
            _ = try ChildProcess.run([
              .init(arguments: ["true"], output: tools.url.appendingPathComponent("log"))
            ])
          }
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      let said = await program.explain(.crashed(signal: SIGILL))
      page.cancel()
      guard said?.contains("01-Rain.swift:2") == true, turns > 20 else { exit(1) }
    }
  }

  @Test func `what the runtime said stands behind it, and what may be the cause`() throws {
    let words = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"

    let told = try sentences(.crashed(signal: SIGTRAP), saying: "Pot.swift:9: \(words)\n")

    #expect(told == ["Tea crashes at Tea/Pot.swift:9.", words, NilProperty.sentence])
  }
}
