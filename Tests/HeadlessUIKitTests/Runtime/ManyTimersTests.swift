import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Timers in a crowd", .isolated)
struct ManyTimersTests {
  @Test func `four times the repeating timers cost about four times as much`() {
    let factor = Growth.factor(to: 60_000) { count in
      let stage = Stage()
      var fired = 0
      let timers = (0..<count).map { index in
        Timer.scheduledTimer(withTimeInterval: 0.1 + Double(index % 100) / 1000, repeats: true) {
          _ in fired += 1
        }
      }
      let time = Growth.computing { stage.clock.advance(by: 0.2) }
      #expect(fired >= count)
      timers.forEach { $0.invalidate() }
      return time
    }

    print("Four times the timers cost \(factor) times as much")
    #expect(factor < 7)
  }
}
