/// A line of blocks that are run one after another.
///
///     DispatchQueue.global().async {
///       let image = load()
///       DispatchQueue.main.async { imageView.image = image }
///     }
///
/// Blocks take their turns with the device's clock: when the code that hands one over has returned,
/// and before time goes on. A block that hands over another gives everybody else their turn first.
///
/// - Shape: A block is run once. Blocks of all queues are run in the order they were handed over;
///   what is handed over for later is run when the clock has been advanced so far.
/// - Errors: `sync` on the main queue from the main queue would wait for itself, and stops the
///   program with a sentence.
/// - Differs: There is one thread, so the blocks of every queue run on the main one, and may touch
///   views. What a queue of another kind promises, it keeps: order, one at a time. Qualities of
///   service make no difference. Sources, targets and values of a queue do not exist.
nonisolated public final class DispatchQueue: Sendable, CustomStringConvertible {
  /// What a queue is like.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// The queue of the main thread, which views belong to.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// The queue whose block runs.
  @MainActor static var running = DispatchQueue.main

  /// The name the queue was made with.
  public let label: String

  /// How urgent its blocks are; it makes no difference here.
  public let qos: DispatchQoS

  /// Creates a queue; the label is for whoever looks for a mistake.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: Dispatch.DispatchQueue.AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    (self.label, self.qos) = (label, qos)
  }

  /// Returns the queue for work beside the main thread.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// The label.
  public var description: String { "<DispatchQueue: \(label)>" }

  /// Hands a block over, to be run in a later turn.
  public func async(execute work: @escaping @MainActor () -> Void) {
    SharedDeviceState.current.turns.append(queue: self, work)
  }

  /// Hands a block over, to be run when the clock has reached a moment.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    guard deadline != .distantFuture else { return }
    if MainQueue.isCurrent { return MainActor.assumeIsolated { schedule(at: deadline, work) } }
    SharedDeviceState.current.turns.append { self.schedule(at: deadline, work) }
  }

  /// Runs a block, and returns what it returns.
  @MainActor public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    guard Self.running !== self || self === Self.shared else {
      QueueMessage.syncOnItself(self).stop()
    }
    let former = Self.running
    Self.running = self
    defer { Self.running = former }
    return try work()
  }

  @MainActor private func schedule(at time: DispatchTime, _ work: @escaping @MainActor () -> Void) {
    Device.current.clock.schedule(at: time.seconds, .timer) { self.async(execute: work) }
  }
}
