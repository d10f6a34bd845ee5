import Synchronization

/// Counts the bodies of a check that begin and that come to their ends: one, or one for each value
/// that the check is run with.
///
/// The testing library takes a body that throws `CancellationError` in a cancelled task for
/// "cancelled", and that is no failure for it. An answer can cancel the task that calls it, so a body
/// counts only if it came to its end in a task that nobody cancelled.
///
/// - Source: `SkipInfo.swift` and `Issue+Recording.swift` of Swift Testing 6.3.
nonisolated final class CheckBodies: Sendable {
  /// The bodies of the check that the current task runs.
  @TaskLocal static var ofCheck: CheckBodies?

  private let counts = Mutex((begun: 0, ended: 0))

  /// Whether there was a body, and each came to its end.
  var areWhole: Bool { counts.withLock { $0.begun > 0 && $0.begun == $0.ended } }

  /// Runs a body, and says in a sentence why it does not count, where nobody else says it.
  ///
  /// `hasOpenPart` tells whether a process in which a part of the body runs was left before its end.
  nonisolated(nonsending) static func run(
    _ body: () async throws -> Void, hasOpenPart: () -> Bool, reporting report: (String) -> Void
  ) async throws {
    let bodies = ofCheck
    bodies?.counts.withLock { $0.begun += 1 }
    do {
      try await body()
    } catch {
      if Task.isCancelled { report(GradingMessage.cancelled) }
      throw error
    }
    // What a cancelled task waits for ends at once, so what the body saw says nothing.
    if Task.isCancelled { return report(GradingMessage.cancelled) }
    if hasOpenPart() { return report(GradingMessage.partLeft) }
    bodies?.counts.withLock { $0.ended += 1 }
  }
}
