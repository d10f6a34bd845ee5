import Testing

@testable import HeadlessUIKit

@Suite("The sentences about queues")
struct QueueMessagesTests {
  @Test func `what would never return`() {
    #expect(
      QueueMessage.syncOnItself(.main).text
        == "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
        + "thread. The queue com.apple.main-thread would wait for itself. Run the block without "
        + "sync, or take async.")
  }
}
