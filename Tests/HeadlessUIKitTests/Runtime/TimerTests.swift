import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Timer", .isolated)
struct TimerTests {
  let stage = Stage()
  let log = Log()

  private var now: TimeInterval { stage.clock.now }

  @Test func `a timer fires once, after its interval, and is invalid then`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
      log.note("\(now) \(timer.isValid)")
    }
    #expect(timer.isValid && timer.timeInterval == 0)

    stage.clock.advance(by: 1.9)
    #expect(log.lines.isEmpty)

    stage.clock.advance(by: 10)
    #expect(log.lines == ["2.0 true"])
    #expect(!timer.isValid)
  }

  @Test func `a repeating timer fires until it is invalid`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      log.note("\(now)")
    }

    stage.clock.advance(by: 0.35)
    #expect(log.lines == ["0.1", "0.2", "0.3"])
    #expect(timer.isValid && timer.timeInterval == 0.1)

    timer.invalidate()
    stage.clock.advance(by: 1)
    #expect(log.lines.count == 3)
    #expect(!timer.isValid)
  }

  @Test func `a repeating timer does not drift, however often it fires`() {
    var last = 0.0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in last = now }

    stage.clock.advance(by: 1000)

    #expect(last == 1000)
  }

  @Test func `a timer that invalidates itself does not fire again`() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      log.note("fired")
      if log.lines.count == 2 { timer.invalidate() }
    }

    stage.clock.advance(by: 10)

    #expect(log.lines == ["fired", "fired"])
  }

  @Test func `an interval of 0, below it, or of no number, is a tenth of a millisecond`() {
    for interval in [0, -3, .nan] {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        log.note("fired")
      }
      #expect(timer.timeInterval == 0.0001)

      stage.clock.advance(by: 0.01)
      timer.invalidate()
    }
    #expect(log.lines.count == 300)
  }

  @Test func `an interval too short for any clock does not stop the clock`() {
    Timer.scheduledTimer(withTimeInterval: 1e-12, repeats: true) { _ in log.note("fired") }
    Timer.scheduledTimer(withTimeInterval: .infinity, repeats: true) { _ in log.note("never") }

    stage.clock.advance(by: 1)

    #expect(now == 1)
    #expect((1...61).contains(log.lines.count) && !log.lines.contains("never"))
  }

  @Test func `a timer waits until it is added to a run loop, and is added once`() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in log.note("\(now)") }
    stage.clock.advance(by: 5)
    #expect(log.lines.isEmpty && timer.isValid)

    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    stage.clock.advance(by: 2)

    #expect(log.lines == ["6.0", "7.0"])
  }

  @Test func `fire runs the block at once and leaves the moments of a repeating timer`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("\(now)") }
    stage.clock.advance(by: 0.5)

    timer.fire()
    stage.clock.advance(by: 0.5)

    #expect(log.lines == ["0.5", "1.0"])
  }

  @Test func `fire ends a timer that fires once, and does nothing to one that has ended`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.note("fired") }

    timer.fire()
    timer.fire()
    stage.clock.advance(by: 2)

    #expect(log.lines == ["fired"])
    #expect(!timer.isValid)
  }

  @Test func `a timer calls its target's method with itself and what it was given`() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Counter.count, userInfo: "apples", repeats: true)

    stage.clock.advance(by: 2)

    #expect(counter.seen == ["apples", "apples"])
    #expect(timer.userInfo as? String == "apples")
  }

  @Test func `a timer calls its target's method by its name`() {
    let counter = Counter()
    Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: "count", userInfo: "apples", repeats: true)
    let waiting = Timer(
      timeInterval: 2, target: counter, selector: "count", userInfo: "pears", repeats: false)
    RunLoop.main.add(waiting, forMode: .default)

    stage.clock.advance(by: 2)

    #expect(counter.seen == ["apples", "pears", "apples"])
  }

  @Test func `a timer keeps its target until it is invalid`() {
    var counter: Counter? = Counter()
    weak let watched = counter
    let timer = counter.map {
      Timer.scheduledTimer(
        timeInterval: 1, target: $0, selector: Counter.count, userInfo: nil, repeats: true)
    }
    counter = nil
    #expect(watched != nil)

    timer?.invalidate()
    #expect(watched == nil)
  }

  @Test func `the run loop keeps a timer, and lets go of it when it has fired`() {
    weak var timer: Timer?
    inItsOwnScope {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.note("fired") }
    }
    #expect(timer != nil)

    stage.clock.advance(by: 1)

    #expect(log.lines == ["fired"])
    #expect(timer == nil)
  }

  @Test func `the run loop lets go of a timer that is invalid before it fires`() {
    weak var timer: Timer?
    inItsOwnScope {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("fired") }
      timer?.invalidate()
    }
    #expect(timer == nil)
  }

  @Test func `a timer that was never added lets go of its block`() {
    var thing: NSObject? = NSObject()
    weak let watched = thing
    inItsOwnScope { _ = Timer(timeInterval: 1, repeats: true) { [thing] _ in _ = thing } }

    thing = nil

    #expect(watched == nil)
  }

  @Test func `moments that pass while the block runs are left out`() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      log.note("\(now)")
      if now == 1 { stage.clock.advance(by: 2.5) }
    }

    stage.clock.advance(by: 5)

    #expect(log.lines == ["1.0", "4.0", "5.0"])
  }

  @Test func `timers of the same moment fire in the order they were started`() {
    for name in ["first", "second"] {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note(name) }
    }

    stage.clock.advance(by: 2)

    #expect(log.lines == ["first", "second", "first", "second"])
  }

  @Test func `a timer of nothing is invalid, and stays so`() {
    let timer = Timer()
    #expect(!timer.isValid && timer.timeInterval == 0 && timer.userInfo == nil)

    RunLoop.main.add(timer, forMode: .common)
    timer.fire()
    timer.invalidate()

    stage.clock.advance(by: 1)
    #expect(!timer.isValid)
  }

  @Test func `a timer calls a method that takes nothing`() {
    let counter = Counter()
    Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Counter.tick, userInfo: nil, repeats: true)
    let other = Timer(
      timeInterval: 1.5, target: counter, selector: Counter.tick, userInfo: nil, repeats: false)
    RunLoop.main.add(other, forMode: .common)

    stage.clock.advance(by: 2)

    #expect(counter.seen == ["tick", "tick", "tick"])
  }

  @Test func `an object that goes stops its timer`() {
    inItsOwnScope { _ = TimerOwner { log.note("fired") } }

    stage.clock.advance(by: 3)

    #expect(log.lines == [])
  }

  private func inItsOwnScope(_ body: () -> Void) { body() }
}

/// Counts what a timer hands over.
private final class Counter: ActionTarget {
  class var actions: [Selector: IBAction] { ["count": IBAction(Counter.count)] }

  var seen: [String] = []

  func count(_ timer: Timer) {
    seen.append(timer.userInfo as? String ?? "nothing")
  }

  func tick() {
    seen.append("tick")
  }
}

/// Stops its timer when it goes, as many controllers do.
private final class TimerOwner {
  let timer: Timer

  init(_ body: @escaping () -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in body() }
  }

  deinit { timer.invalidate() }
}
