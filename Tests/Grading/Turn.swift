import Synchronization

/// The right to be the test that runs.
///
/// Suites run side by side and take turns on the main actor whenever one of them waits. While a
/// test holds the turn no other one runs, so whoever stops the program is the one that holds it.
nonisolated final class Turn: Sendable {
  static let shared = Turn()

  /// Whether the current task holds the turn.
  @TaskLocal static var isMine = false

  private struct Line {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let line = Mutex(Line())

  /// Runs a test while no other one does.
  static func hold(_ test: @concurrent @Sendable () async throws -> Void) async throws {
    guard !isMine else { return try await test() }
    await shared.take()
    defer { shared.pass() }
    try await $isMine.withValue(true) { try await test() }
  }

  /// Waits until nobody has the turn, and takes it.
  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = line.withLock { line in
        guard line.isTaken else {
          line.isTaken = true
          return true
        }
        line.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  /// Hands the turn to whoever has waited longest.
  func pass() {
    let next = line.withLock { line -> CheckedContinuation<Void, Never>? in
      guard !line.waiting.isEmpty else {
        line.isTaken = false
        return nil
      }
      return line.waiting.removeFirst()
    }
    next?.resume()
  }
}
