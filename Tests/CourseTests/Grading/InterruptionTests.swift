import CourseFormat
import Foundation
import Testing

@testable import Grading

@Suite("When a check does not come to its end")
struct InterruptionTests {
  nonisolated static let check = RunningCheck(name: "there are days", exercise: "weather/01-Rain")

  @Test
  func `under the companion a crash ends the run, with the check and the place`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.crashed), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        _ = Int.max + CommandLine.arguments.count
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The check \"there are days\" crashed in weather/01-Rain.\n"))
    let addresses = CrashSite.addresses(in: errors, of: "")
    #expect(addresses.count > 1)
    #expect(addresses.allSatisfy { 0 < $0 && $0 < 1 << 32 }, "They lie in the program itself.")
  }

  @Test
  func `who leaves the program within a check is told so, whatever the status`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.left), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        RunSummary.shared.begin(
          Answer(
            name: "weather/01-Rain", path: "", file: .temporaryDirectory, text: nil, checks: [1]))
        exit(0)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The check \"there are days\" left the program in weather/01-Rain.\n"))
    #expect(!CrashSite.addresses(in: errors, of: "").isEmpty)
  }

  @Test
  func `the main thread says where it is when the watchdog asks`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.stuck), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        pthread_kill(pthread_self(), CrashReporter.stuckSignal)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("did not return within 5 seconds in weather/01-Rain.\n"))
    #expect(!CrashSite.addresses(in: errors, of: "").isEmpty)
  }

  @Test
  func `interruptions are read as they were written`() {
    let other = RunningCheck(name: "it is\tnight", exercise: "nights/01-Star")
    let text =
      Interruption.line(for: .crashed, in: Self.check) + "\(CrashSite.label)00000000000000ff\n"
      + "\(CrashSite.label)0000000000000010\n" + Interruption.line(for: .stuck, in: other)

    #expect(
      Interruption.all(in: text) == [
        Interruption(kind: .crashed, check: Self.check, addresses: [255, 16]),
        Interruption(kind: .stuck, check: other),
      ])
    #expect(Interruption.all(in: "\(CrashSite.label)00000000000000ff\nnonsense\n") == [])
  }

  @Test(
    arguments: [
      (
        Interruption.Kind.crashed, 9,
        "The answer crashes at Rain.swift:9, in the check \"there are days\"."
      ),
      (.crashed, nil, "The answer crashes, in the check \"there are days\"."),
      (
        .stuck, 9,
        "The answer does not return at Rain.swift:9, in the check \"there are days\". "
          + "Look for a loop that does not end."
      ),
      (
        .left, 9,
        "The answer leaves the program at Rain.swift:9, in the check \"there are days\". "
          + "Look for a call of exit."
      ),
    ] as [(Interruption.Kind, Int?, String)])
  func `an exercise that interrupted the run is told how and where`(
    kind: Interruption.Kind, line: Int?, sentence: String
  ) {
    let rain = Answer(
      name: "weather/01-Rain", path: "Rain.swift", file: .temporaryDirectory, text: nil, checks: [])

    #expect(
      GradingMessage.notGraded(Interruption(kind: kind, check: Self.check), at: line, of: rain)
        == sentence)
  }

  @Test
  func `at the moment it happens the run says whether the others are graded`() {
    #expect(
      GradingMessage.interrupted(.crashed, Self.check, restarts: true)
        == "The check \"there are days\" crashed in weather/01-Rain. "
        + "The others are graded without it.")
    #expect(
      GradingMessage.interrupted(.left, Self.check, restarts: false)
        == "The check \"there are days\" left the program in weather/01-Rain.")
  }

  @Test
  func `a value of COURSE that means nothing is answered with those that do`() {
    #expect(
      GradingMessage.unknownMode("strickt")
        == "COURSE is \"strickt\". It can be all, strict, ungated or solutions.")
  }

  /// Begins a check as `course` would have it graded.
  @MainActor private static func beginCheck() {
    setenv(GradingVariable.isCompanion, "1", 1)
    CrashReporter.install()
    RunRestart.watch(check)
  }
}
