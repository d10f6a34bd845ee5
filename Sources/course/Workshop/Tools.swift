import Answers
import CourseFormat
import Foundation
import Processes
import Synchronization

/// Programs that run while the page is served, each to its end.
///
/// (`ChildProcess` waits on the main thread, where the page is made. Where it is called after all, as for the
/// first phone, it ends whatever nobody looks after: these programs are looked after, as the phones are.)
nonisolated final class Tools: Sendable {
  /// How a program ended, and what it printed.
  struct Result: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  private struct State {
    var running: [ObjectIdentifier: Process] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Runs a program in a folder, and returns how it ended.
  ///
  /// A caller that is cancelled ends the program. With `hasTerminal` it finds a terminal where it
  /// prints, although nobody sees it. While it runs, `hear` is told each line that it has printed.
  func run(
    _ arguments: [String], in folder: URL, hasTerminal: Bool = false,
    hear: (@Sendable (_ line: String) async -> Void)? = nil
  ) async throws -> Result {
    let process = Process()
    let isPath = arguments[0].hasPrefix("/")
    process.executableURL = URL(fileURLWithPath: isPath ? arguments[0] : "/usr/bin/env")
    process.arguments = Array(isPath ? arguments.dropFirst() : arguments[...])
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter {
      GradingVariable.none[$0.key] == nil
    }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let (standard, errors) = (
      output.appendingPathComponent("out"), output.appendingPathComponent("err")
    )
    for file in [standard, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: standard)
    process.standardError = try FileHandle(forWritingTo: errors)
    // Whoever opens a terminal has to hand it over, so nothing may fail between the two.
    let terminal = hasTerminal ? HiddenTerminal(writingTo: standard) : nil
    if let terminal { process.standardOutput = FileHandle(fileDescriptor: terminal.end) }
    let hearing = hear.map { hear in Task { try await Self.follow(standard, hear: hear) } }
    do {
      defer {
        terminal?.handOver()
        hearing?.cancel()
      }
      try await finish(process)
    }
    terminal?.finish()
    try await hearing?.value
    return Result(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: Self.text(of: standard), errors: Self.text(of: errors))
  }

  /// Ends the programs that are under way.
  func endAll() {
    let processes = state.withLock { state in
      state.isClosed = true
      return Array(state.running.values)
    }
    // The program ends its own children in order, and is ended if it does not.
    for process in processes { process.terminate() }
    let patience = ContinuousClock.now.advanced(by: .seconds(2))
    while processes.contains(where: \.isRunning), .now < patience { usleep(10_000) }
    for process in processes where process.isRunning {
      ProcessTree.kill(process.processIdentifier)
    }
  }

  private func finish(_ process: Process) async throws {
    let id = ObjectIdentifier(process)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { ended in
          ProcessTree.letGo(of: ended.processIdentifier)
          end.resume()
        }
        do {
          try start(process, as: id)
        } catch {
          process.terminationHandler = nil
          end.resume(throwing: error)
        }
      }
    } onCancel: {
      state.withLock { $0.running[id] }?.terminate()
    }
    state.withLock { $0.running[id] = nil }
  }

  /// Starts a program, unless nobody wants it any more.
  ///
  /// It is looked, started and written down in one step: whoever cancels it or ends all comes before and has
  /// none started, or comes afterwards and finds it.
  private func start(_ process: Process, as id: ObjectIdentifier) throws {
    try state.withLock { state in
      guard !state.isClosed, !Task.isCancelled else { throw CancellationError() }
      _ = try ProcessTree.keep {
        try process.run()
        return process.processIdentifier
      }
      state.running[id] = process
    }
  }

  /// How often it looks for new lines.
  private static let interval = Duration.milliseconds(25)

  /// Tells each line of a file that is written; when it is cancelled, the lines that are left.
  private static func follow(_ file: URL, hear: (String) async -> Void) async throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var rest = Data()
    while true {
      let isOver = Task.isCancelled
      rest += try handle.readToEnd() ?? Data()
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        await hear(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
      if isOver { return }
      try? await Task.sleep(for: interval)
    }
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
