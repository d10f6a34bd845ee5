import CourseFormat
import Foundation
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

  @Test func `what the runtime said stands behind it, and what may be the cause`() throws {
    let words = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"

    let told = try sentences(.crashed(signal: SIGTRAP), saying: "Pot.swift:9: \(words)\n")

    #expect(told == ["Tea crashes at Tea/Pot.swift:9.", words, NilProperty.sentence])
  }
}
