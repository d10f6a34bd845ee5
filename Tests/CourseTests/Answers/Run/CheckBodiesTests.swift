import CourseFormat
import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// What an answer can do so that the body of a check is left, and what comes of the check.
///
/// The checks of ``LeftChecks`` run in a program of their own, as those of an exercise do.
@Suite("Checks whose bodies do not come to their ends")
struct CheckBodiesTests {
  nonisolated static let left = [
    "cancels and throws", "cancels and goes on", "cancels before it throws an error of its own",
    "cancels in one of three cases", "cancels where one is asked for a confirmation",
    "cancels where an issue is known", "cancels where any error is expected",
    "cancels in a task group",
    "leaves the process of a part at once", "cancels the task of a part",
    "calls exit in a part", "calls exit in a part by its name", "calls exit on a thread of a part",
    "throws an error in the process of a part",
  ]

  nonisolated static let whole = [
    "comes to its end", "comes to its end in three cases", "cancels a task of its own",
    "comes to its end in a part", "comes to its end in a part on another thread",
  ]

  @Test
  func `a check passes only if its body comes to its end`() async throws {
    let (checks, results) = try await Self.run("LeftChecks")

    for name in Self.left {
      let check = try #require(checks.first { $0.name == name })
      #expect(check.outcome == .failed, "\(name): \(check.outcome)")
      #expect(
        results[name] == .failed, "\(name) is signed as \(String(describing: results[name])).")
    }
    for name in Self.whole {
      let check = try #require(checks.first { $0.name == name })
      #expect(check.outcome == .passed, "\(name): \(check.issues)")
      #expect(results[name] == .passed)
    }
    #expect(Set(checks.map(\.name)) == Set(Self.left + Self.whole))
    let told = checks.first { $0.name == "cancels and throws" }?.issues.map(\.finding) ?? []
    #expect(told.count == 1 && told[0].hasPrefix("The check was cancelled before its end"))
  }

  @Test
  func `a check of a suite that is cancelled where it is made does not pass`() async throws {
    let (checks, results) = try await Self.run("LeftInit")

    #expect(checks.map(\.outcome) == [.failed, .failed])
    #expect(results.values.allSatisfy { $0 == .failed } && results.count == 2)
  }

  /// Runs a suite of this file as `course` does, and returns what it reported and what was signed.
  private static func run(
    _ suite: String
  ) async throws -> (checks: [CheckResult], results: [String: RunRecord.Result]) {
    let folder = TemporaryFolder()
    let key = RunKey.random()
    let (stream, record) = (
      folder.url.appendingPathComponent("stream"), folder.url.appendingPathComponent("record")
    )
    try record.write("")
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let job = ChildProcess.Job(
      // What runs apart finds the record where a confined program has it open.
      arguments: [
        "sh", "-c", "exec \(GradingVariable.recordDescriptor)>>\"$0\"; exec \"$@\"", record.path,
        program, "--testing-library", "swift-testing", "--filter", "CourseTests.\(suite)/",
        "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      ],
      environment: [
        "LEFT_CHECKS": "run", GradingVariable.mode: GradingMode.ungated.rawValue,
        GradingVariable.record: record.path, GradingVariable.key: "input",
      ],
      output: folder.url.appendingPathComponent("output"), input: key.bytes, limit: .seconds(300))
    _ = try ChildProcess.run([job])
    let checks = CheckResult.all(in: EventStream(stream.text ?? "")).filter {
      $0.outcome != .notRun
    }
    return (checks, RunRecord(record.text ?? "", key: key).results)
  }
}

/// Whether this program was started to run the checks below.
nonisolated private let isStarted = ProcessInfo.processInfo.environment["LEFT_CHECKS"] != nil

private enum LeftError: Error { case any }

private func cancel() {
  withUnsafeCurrentTask { $0?.cancel() }
}

private func cancelled() throws -> Int {
  cancel()
  throw CancellationError()
}

@Suite("Left", .exercise, .serialized, .enabled(if: isStarted))
struct LeftChecks {
  @Test
  func `cancels and throws`() throws {
    #expect(try cancelled() == 3)
  }

  @Test
  func `cancels and goes on`() {
    cancel()
  }

  @Test
  func `cancels before it throws an error of its own`() throws {
    cancel()
    throw LeftError.any
  }

  @Test(arguments: [1, 2, 3])
  func `cancels in one of three cases`(number: Int) throws {
    if number == 2 { _ = try cancelled() }
  }

  @Test
  func `cancels where one is asked for a confirmation`() async throws {
    try await confirmation { confirm in
      confirm()
      _ = try cancelled()
    }
  }

  @Test
  func `cancels where an issue is known`() {
    withKnownIssue(isIntermittent: true) { _ = try cancelled() }
  }

  @Test
  func `cancels where any error is expected`() {
    #expect(throws: (any Error).self) { try cancelled() }
  }

  @Test
  func `cancels in a task group`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await withUnsafeContinuation { $0.resume() } }
      _ = try cancelled()
    }
  }

  @Test
  func `leaves the process of a part at once`() async throws {
    try await #require(processExitsWith: .success) { _exit(0) }
  }

  @Test
  func `calls exit in a part`() async throws {
    try await #require(processExitsWith: .success) { exit(0) }
  }

  @Test
  func `calls exit in a part by its name`() async throws {
    try await #require(processExitsWith: .success) {
      let leave: (Int32) -> Never = exit
      leave(0)
    }
  }

  @Test
  func `calls exit on a thread of a part`() async throws {
    try await #require(processExitsWith: .success) {
      Thread.detachNewThread { exit(0) }
      try await Task.sleep(for: .seconds(60))
    }
  }

  @Test
  func `cancels the task of a part`() async throws {
    try await #require(processExitsWith: .success) {
      withUnsafeCurrentTask { $0?.cancel() }
      throw CancellationError()
    }
  }

  @Test
  func `throws an error in the process of a part`() async throws {
    try await #require(processExitsWith: .success) { throw CocoaError(.coderInvalidValue) }
  }

  @Test
  func `comes to its end`() {}

  @Test(arguments: [1, 2, 3])
  func `comes to its end in three cases`(number: Int) {}

  @Test
  func `cancels a task of its own`() async {
    let task = Task { try await Task.sleep(for: .seconds(60)) }
    task.cancel()
    #expect(await (try? task.value) == nil)
  }

  @Test
  func `comes to its end in a part`() async throws {
    try await #require(processExitsWith: .success) { await MainActor.run { _ = 3 } }
  }

  @Test
  func `comes to its end in a part on another thread`() async throws {
    try await #require(processExitsWith: .success) { await Task.detached { _ = 3 }.value }
  }
}

@Suite("Left where it is made", .exercise, .serialized, .enabled(if: isStarted))
struct LeftInit {
  init() throws {
    _ = try cancelled()
  }

  @Test
  func `one`() {}

  @Test
  func `two`() {}
}
