/// A queue of operations, which are run in later turns.
///
/// - Shape: Operations are run in the order they were added. One whose dependencies are not finished
///   waits a frame and is asked again.
/// - Differs: There is one thread, as with ``DispatchQueue``, so operations run one at a time.
/// - Source: Apple, Foundation, "OperationQueue".
open class OperationQueue: NSObject {
  /// The queue of the main thread.
  open class var main: OperationQueue { Shared.main }

  private enum Shared {
    static let main = OperationQueue(runsOnMainQueue: true)
  }

  /// The name of the queue.
  open var name: String?

  /// How many operations may run at a time; it makes no difference here.
  open var maxConcurrentOperationCount = -1

  /// Whether operations wait until this is false.
  open var isSuspended = false {
    didSet { if !isSuspended { start() } }
  }

  /// The operations that are not finished.
  open private(set) var operations: [Operation] = []

  /// How many operations are not finished.
  open var operationCount: Int { operations.count }

  private let queue: DispatchQueue

  /// Creates a queue of its own.
  public override init() {
    queue = DispatchQueue(label: "NSOperationQueue")
    super.init()
  }

  private init(runsOnMainQueue: Bool) {
    queue = .main
    super.init()
    name = "NSOperationQueue Main Queue"
  }

  /// Adds a block, to be run in a later turn.
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation { MainActor.assumeIsolated { block() } })
  }

  /// Adds an operation, to be run in a later turn.
  open func addOperation(_ op: Operation) {
    operations.append(op)
    if !isSuspended { wait(for: op) }
  }

  /// Adds operations, and waits for them if asked to.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Adds a block that is run when everything before it is finished.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    addOperation(barrier)
  }

  /// Cancels the operations that are not finished.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Runs what has been added, and returns when it is finished.
  open func waitUntilAllOperationsAreFinished() {
    for operation in operations where operation.isReady { run(operation) }
  }

  private func start() {
    for operation in operations { wait(for: operation) }
  }

  private func wait(for operation: Operation) {
    queue.async { [weak self] in
      guard let self, !isSuspended else { return }
      if operation.isReady { return run(operation) }
      queue.asyncAfter(deadline: .now() + Clock.frame) { self.wait(for: operation) }
    }
  }

  private func run(_ operation: Operation) {
    guard let index = operations.firstIndex(of: operation) else { return }
    operations.remove(at: index)
    operation.start()
  }
}
