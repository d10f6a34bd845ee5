/// A queue of blocks, which are run in later turns.
///
/// - Shape: Blocks are run in the order they were added.
/// - Differs: There is one thread, as with ``DispatchQueue``, so blocks run one at a time. There are
///   no operations that depend on each other.
open class OperationQueue: NSObject {
  /// The queue of the main thread.
  open class var main: OperationQueue { Shared.main }

  private enum Shared {
    static let main = OperationQueue(.main, name: "NSOperationQueue Main Queue")
  }

  /// The name of the queue.
  open var name: String?

  private let queue: DispatchQueue

  /// Creates a queue of its own.
  public override init() {
    queue = DispatchQueue(label: "NSOperationQueue")
    super.init()
  }

  private init(_ queue: DispatchQueue, name: String) {
    (self.queue, self.name) = (queue, name)
    super.init()
  }

  /// Adds a block, to be run in a later turn.
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    queue.async(execute: block)
  }
}
