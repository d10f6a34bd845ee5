import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("Tasks and the clock", .isolated)
struct TaskTests {
  let stage = Stage()
  let log = Log()

  @Test func `the runtime asks the core for the main actor's executor`() {
    #expect(MainThreadExecutor.isInPlace)
  }

  @Test func `a task runs when the code that begins it has returned, and time stands still`() {
    Task {
      log.note("task")
      await Task.yield()
      log.note("yielded")
    }
    log.note("after")
    stage.clock.advance(by: 0)

    #expect(log.lines == ["after", "task", "yielded"])
    #expect(stage.clock.now == 0)
  }

  @Test func `what a button begins is over when the finger is lifted`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Go", for: .normal)
    button.addAction(
      UIAction { _ in
        Task { @MainActor in log.note("text \(await Library.text())") }
        log.note("after")
      }, for: .touchUpInside)
    stage.present(button)

    stage.buttons["Go"].tap()

    #expect(log.lines == ["after", "text 7"])
  }

  @Test func `a task sleeps until the clock has come so far`() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      log.note("one at \(stage.clock.now)")
      try? await Task.sleep(nanoseconds: NSEC_PER_SEC / 2)
      log.note("half at \(stage.clock.now)")
    }
    stage.clock.advance(by: 0.99)
    #expect(log.lines == [])

    stage.clock.advance(by: 1)
    #expect(log.lines == ["one at 1.0", "half at 1.5"])
  }

  @Test func `a task that is cancelled wakes up at once`() {
    let task = Task {
      do { try await Task.sleep(for: .seconds(9)) } catch { log.note("\(error)") }
    }
    stage.clock.advance(by: 1)
    task.cancel()
    stage.clock.advance(by: 0)

    #expect(log.lines == ["CancellationError()"])
  }

  @Test func `other clocks sleep by the device's clock too`() {
    Task {
      try? await ContinuousClock().sleep(for: .seconds(3))
      log.note("three at \(stage.clock.now)")
    }
    stage.clock.advance(by: 2.9)
    #expect(log.lines == [])

    stage.clock.advance(by: 0.2)
    #expect(log.lines.count == 1)
  }

  @Test func `children, groups and detached tasks run in one order`() {
    Task {
      async let a = Library.text()
      async let b = Library.text()
      log.note("sum \(await a + b)")
      await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { await Library.echo(number) } }
        for await number in group { log.note("\(number)") }
      }
    }
    Task.detached {
      let text = await Library.text()
      await MainActor.run { log.note("detached \(text)") }
    }
    stage.clock.advance(by: 0)

    #expect(log.lines == ["detached 7", "sum 14", "1", "2", "3"])
  }

  @Test func `a task belongs to the device of the code that begins it`() {
    let device = Device.current
    Task { log.note("own \(Device.current === device)") }
    Task.detached {
      await MainActor.run { log.note("detached \(Device.current === device)") }
    }
    Device.$ofTask.withValue(Device()) { Device.current.clock.advance(by: 1) }
    #expect(log.lines == [])

    stage.clock.advance(by: 0)
    #expect(log.lines == ["own true", "detached true"])
  }

  @Test func `a task that begins on the spot and waits goes on with the clock`() {
    Task.immediate {
      log.note("begun")
      try? await Task.sleep(for: .seconds(2))
      log.note("awake at \(stage.clock.now)")
    }
    log.note("after")
    stage.clock.advance(by: 5)

    #expect(log.lines == ["begun", "after", "awake at 2.0"])
  }

  @Test func `a task that awaits another actor goes on, and the console says what that means`()
    async
  {
    let console = ConsoleRecorder()
    let store = Store()
    Task {
      log.note("\(await store.next())")
      log.note("\(await store.next())")
    }
    for _ in 0..<1000 where log.lines.count < 2 {
      stage.clock.advance(by: 0)
      try? await Task.sleep(for: .milliseconds(1))
    }

    #expect(log.lines == ["1", "2"] && console.lines == [QueueMessage.otherActor.text])
  }

  @Test func `a test that awaits something lets tasks and blocks take their turns`() async {
    Task { log.note("task") }
    DispatchQueue.main.async { log.note("block") }
    for _ in 0..<10 { await Task.yield() }

    #expect(log.lines == ["task", "block"])
  }

  @Test func `a test sleeps by the machine's clock`() async throws {
    try await Task.sleep(for: .milliseconds(1))

    #expect(stage.clock.now == 0)
  }
}

/// Numbers that are isolated to an actor of their own.
private actor Store {
  private var number = 0

  func next() -> Int {
    number += 1
    return number
  }
}

/// Work that is isolated to nobody.
nonisolated private enum Library {
  static func text() async -> Int { 7 }

  static func echo(_ number: Int) async -> Int { number }
}
