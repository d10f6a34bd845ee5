import Synchronization

/// A block that can be cancelled while it waits.
///
/// - Shape: It can be run several times.
nonisolated public final class DispatchWorkItem: Sendable {
  private let block: @MainActor () -> Void
  private let cancelled = Mutex(false)

  /// Creates an item that runs a block.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
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
  }
}

// Without these, Foundation would bring in the types of the machine, whose threads and time are not
// the device's: a program that waits for one of them would wait for ever.

/// Several pieces of work that somebody waits for together, which are not here.
@available(*, unavailable, message: "There is one thread here. Await each task instead.")
nonisolated public enum DispatchGroup {}

/// A number that lets others go on, which is not here.
@available(*, unavailable, message: "There is one thread here, and it would wait for itself.")
nonisolated public enum DispatchSemaphore {}
