/// Sleeping by the device's clock, in front of sleeping by the machine's.
///
/// A task that was begun on a stage wakes up when the clock has been advanced so far. Every other
/// task sleeps as it always did.
///
/// - Source: Apple, Swift, "Task", `sleep(for:tolerance:clock:)` and `sleep(nanoseconds:)`.
nonisolated extension Task where Success == Never, Failure == Never {
  /// Waits until so much time has passed.
  ///
  /// - Errors: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard let turns = TaskOwners.ofRunningTask else {
      return try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
    }
    try await Sleep(turns).run(for: duration / .seconds(1))
  }

  /// Waits until so many nanoseconds have passed.
  ///
  /// - Errors: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(duration))
  }
}

/// A task that sleeps.
nonisolated private final class Sleep: Sendable {
  private let turns: MainTurns
  @MainActor private var continuation: UnsafeContinuation<Void, any Error>?
  @MainActor private var ticket: Clock.Ticket?

  init(_ turns: MainTurns) {
    self.turns = turns
  }

  func run(for seconds: TimeInterval) async throws {
    try await withTaskCancellationHandler {
      try await begin(seconds)
    } onCancel: {
      if MainQueue.isCurrent { MainActor.assumeIsolated { cancel() } } else { turns.append(cancel) }
    }
  }

  @MainActor private func begin(_ seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    // A process that ends never wakes its tasks up, and that is no mistake.
    try await withUnsafeThrowingContinuation { continuation in
      self.continuation = continuation
      ticket = Device.current.clock.schedule(after: seconds, .timer) { self.end(.success(())) }
    }
  }

  @MainActor private func cancel() {
    ticket?.cancel()
    end(.failure(CancellationError()))
  }

  @MainActor private func end(_ result: Result<Void, any Error>) {
    continuation?.resume(with: result)
    (continuation, ticket) = (nil, nil)
  }
}
