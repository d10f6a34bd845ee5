import Synchronization

/// The work that waits for its turn on a device's main thread: the blocks of queues, and the parts of
/// tasks between one `await` and the next.
///
/// The clock takes the turns in its passes, so they come in one order however fast the machine is. A
/// test that awaits something lets them come as well: the machine's main queue asks for one turn for
/// each that waits.
///
/// - Shape: One for each ``Device``, first in, first out. Work can be added on any thread.
nonisolated final class MainTurns: Sendable {
  /// One piece of work.
  struct Turn: Sendable {
    /// What is done.
    let work: @MainActor () -> Void
    /// The queue it was handed to; nil for a part of a task.
    var queue: DispatchQueue?
    /// The device of whoever handed it over.
    var device: Device?
    /// The process it ends with; nil if it was handed over beside the main thread.
    var scope: ProcessScope?
  }

  private struct Line {
    var turns: [Turn?] = []
    var first = 0

    var count: Int { turns.count - first }

    mutating func removeFirst() -> Turn? {
      guard first < turns.count else { return nil }
      defer { first += 1 }
      let turn = turns[first]
      turns[first] = nil
      if first > 64, first > turns.count / 2 {
        turns.removeFirst(first + 1)
        first = -1
      }
      return turn
    }
  }

  private let line = Mutex(Line())

  /// Whether work waits.
  var isEmpty: Bool { line.withLock { $0.count == 0 } }

  /// Adds work, of the device and the process that run now.
  func append(queue: DispatchQueue? = nil, _ work: @escaping @MainActor () -> Void) {
    var turn = Turn(work: work, queue: queue, device: Device.ofTask)
    if MainQueue.isCurrent { turn.scope = MainActor.assumeIsolated { .current } }
    line.withLock { $0.turns.append(turn) }
    // Runs only where the program awaits something. The clock may have taken the turn by then.
    Dispatch.DispatchQueue.main.async { MainActor.assumeIsolated { self.runNext() } }
  }

  /// Takes the turns that wait now, and not those that are added meanwhile.
  @MainActor func runWaiting() {
    for _ in 0..<line.withLock({ $0.count }) { runNext() }
  }

  /// Takes the next turn, if there is one.
  @MainActor private func runNext() {
    if let turn = line.withLock({ $0.removeFirst() }) { turn.run() }
  }
}

/// The machine's main queue, which the main actor belongs to.
///
/// Its blocks do not always run on the thread that the program began on: a program whose `main` is
/// asynchronous, as that of the tests, leaves them to another one.
nonisolated package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that runs is on the main queue.
  package static var isCurrent: Bool { Dispatch.DispatchQueue.getSpecific(key: key) == true }

  /// Returns what a body answers on the main queue, where the state of the device lies.
  ///
  /// Beside the main queue the caller waits for it: what the main queue may wait for asks otherwise.
  package static func value<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if isCurrent { return MainActor.assumeIsolated(body) }
    let device = Device.ofTask
    return Dispatch.DispatchQueue.main.sync {
      MainActor.assumeIsolated { Device.$ofTask.withValue(device, operation: body) }
    }
  }

  /// Does something at once on the main queue, and beside it hands it over to a later turn.
  ///
  /// Nobody waits for the main queue, which may wait for them.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(work) }
    SharedDeviceState.current.turns.append(work)
  }
}

extension MainTurns.Turn {
  /// The device whose turn is taken now; a task that is detached knows no other way to find it.
  static var device: Device?

  /// Does the work, unless its process is over.
  fileprivate func run() {
    guard scope?.hasEnded != true else { return }
    let device = device ?? .current
    let (formerDevice, formerQueue) = (Self.device, DispatchQueue.running)
    Self.device = device
    DispatchQueue.running = queue ?? .main
    defer { (Self.device, DispatchQueue.running) = (formerDevice, formerQueue) }
    Device.$ofTask.withValue(device) { work() }
  }
}
