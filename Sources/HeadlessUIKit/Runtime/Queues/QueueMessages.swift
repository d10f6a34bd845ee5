/// What is said about queues.
enum QueueMessage: ConsoleMessage {
  case syncOnItself(DispatchQueue)

  var text: String {
    switch self {
    case .syncOnItself(let queue):
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread. "
        + "The queue \(queue.label) would wait for itself. Run the block without sync, or take async."
    }
  }
}
