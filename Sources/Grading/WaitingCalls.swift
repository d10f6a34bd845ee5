import HeadlessUIKit
import Synchronization

/// The calls of a check that waits at an `await`, whose addresses are on no thread's stack.
///
/// The task of the check knows where it goes on, and each call on its way knows where its caller
/// does. They are read as the kernel shows the program's memory: what is not as expected ends the
/// list.
///
/// - Source: `Task.h` of the Swift runtime, whose layout is the same on all 64-bit systems.
nonisolated enum WaitingCalls {
  /// Where a task holds the address at which it goes on, and the context it goes on with.
  private static let resumeOffset: UInt = 56
  private static let contextOffset: UInt = 64

  /// The tasks that run the check, the one that is waited for last.
  private static let tasks = Mutex<[UInt]>([])

  /// Runs a part of a check, and knows its task meanwhile.
  nonisolated(nonsending) static func note<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
    return try await note(task, body)
  }

  /// Waits for a task, and knows it meanwhile.
  nonisolated(nonsending) static func note<Success, Failure, Result>(
    _ task: Task<Success, Failure>, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await note(unsafeBitCast(task, to: UInt.self), body)
  }

  nonisolated(nonsending) private static func note<Result>(
    _ task: UInt?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    tasks.withLock { $0.append(task ?? 0) }
    defer { tasks.withLock { _ = $0.popLast() } }
    return try await body()
  }

  /// Where the tasks of the check go on, the innermost call first.
  static func addresses() -> [UInt] {
    guard let memory = Memory() else { return [] }
    var found: [UInt] = []
    for task in tasks.withLock({ $0 }).reversed() { found += addresses(of: task, in: memory) }
    return found
  }

  private static func addresses(of task: UInt, in memory: borrowing Memory) -> [UInt] {
    var found: [UInt] = []
    if let resume = memory.word(at: task + resumeOffset) { found.append(resume) }
    var context = memory.word(at: task + contextOffset)
    while found.count < 64, let here = context, let resume = memory.word(at: here &+ 8) {
      found.append(resume)
      context = memory.word(at: here)
    }
    return found
  }

  /// The memory of this program, where an address that does not exist is no crash.
  private struct Memory: ~Copyable {
    private let file: Int32

    init?() {
      file = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
      if file < 0 { return nil }
    }

    deinit { close(file) }

    func word(at address: UInt) -> UInt? {
      var word: UInt = 0
      guard let offset = off_t(exactly: address), address > 4096 else { return nil }
      return pread(file, &word, 8, offset) == 8 ? word : nil
    }
  }
}
