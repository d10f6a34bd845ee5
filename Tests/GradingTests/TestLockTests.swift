import Testing

@testable import Grading

@Suite("One test at a time")
struct TestLockTests {
  @Test
  func `whoever waits gets the lock in the order of asking`() async {
    let lock = TestLock()
    let order = Order()
    await lock.lock()

    var tasks: [Task<Void, Never>] = []
    for number in 1...3 {
      tasks.append(
        Task {
          await lock.lock()
          order.numbers.append(number)
          lock.unlock()
        })
      // On a busy machine a later task may be the first to run.
      while lock.waitingCount < number { await Task.yield() }
    }
    order.numbers.append(0)
    lock.unlock()
    for task in tasks { await task.value }

    #expect(order.numbers == [0, 1, 2, 3])
  }

  @Test(.isolated)
  func `a test that holds the lock does not wait for itself`() async throws {
    #expect(TestLock.isHeld)
    let order = Order()

    try await TestLock.withLock { await order.note(1) }

    #expect(order.numbers == [1])
  }

  private final class Order {
    var numbers: [Int] = []

    func note(_ number: Int) { numbers.append(number) }
  }
}
