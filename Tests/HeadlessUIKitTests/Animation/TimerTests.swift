import Grading
import HeadlessUIKit
import Testing

@Suite("Timers", .isolated)
struct TimerTests {
  let clock = ApplicationState.current.clock
  let log = Lines()

  @Test func `a timer fires once, and is invalid then`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("fired") }

    clock.advance(by: 5)

    #expect(log.lines == ["fired"] && !timer.isValid && timer.timeInterval == 0)
  }

  @Test func `a repeating timer fires at multiples of its interval, without drift`() {
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("fired") }

    clock.advance(by: 100.05)

    #expect(log.lines.count == 1000)
  }

  @Test func `a timer may invalidate itself`() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      log.add("fired")
      if log.lines.count == 3 { timer.invalidate() }
    }

    clock.advance(by: 10)

    #expect(log.lines.count == 3)
  }

  @Test func `an interval of nothing is a tenth of a millisecond, and does not hold the clock`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in log.add("fired") }
    #expect(timer.timeInterval == 0.0001)

    clock.advance(by: 0.5)

    #expect(!log.lines.isEmpty && log.lines.count <= 5_000)
  }

  @Test func `firing by hand does not move the schedule of a repeating timer`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      log.add("\(clock.now)")
    }
    clock.advance(by: 0.5)
    timer.fire()
    clock.advance(by: 1)

    #expect(log.lines == ["0.5", "1.0"])
  }

  @Test func `the clock keeps a timer until it is invalid, and its block no longer`() {
    weak var timer: Timer?
    weak var kept: NSObject?
    do {
      let object = NSObject()
      kept = object
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = object }
    }
    #expect(timer != nil && kept != nil)

    timer?.invalidate()

    #expect(timer == nil && kept == nil)
  }
}
