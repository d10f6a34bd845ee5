import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Timers in a crowd", .isolated)
struct ManyTimersTests {
  @Test func `four times the repeating timers cost about four times as much`() {
    let factor = Growth.factor(to: 60_000, below: 7) { count in
      let stage = Stage()
      var fired = 0
      let timers = (0..<count).map { index in
        Timer.scheduledTimer(withTimeInterval: 0.1 + Double(index % 100) / 1000, repeats: true) {
          _ in fired += 1
        }
      }
      let time = Growth.computing { stage.clock.advance(by: 0.2) }
      // Those of 0.1 seconds, one of a hundred, fire twice.
      #expect(fired == count + count / 100)
      timers.forEach { $0.invalidate() }
      return time
    }

    print("Four times the timers cost \(factor) times as much")
    #expect(factor < 7)
  }

  @Test func `what is taken back of many does not run, and the others keep their order`() {
    let clock = Clock()
    var ran: [Int] = []
    let delays = (0..<300).map { 0.01 * Double($0 * 77 % 300 + 1) }
    let tickets = delays.enumerated().map { index, delay in
      clock.schedule(after: delay, .timer) { ran.append(index) }
    }
    for index in stride(from: 0, to: 300, by: 3) { tickets[index * 91 % 300].cancel() }
    let cancelled = Set(stride(from: 0, to: 300, by: 3).map { $0 * 91 % 300 })

    clock.advance(by: 4)

    let expected = delays.indices.filter { !cancelled.contains($0) }
      .sorted { delays[$0] < delays[$1] }
    #expect(ran == expected)
  }
}
