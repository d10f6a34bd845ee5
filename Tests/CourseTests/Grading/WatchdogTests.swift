import CourseFormat
import Testing

@testable import Grading

@Suite("The watchdog")
struct WatchdogTests {
  var watch = Watchdog.Watch(number: 3)

  @Test
  mutating func `it asks for a sign of life, and again when there was one`() {
    #expect(watch.advance() == .ask)
    #expect(watch.advance() == .wait)

    watch.answer(to: 3)

    #expect(watch.advance() == .ask)
  }

  @Test
  mutating func `a main actor that does not answer is stuck after its limit of ticks`() {
    let steps = steps(Watchdog.ticks(in: Watchdog.limit) + 2) { _ in }

    #expect(steps.last == .interrupt(.stuck))
    #expect(steps.dropLast().allSatisfy { $0 == .ask || $0 == .wait })
  }

  @Test
  mutating func `an answer to another watch is no sign of life`() {
    let steps = steps(Watchdog.ticks(in: Watchdog.limit) + 2) { $0.answer(to: 2) }

    #expect(steps.last == .interrupt(.stuck))
  }

  @Test
  mutating func `a check that goes on although the main actor answers is still waiting`() {
    let steps = steps(Watchdog.ticks(in: Watchdog.waitLimit) + 1) { $0.answer(to: 3) }

    #expect(steps.last == .interrupt(.suspended))
    #expect(steps.dropLast().allSatisfy { $0 == .ask })
  }

  /// What several ticks bring about, each followed by something.
  private mutating func steps(
    _ count: Int, then: (inout Watchdog.Watch) -> Void
  ) -> [Watchdog.Watch.Step] {
    var steps: [Watchdog.Watch.Step] = []
    for _ in 0..<count {
      steps.append(watch.advance())
      then(&watch)
    }
    return steps
  }
}

@Suite("Looking after a run")
struct RunSupervisorTests {
  @Test(arguments: [
    (["tests", "--testing-library", "swift-testing"], true),
    (["tests", "--testing-library=swift-testing", "--filter", "Rain"], true),
    (["tests", "--testing-library", "swift-testing", "--list-tests"], false),
    (["tests", "--testing-library", "xctest"], false),
    (["tests"], false),
  ])
  func `a child is started where checks are to run`(arguments: [String], isStarted: Bool) {
    #expect(RunSupervisor.runsTests(arguments) == isStarted)
  }
}
