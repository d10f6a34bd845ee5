import Testing

@testable import HeadlessUIKit

@Suite("The sentences about queues")
struct QueueMessagesTests {
  @Test func `what would never return`() {
    #expect(
      [
        QueueMessage.syncOnItself(.main), .unbalancedLeave,
        .endlessWait(for: "DispatchGroup"),
      ].map(\.text) == [
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
          + "thread. The queue com.apple.main-thread would wait for itself. Run the block without "
          + "sync, or take async.",
        "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave(). Look for a "
          + "leave() without its enter().",
        "DispatchGroup.wait() would never return: nothing that waits in a queue beside the main "
          + "one ends it. Take notify(queue:), or an await, instead of holding the main thread up.",
      ])
  }
}
