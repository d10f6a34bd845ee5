import Synchronization

/// A block that can be cancelled while it waits, and that others can wait for.
///
/// - Shape: It can be run several times; who waits for it waits for the first.
/// - Errors: `wait()` for an item that nobody has handed to a queue stops the program with a
///   sentence.
/// - Source: Apple, Dispatch, "DispatchWorkItem".
nonisolated public final class DispatchWorkItem: Sendable {
  private let block: @MainActor () -> Void
  private let cancelled = Mutex(false)
  private let done = DispatchGroup()
  private let isDone = Mutex(false)

  /// Creates an item that runs a block.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
    done.enter()
  }

  /// Whether the item was cancelled.
  public var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Keeps the block from being run; one that runs goes on.
  public func cancel() {
    cancelled.withLock { $0 = true }
  }

  /// Runs the block now, unless the item was cancelled.
  @MainActor public func perform() {
    if !isCancelled { block() }
    let isFirst = isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { done.leave() }
  }

  /// Hands a block over when the item was run, or when it is its turn and it was cancelled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    done.notify(queue: queue, execute: execute)
  }

  /// Hands an item over when this one was run.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    done.notify(queue: queue, work: execute)
  }

  /// Returns when the item was run.
  @MainActor public func wait() {
    done.wait()
  }

  /// Returns when the item was run, or says that it was not.
  @MainActor public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    done.wait(timeout: timeout)
  }
}
