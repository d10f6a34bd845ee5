import Testing

@testable import Grading

@Suite("Programs of tests and checks that are graded")
struct ProgramLockTests {
  @Test
  func `a check waits for the programs before it, and those after it wait for the check`() async {
    let lock = ProgramLock(places: 2)
    let day = Day()
    let first = Gate()

    var tasks = [Task { try? await lock.runProgram { await day.run("program 1", until: first) } }]
    await goOn { day.entries == ["program 1 begins"] }
    tasks.append(Task { try? await lock.grade { await day.run("check") } })
    await goOn { lock.numberOfWaiting == 1 }
    tasks.append(Task { try? await lock.runProgram { await day.run("program 2") } })
    await goOn { lock.numberOfWaiting == 2 }
    #expect(day.entries == ["program 1 begins"])
    first.open()
    for task in tasks { await task.value }

    #expect(
      day.entries == [
        "program 1 begins", "program 1 ends", "check begins", "check ends", "program 2 begins",
        "program 2 ends",
      ])
  }

  @Test
  func `programs run beside each other, as many as there are places`() async {
    let lock = ProgramLock(places: 2)
    let day = Day()
    let gate = Gate()

    let tasks = (1...3).map { number in
      Task { try? await lock.runProgram { await day.run("program \(number)", until: gate) } }
    }
    await goOn { day.entries.count == 2 && lock.numberOfWaiting == 1 }
    gate.open()
    for task in tasks { await task.value }

    #expect(day.entries.count == 6)
    #expect(Set(day.entries).count == 6)
  }

  @Test
  func `a check that runs a program does not wait for itself`() async throws {
    let lock = ProgramLock(places: 1)
    let day = Day()

    try await lock.grade {
      try await lock.runProgram { await day.run("program") }
    }

    #expect(day.entries == ["program begins", "program ends"])
  }

  @Test
  func `a program that fails gives its place back`() async throws {
    struct Failure: Error {}
    let lock = ProgramLock(places: 1)
    let day = Day()

    await #expect(throws: Failure.self) { try await lock.runProgram { throw Failure() } }
    try await lock.grade { await day.run("check") }

    #expect(day.entries == ["check begins", "check ends"])
  }

  /// Lets the tasks go on until something is so.
  private func goOn(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  private final class Day {
    var entries: [String] = []

    func run(_ name: String, until gate: Gate? = nil) async {
      entries.append("\(name) begins")
      await gate?.pass()
      entries.append("\(name) ends")
    }
  }

  private final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      guard !isOpen else { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }
}
