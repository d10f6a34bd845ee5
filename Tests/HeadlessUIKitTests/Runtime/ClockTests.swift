import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Clock", .isolated)
struct ClockTests {
  let clock = Device.current.clock
  let log = Log()
  let console = ConsoleRecorder()

  @Test func `the clock starts at 0 and stands still`() {
    clock.runPass()
    clock.runPass()
    #expect(clock.now == 0)
  }

  @Test func `work is done when its time comes, and time stands there while it is done`() {
    clock.schedule(at: 2, .timer) { log.note("at \(clock.now)") }

    clock.advance(by: 1.5)
    #expect(log.lines.isEmpty && clock.now == 1.5)

    clock.advance(by: 1.5)
    #expect(log.lines == ["at 2.0"])
    #expect(clock.now == 3)
  }

  @Test func `work runs by time, then by phase, then as it was scheduled`() {
    clock.schedule(at: 1, .completion) { log.note("completion") }
    clock.schedule(at: 1, .animation) { log.note("animation") }
    clock.schedule(at: 1, .timer) { log.note("first timer") }
    clock.schedule(at: 1, .timer) { log.note("second timer") }
    clock.schedule(at: 1, .input) { log.note("input") }
    clock.schedule(at: 0.5, .completion) { log.note("earlier") }

    clock.advance(by: 1)

    #expect(
      log.lines == ["earlier", "input", "first timer", "second timer", "animation", "completion"])
  }

  @Test func `work may be asked for after a delay, of which none is less than nothing`() {
    clock.advance(by: 1)
    for delay in [-5, 0, .nan] { clock.schedule(after: delay, .timer) { log.note("now") } }
    clock.schedule(after: 0.5, .timer) { log.note("at \(clock.now)") }

    clock.runPass()
    #expect(log.lines == ["now", "now", "now"])

    clock.advance(by: 1)
    #expect(log.lines.last == "at 1.5")
  }

  @Test func `a turn does what is due now and nothing that comes later`() {
    clock.schedule(at: 0, .timer) { log.note("now") }
    clock.schedule(at: 0.001, .timer) { log.note("later") }

    clock.runPass()

    #expect(log.lines == ["now"])
    #expect(clock.now == 0)
  }

  @Test func `work that schedules itself for now runs once a frame, and the clock goes on`() {
    func again() {
      log.note("\(clock.now)")
      clock.schedule(at: clock.now, .timer, again)
    }
    clock.schedule(at: 0, .timer, again)

    clock.runPass()
    #expect(log.lines == ["0.0"])

    clock.advance(by: 1)
    #expect(log.lines.count == 61)
  }

  @Test func `work scheduled in a turn for a later moment of the same advance is done in it`() {
    clock.schedule(at: 1, .timer) {
      clock.schedule(at: 1.25, .timer) { log.note("at \(clock.now)") }
    }

    clock.advance(by: 2)

    #expect(log.lines == ["at 1.25"])
  }

  @Test func `a second is a second, whichever way it is added up`() {
    clock.schedule(at: 1, .timer) { log.note("second") }

    for _ in 1...10 { clock.advance(by: 0.1) }

    #expect(log.lines == ["second"])
    #expect(clock.now == 1)
  }

  @Test func `time is told in numbers that can be read`() {
    clock.advance(by: 0.1)
    clock.advance(by: 0.2)
    #expect("\(clock.now)" == "0.3")
  }

  @Test func `work that was cancelled is not done, and is let go of`() {
    var thing: NSObject? = NSObject()
    weak let watched = thing
    let ticket = clock.schedule(at: 1, .timer) { [thing] in log.note("\(thing as Any)") }
    clock.schedule(at: 1, .timer) { log.note("the other") }
    thing = nil
    #expect(watched != nil)

    ticket.cancel()
    ticket.cancel()
    #expect(watched == nil)

    clock.advance(by: 1)
    #expect(log.lines == ["the other"])
  }

  @Test func `work that was done is let go of`() {
    var thing: NSObject? = NSObject()
    weak let watched = thing
    clock.schedule(at: 1, .timer) { [thing] in _ = thing }
    thing = nil

    clock.advance(by: 1)

    #expect(watched == nil)
  }

  @Test func `work cancelled by other work of the same moment is not done`() {
    var ticket: Clock.Ticket?
    clock.schedule(at: 1, .input) { ticket?.cancel() }
    ticket = clock.schedule(at: 1, .timer) { log.note("cancelled") }

    clock.advance(by: 1)

    #expect(log.lines.isEmpty)
  }

  @Test func `time does not run backwards, nor for ever`() {
    clock.advance(by: 1)

    for seconds in [-1, .infinity, .nan, 1e12, .greatestFiniteMagnitude] {
      clock.advance(by: seconds)
    }

    #expect(clock.now == 1)
    #expect(
      console.lines.first
        == "The clock was to be advanced by -1.0 seconds. Time moves forwards, by less than 30,000 years."
    )
    #expect(console.lines.count == 5)
  }

  @Test func `work at no time, or at the end of all times, does no harm`() {
    clock.schedule(at: .nan, .timer) { log.note("no time") }
    clock.schedule(at: -5, .timer) { log.note("the past") }
    clock.schedule(at: .infinity, .timer) { log.note("never") }

    clock.advance(by: 10)

    #expect(log.lines == ["no time", "the past"])
  }

  @Test func `work that lets time pass itself does not turn time back`() {
    clock.schedule(at: 1, .timer) { clock.advance(by: 5) }
    clock.schedule(at: 3, .timer) { log.note("at \(clock.now)") }

    clock.advance(by: 2)

    #expect(log.lines == ["at 3.0"])
    #expect(clock.now == 6)
  }

  @Test func `the windows are laid out after each turn, not only at the end`() {
    let view = Layouts()
    let stage = Stage(showing: view)
    let before = view.count
    clock.schedule(at: 1, .timer) { view.setNeedsLayout() }
    clock.schedule(at: 2, .timer) { view.setNeedsLayout() }

    stage.clock.advance(by: 3)

    #expect(view.count == before + 2)
    #expect(stage.clock.now == 3)
  }
}

/// Counts how often it is laid out.
private final class Layouts: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
