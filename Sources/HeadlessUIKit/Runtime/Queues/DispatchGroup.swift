import Synchronization

/// Several pieces of work that somebody waits for together.
///
/// - Shape: Each `enter()` is followed by one `leave()`. When all have left, who asked is notified.
/// - Errors: A `leave()` too many stops the program in Dispatch's words, and so does `wait()` for
///   work that nobody does.
/// - Differs: `wait()` runs what waits in the queues beside the main one, for there is one thread. No
///   time passes meanwhile, so work for later is not waited for.
/// - Source: Apple, Dispatch, "DispatchGroup".
nonisolated public final class DispatchGroup: Sendable {
  private struct State {
    var count = 0
    var waiting: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []
  }

  private let state = Mutex(State())

  /// Creates a group with nothing in it.
  public init() {}

  /// Notes that a piece of work has begun.
  public func enter() {
    state.withLock { $0.count += 1 }
  }

  /// Notes that a piece of work is done.
  public func leave() {
    let (count, ready) = state.withLock { state in
      state.count -= 1
      defer { if state.count == 0 { state.waiting = [] } }
      return (state.count, state.count == 0 ? state.waiting : [])
    }
    guard count >= 0 else { MainActor.assumeIsolated { QueueMessage.unbalancedLeave.stop() } }
    for (queue, work) in ready { queue.async(execute: work) }
  }

  /// Hands a block over when everything is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    let isReady = state.withLock { state in
      if state.count > 0 { state.waiting.append((queue, work)) }
      return state.count == 0
    }
    if isReady { queue.async(execute: work) }
  }

  /// Hands a work item over when everything is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Returns when everything is done.
  @MainActor public func wait() {
    if wait(timeout: .now()) == .timedOut { QueueMessage.endlessWait(for: "DispatchGroup").stop() }
  }

  /// Returns when everything is done, or says that it is not.
  @MainActor public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let turns = SharedDeviceState.current.turns
    while state.withLock({ $0.count }) > 0 {
      guard turns.runNextInBackground() else { return .timedOut }
    }
    return .success
  }
}

/// A number that is counted down to go on, and up to let others go on.
///
/// - Shape: `wait()` takes one away, or waits until there is one.
/// - Errors: `wait()` for a signal that nobody sends stops the program with a sentence.
/// - Differs: As with ``DispatchGroup``.
/// - Source: Apple, Dispatch, "DispatchSemaphore".
nonisolated public final class DispatchSemaphore: Sendable {
  private let value: Mutex<Int>

  /// Creates a semaphore with a number to begin with.
  public init(value: Int) {
    self.value = Mutex(value)
  }

  /// Adds one; returns 0, for nobody is woken up.
  @discardableResult
  public func signal() -> Int {
    value.withLock { $0 += 1 }
    return 0
  }

  /// Takes one away, once there is one.
  @MainActor public func wait() {
    if wait(timeout: .now()) == .timedOut {
      QueueMessage.endlessWait(for: "DispatchSemaphore").stop()
    }
  }

  /// Takes one away, or says that there is none.
  @MainActor public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let turns = SharedDeviceState.current.turns
    while value.withLock({ $0 }) <= 0 {
      guard turns.runNextInBackground() else { return .timedOut }
    }
    value.withLock { $0 -= 1 }
    return .success
  }
}
