import Testing

@testable import Grading

@Suite("Taking turns")
struct TurnTests {
  @Test
  func `whoever waits gets the turn in the order of asking`() async {
    let turn = Turn()
    let order = Order()
    await turn.take()

    var tasks: [Task<Void, Never>] = []
    for number in 1...3 {
      tasks.append(
        Task {
          await turn.take()
          order.numbers.append(number)
          turn.pass()
        })
      await Task.yield()
    }
    order.numbers.append(0)
    turn.pass()
    for task in tasks { await task.value }

    #expect(order.numbers == [0, 1, 2, 3])
  }

  @Test(.isolated)
  func `a test that has the turn does not wait for itself`() async throws {
    #expect(Turn.isMine)
    let order = Order()

    try await Turn.hold { await order.note(1) }

    #expect(order.numbers == [1])
  }

  private final class Order {
    var numbers: [Int] = []

    func note(_ number: Int) { numbers.append(number) }
  }
}
