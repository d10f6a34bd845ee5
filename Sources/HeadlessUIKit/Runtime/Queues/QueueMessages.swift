/// What is said about queues, groups and semaphores.
enum QueueMessage: ConsoleMessage {
  /// A queue is to wait for a block of its own.
  case syncOnItself(DispatchQueue)
  /// A group was left more often than entered.
  case unbalancedLeave
  /// The main thread waits for what nobody does.
  case endlessWait(for: String)

  var text: String {
    switch self {
    case .syncOnItself(let queue):
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread. "
        + "The queue \(queue.label) would wait for itself. Run the block without sync, or take async."
    case .unbalancedLeave:
      "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave(). Look for a leave() "
        + "without its enter()."
    case .endlessWait(let type):
      "\(type).wait() would never return: nothing that waits in a queue beside the main one ends it. "
        + "Take notify(queue:), or an await, instead of holding the main thread up."
    }
  }
}
