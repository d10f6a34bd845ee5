import CourseFormat
import Foundation
import Testing

@testable import Grading
@testable import Processes

@Suite("The watchdog")
struct WatchdogTests {
  var watch = Watchdog.Watch(number: 3)

  @Test
  mutating func `it asks for a sign of life, and again when there was one`() {
    var steps = [watch.advance(.ofWaiting), watch.advance(.ofWaiting)]
    watch.answer(to: 3)
    steps.append(watch.advance(.ofWaiting))

    #expect(steps == [.ask, .wait, .ask])
  }

  @Test
  mutating func `who keeps the main actor busy is stuck after its limit of processor time`() {
    let steps = steps(until: 20, .ofWork) { _ in }

    #expect(steps.last == .interrupt(.stuck))
    #expect(Double(steps.count) * Watchdog.interval <= Watchdog.limit + 2 * Watchdog.interval)
  }

  @Test
  mutating func `an answer to another watch is no sign of life`() {
    let steps = steps(until: 20, .ofWork) { $0.answer(to: 2) }

    #expect(steps.last == .interrupt(.stuck))
    #expect(Double(steps.count) * Watchdog.interval <= Watchdog.limit + 2 * Watchdog.interval)
  }

  @Test
  mutating func `who uses processor time without end is stuck, although the main actor answers`() {
    let steps = steps(until: 30, .ofWork) { $0.answer(to: 3) }

    #expect(steps.last == .interrupt(.stuck))
    #expect(Double(steps.count) * Watchdog.interval > Watchdog.longLimit)
  }

  @Test
  mutating func `a main actor that waits and does not answer is blocked`() {
    let steps = steps(until: 20, .ofWaiting) { _ in }

    #expect(steps.last == .interrupt(.blocked))
    #expect(Double(steps.count) * Watchdog.interval <= Watchdog.blockedLimit + 1)
  }

  @Test
  mutating func `a check that waits although the main actor answers is suspended`() {
    let steps = steps(until: 30, .ofWaiting) { $0.answer(to: 3) }

    #expect(steps.last == .interrupt(.suspended))
    #expect(Double(steps.count) * Watchdog.interval <= Watchdog.waitLimit + 1)
  }

  @Test
  mutating func `who gets no processor is neither stuck nor waiting until the long limit`() {
    let steps = steps(until: 1000, .ofStarving) { _ in }

    #expect(steps.last == .interrupt(.starved))
    #expect(steps.dropLast().allSatisfy { $0 == .ask || $0 == .wait })
    #expect(Double(steps.count) * Watchdog.interval >= Watchdog.wallLimit)
  }

  @Test
  mutating func `time in which the whole program was stopped does not count`() {
    let stopped = ActivityInterval(elapsed: 3600, processorTime: 0, running: 0, waiting: 0.5)

    var steps = [watch.advance(stopped)]
    watch.answer(to: 3)
    steps.append(watch.advance(.ofWaiting))

    #expect(steps == [.ask, .ask])
  }

  @Test
  mutating func `on a busy machine a loop and an await without end are told apart as well`() {
    // One of nine programs on a processor: 55 ms of half a second are its own.
    let loop = ActivityInterval(elapsed: 0.5, processorTime: 0.055, running: 0.055, waiting: 0)
    let ofLoop = steps(until: 240, loop) { _ in }
    watch = Watchdog.Watch(number: 3)
    // What waits is woken now and then, and has to wait for a processor.
    let wait = ActivityInterval(elapsed: 0.5, processorTime: 0.001, running: 0.001, waiting: 0.3)
    let ofWait = steps(until: 240, wait) { $0.answer(to: 3) }

    #expect(ofLoop.last == .interrupt(.stuck))
    #expect(ofWait.last == .interrupt(.suspended))
  }

  /// What several looks bring about, each followed by something, until one interrupts.
  private mutating func steps(
    until most: Int, _ interval: ActivityInterval, then: (inout Watchdog.Watch) -> Void
  ) -> [Watchdog.Watch.Step] {
    var steps: [Watchdog.Watch.Step] = []
    while steps.count < most {
      steps.append(watch.advance(interval))
      if case .interrupt = steps.last { break }
      then(&watch)
    }
    return steps
  }
}

extension ActivityInterval {
  fileprivate static let ofWork = ActivityInterval(
    elapsed: 0.5, processorTime: 0.5, running: 0.5, waiting: 0)
  fileprivate static let ofWaiting = ActivityInterval(
    elapsed: 0.5, processorTime: 0, running: 0, waiting: 0.5)
  fileprivate static let ofStarving = ActivityInterval(
    elapsed: 0.5, processorTime: 0.01, running: 0.01, waiting: 0)
}

@Suite("What a program does between two looks")
struct ProcessActivityTests {
  var before = ProcessActivity()
  var after = ProcessActivity()

  init() {
    before.threads = [7: .init(running: 1, delay: 2), 8: .init()]
    before.processes = [7]
    after = before
  }

  @Test
  func `nothing used and nothing delayed is waiting`() {
    #expect(interval(of: 0.5) == .init(elapsed: 0.5, processorTime: 0, running: 0, waiting: 0.5))
  }

  @Test
  mutating func `time on a processor and time without one are no waiting`() {
    after.processorTime += 0.1
    after.threads[7] = .init(running: 1.1, delay: 2.25)

    let interval = interval(of: 0.5)

    #expect(abs(interval.waiting - 0.15) < 1e-9)
    #expect(abs(interval.running - 0.1) < 1e-9)
  }

  @Test
  mutating func `who could run, reads a page from the disk, or starts a process does not wait`() {
    after.isReady = true
    #expect(interval(of: 0.5).waiting == 0)

    after = before
    after.pageFaults += 1
    #expect(interval(of: 0.5).waiting == 0)

    after = before
    after.processes = [7, 9]
    #expect(interval(of: 0.5).waiting == 0)
  }

  @Test
  func `a look that comes late counts for no more than the longest`() {
    #expect(interval(of: 60).waiting == 0.75)
  }

  @Test
  mutating func `where the kernel counts no delay only who does nothing waits`() {
    after.countsDelay = false
    #expect(interval(of: 0.5).waiting == 0.5)

    after.processorTime += 0.01
    #expect(interval(of: 0.5).waiting == 0)
  }

  @Test
  func `this program is read with its threads, and a loop uses processor time`() {
    let before = ProcessActivity.of(getpid())
    let start = clock()
    while Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.1 {}
    let after = ProcessActivity.of(getpid())

    #expect(after.processes.contains(getpid()) && after.threads[getpid()] != nil)
    #expect(after.isReady, "The thread that looks runs.")
    #expect(after.processorTime - before.processorTime > 0.05)
  }

  private func interval(of elapsed: Double) -> ActivityInterval {
    ActivityInterval(from: before, to: after, elapsed: elapsed, longest: 0.75, thread: 7)
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

  @Test(arguments: [
    (["--testing-library", "swift-testing"], GradingMode.standard, true),
    (["--testing-library", "swift-testing", "--filter", "Rain"], .standard, false),
    (["--testing-library", "swift-testing", "--skip=Rain"], .standard, false),
    (["--testing-library", "swift-testing", "--verbose"], .standard, false),
    (["--testing-library", "swift-testing"], .all, false),
    (["--testing-library", "swift-testing"], .solutions, false),
  ])
  func `a learner who runs everything reads a line for each exercise, not for each check`(
    arguments: [String], mode: GradingMode, isBrief: Bool
  ) {
    #expect(
      RunSupervisor.arguments(of: arguments, mode: mode)
        == arguments + (isBrief ? ["--quiet"] : []))
  }

  @Test
  func `who asks to be told little is not told twice`() {
    #expect(RunSupervisor.arguments(of: ["--quiet"], mode: .standard) == ["--quiet"])
  }
}

@Suite("What comes after a child that graded")
struct SupervisorStepTests {
  nonisolated private static let began = "began\tweather/01-Rain\tthere are days\n"

  nonisolated static let endings: [(String, ProgramEnding, Bool, RunSupervisor.Step)] = [
    ("", .crashed(signal: 4), false, .beginAgain(signal: 4)),
    ("", .crashed(signal: 4), true, .end),
    ("", .exited(1), false, .end),
    ("", .exited(132), false, .end),
    (began, .crashed(signal: 4), false, .goOn(.killed)),
    (began, .exited(0), false, .goOn(.left)),
    // What a shell says of a program that a signal ended is a status like others here.
    (began, .exited(139), false, .goOn(.left)),
    (began + "suspended\n", .exited(69), false, .goOn(nil)),
    (began + "ended\n", .crashed(signal: 9), true, .goOn(.killed)),
    (began + "ended\nconcluded\n", .exited(1), false, .end),
  ]

  @Test(arguments: endings)
  func `a run goes on without an exercise, and begins again if none had begun`(
    notes: String, ending: ProgramEnding, hasBegunAgain: Bool, step: RunSupervisor.Step
  ) {
    #expect(
      RunSupervisor.step(
        after: RunRecord(notes), ending: ending, interruptions: 0, hasBegunAgain: hasBegunAgain,
        mode: .standard) == step)
  }

  @Test
  func `a test of the library that ends the program is no exercise's`() {
    let notes = RunRecord(Self.began + "ended\n")

    #expect(
      RunSupervisor.step(
        after: notes, ending: .crashed(signal: 4), interruptions: 0, hasBegunAgain: false,
        mode: .all) == .end)
  }

  @Test
  func `the reader is told that the run begins again`() {
    #expect(
      GradingMessage.beginsAgain(afterSignal: 4)
        == "The program was ended by signal 4 before its first check. It begins again.")
  }
}
