import Grading
import HeadlessUIKit
import Testing

@Suite("The clock", .isolated)
struct ClockTests {
  let clock = ApplicationState.current.clock
  let log = Lines()

  @Test func `time stands still until it is advanced`() {
    clock.schedule(after: 1, .timer) { log.add("timer") }
    #expect(clock.now == 0 && log.lines.isEmpty)

    clock.advance(by: 0.5)
    #expect(clock.now == 0.5 && log.lines.isEmpty)

    clock.advance(by: 0.5)
    #expect(clock.now == 1 && log.lines == ["timer"])
  }

  @Test func `things happen by time, then by phase, then as they were scheduled`() {
    clock.schedule(after: 2, .input) { log.add("late") }
    clock.schedule(after: 1, .completion) { log.add("completion") }
    clock.schedule(after: 1, .animation) { log.add("animation") }
    clock.schedule(after: 1, .timer) { log.add("first timer") }
    clock.schedule(after: 1, .timer) { log.add("second timer") }
    clock.schedule(after: 1, .input) { log.add("input") }

    clock.advance(by: 3)

    #expect(
      log.lines == ["input", "first timer", "second timer", "animation", "completion", "late"])
  }

  @Test func `the present moment is the one in which something is due`() {
    clock.schedule(after: 0.25, .timer) { log.add("\(clock.now)") }

    clock.advance(by: 10)

    #expect(log.lines == ["0.25"] && clock.now == 10)
  }

  @Test func `what starts itself again happens once a frame and cannot hold the clock`() {
    func again() {
      log.add("again")
      clock.schedule(after: 0, .timer, again)
    }
    clock.schedule(after: 0, .timer, again)

    clock.advance(by: 0.5)

    #expect((30...31).contains(log.lines.count))
  }

  @Test func `what was taken back does not happen, not even in the same moment`() {
    let later = clock.schedule(after: 1, .completion) { log.add("taken back") }
    clock.schedule(after: 1, .timer) { later.cancel() }

    clock.advance(by: 2)

    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `time does not run backwards, and does not end`(_ step: TimeInterval) {
    var console: [String] = []
    ApplicationState.current.console = { console.append($0) }

    clock.advance(by: step)

    #expect(clock.now == 0)
    #expect(
      console == [
        "The clock was to be advanced by \(step) seconds. Time moves forwards, by a number."
      ])
  }

  @Test func `what has happened is let go of`() {
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      clock.schedule(after: 1, .timer) { _ = object }
    }
    #expect(gone != nil)

    clock.advance(by: 1)

    #expect(gone == nil)
  }
}

/// Lines that closures write and a test reads.
final class Lines {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
