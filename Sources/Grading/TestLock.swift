import Synchronization

/// Lets one test run at a time.
///
/// Suites run side by side and alternate on the main actor whenever one of them waits. While a
/// test holds the lock no other one runs, so whoever stops the program is the one that holds it.
nonisolated final class TestLock: Sendable {
  static let shared = TestLock()

  /// Whether the current task holds the lock.
  @TaskLocal static var isHeld = false

  private struct Queue {
    var isLocked = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let queue = Mutex(Queue())

  /// How many wait for the lock.
  var waitingCount: Int { queue.withLock(\.waiting.count) }

  /// Runs a test while no other one does.
  static func withLock(_ test: @concurrent @Sendable () async throws -> Void) async throws {
    guard !isHeld else { return try await test() }
    await shared.lock()
    defer { shared.unlock() }
    try await $isHeld.withValue(true) { try await test() }
  }

  /// Waits until nobody holds the lock, and takes it.
  func lock() async {
    await withCheckedContinuation { continuation in
      let isFree = queue.withLock { queue in
        guard queue.isLocked else {
          queue.isLocked = true
          return true
        }
        queue.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  /// Gives the lock to whoever has waited longest.
  func unlock() {
    let next = queue.withLock { queue -> CheckedContinuation<Void, Never>? in
      guard !queue.waiting.isEmpty else {
        queue.isLocked = false
        return nil
      }
      return queue.waiting.removeFirst()
    }
    next?.resume()
  }
}
