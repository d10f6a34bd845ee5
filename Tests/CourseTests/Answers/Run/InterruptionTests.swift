import CourseFormat
import Foundation
import Processes
import Testing

@testable import Grading

@Suite("When a check does not come to its end")
struct InterruptionTests {
  nonisolated static let check = RunningCheck(name: "there are days", exercise: "weather/01-Rain")

  @Test
  func `a crash ends the run, and the check and the line are noted`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.crashed), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        _ = Int.max + CommandLine.arguments.count
      }
    }

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .crashed)
    #expect(interruption.check == Self.check)
    #expect(interruption.addresses.count > 1)
    #expect(
      interruption.addresses.allSatisfy { 0 < $0 && $0 < 1 << 32 },
      "They lie in the program itself.")
  }

  @Test
  func `a thread that crashes after the last lines is noted as long as the program runs`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.crashed), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        RunNotes.end()
        RunNotes.conclude()
        Thread.detachNewThread { fatalError() }
        while true { sleep(1) }
      }
    }

    #expect(!record(of: result).isConcluded)
    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .crashed && !interruption.addresses.isEmpty)
  }

  @Test
  func `abort is told apart from a crash, with its line`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.crashed), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        abort()
      }
    }

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .aborted)
    #expect(!interruption.addresses.isEmpty)
  }

  @Test
  func `who leaves the program within a check is noted, whatever the status`() async throws {
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

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .left)
    #expect(!interruption.addresses.isEmpty)
    #expect(!record(of: result).isConcluded)
  }

  @Test
  func `the main thread says where it is when the watchdog asks`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.stuck), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        pthread_kill(pthread_self(), CrashHandler.question)
      }
    }

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .stuck)
    #expect(!interruption.addresses.isEmpty)
  }

  @Test
  func `the main thread says where it waits`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.blocked), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        Watchdog.start()
        Watchdog.beginCheck()
        let lock = NSLock()
        lock.lock()
        lock.lock()
      }
    }

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .blocked)
    #expect(!interruption.addresses.isEmpty)
  }

  @Test
  func `a loop without end is stuck, on whichever thread it runs`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        Watchdog.start()
        Watchdog.beginCheck()
      }
      await Task.detached { while !Task.isCancelled {} }.value
    }

    let interruption = try #require(record(of: result).interruptions.first)
    // Where others take nearly all of the machine, that is said in place of it.
    if interruption.kind == .starved { return }
    #expect(interruption.kind == .stuck)
    #expect(!interruption.addresses.isEmpty)
  }

  @Test
  func `a task says where it waits`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.suspended), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        InterruptionTests.beginCheck()
        Watchdog.start()
        Watchdog.beginCheck()
      }
      await WaitingCalls.note {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }

    let interruption = try #require(record(of: result).interruptions.first)
    #expect(interruption.kind == .suspended)
    #expect(!interruption.addresses.isEmpty)
  }

  @Test
  func `a part of a check that runs apart notes where it crashed, and ends as it would have`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CrashReporter.installInChild()
        RunNotes.write(to: "/proc/self/fd/2")
        _ = Int.max + CommandLine.arguments.count
      }
    }

    #expect(result.exitStatus == .signal(SIGILL) || result.exitStatus == .signal(SIGTRAP))
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    let record = RunRecord(RunRecord.began(Self.check) + "\n" + errors)
    #expect(record.interruptions == [])
    #expect(record.childCrashes[Self.check]?.isEmpty == false)
  }

  @Test(
    arguments: [
      (.crashed, 9, "The answer crashes at Rain.swift:9, in the check \"there are days\"."),
      (.crashed, nil, "The answer crashes, in the check \"there are days\"."),
      (
        .aborted, 9,
        "The answer ends in abort at Rain.swift:9, in the check \"there are days\". Look for a "
          + "call of abort, or for memory that is used wrongly."
      ),
      (
        .stuck, 9,
        "The answer does not return at Rain.swift:9, in the check \"there are days\". "
          + "Look for a loop that does not end."
      ),
      (
        .suspended, 9,
        "The answer is still waiting after 10 seconds at Rain.swift:9, in the check \"there are "
          + "days\". Look for an await on something that never comes."
      ),
      (
        .blocked, 9,
        "The answer waits at Rain.swift:9 and does not go on, in the check \"there are days\". "
          + "Look for a lock, a semaphore or a sleep."
      ),
      (
        .starved, nil,
        "The answer was stopped, in the check \"there are days\", because the machine was too busy "
          + "to run it. That says nothing about the answer. Try it again when the machine has less "
          + "to do."
      ),
      (
        .left, 9,
        "The answer leaves the program at Rain.swift:9, in the check \"there are days\". "
          + "Look for a call of exit."
      ),
      (
        .killed, nil,
        "The answer is killed, in the check \"there are days\". Look for a call of kill, or for "
          + "memory that grows without end."
      ),
    ] as [(RunEnd.Kind, Int?, String)])
  func `an exercise that interrupted the run is told how and where`(
    kind: RunEnd.Kind, line: Int?, sentence: String
  ) {
    #expect(
      GradingMessage.notGraded(
        RunInterruption(kind: kind, check: Self.check),
        at: line.map { CrashSite(path: "Rain.swift", line: $0) }, of: rain) == sentence)
  }

  @Test
  func `what an answer left behind is blamed on it and on no other`() {
    let snow = RunningCheck(name: "it is cold", exercise: "weather/02-Snow")

    #expect(
      GradingMessage.notGraded(
        RunInterruption(kind: .crashed, check: snow), at: CrashSite(path: "Rain.swift", line: 9),
        of: rain)
        == "A task or a thread that the answer started goes on after its checks are over, and "
        + "crashes at Rain.swift:9.")
  }

  @Test
  func `at the moment it happens the run says that the others are graded`() {
    #expect(
      GradingMessage.interrupted(RunInterruption(kind: .crashed, check: Self.check))
        == "The check \"there are days\" crashes in weather/01-Rain. "
        + "The others are graded without it.")
  }

  @Test
  func `a value of COURSE that means nothing is answered with those that do`() {
    #expect(
      GradingMessage.unknownMode("strickt")
        == "COURSE is \"strickt\". It can be all, core, texts, strict, ungated or solutions.")
  }

  private let rain = Answer(
    name: "weather/01-Rain", path: "Rain.swift", file: .temporaryDirectory, text: nil, checks: [])

  /// What a process noted, which wrote it where errors go.
  private func record(of result: ExitTest.Result) -> RunRecord {
    RunRecord(String(decoding: result.standardErrorContent, as: UTF8.self))
  }

  /// Begins a check, and has everything noted where errors go.
  @MainActor private static func beginCheck() {
    CrashReporter.install()
    RunNotes.write(to: "/proc/self/fd/2")
    RunNotes.begin(check)
  }
}
