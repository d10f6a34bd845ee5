import HeadlessUIKit
import Synchronization

/// Keeps programs that tests start away from a check that is graded.
///
/// What a check takes of the processor says whether it comes back. A program that another suite
/// runs meanwhile would be counted as the check's, and could keep it from its thread. So programs
/// run beside each other, as many as there are processors, and a check waits until none does.
/// Whoever comes first goes first.
nonisolated final class ProgramLock: Sendable {
  static let shared = ProgramLock(places: ProcessInfo.processInfo.activeProcessorCount)

  /// Whether the current task grades a check.
  @TaskLocal private static var isGrading = false

  private enum Part {
    case program, check
  }

  private struct Queue {
    var isGrading = false
    var programs = 0
    var waiting: [(part: Part, continuation: CheckedContinuation<Void, Never>)] = []

    /// Lets those in that have waited longest, as far as there is room.
    mutating func admit(places: Int) -> [CheckedContinuation<Void, Never>] {
      var admitted: [CheckedContinuation<Void, Never>] = []
      while let next = waiting.first, hasRoom(for: next.part, places: places) {
        enter(next.part)
        admitted.append(waiting.removeFirst().continuation)
      }
      return admitted
    }

    func hasRoom(for part: Part, places: Int) -> Bool {
      guard !isGrading else { return false }
      return part == .check ? programs == 0 : programs < places
    }

    mutating func enter(_ part: Part) {
      if part == .check { isGrading = true } else { programs += 1 }
    }
  }

  private let places: Int
  private let queue = Mutex(Queue())

  /// A lock that lets this many programs run at a time.
  init(places: Int) {
    self.places = max(1, places)
  }

  /// How many programs and checks wait.
  var numberOfWaiting: Int { queue.withLock(\.waiting.count) }

  /// Runs a program while no check is graded, unless the check that is graded runs it.
  func runProgram<Result: Sendable>(
    _ body: @concurrent @Sendable () async throws -> Result
  ) async throws -> Result {
    guard !Self.isGrading else { return try await body() }
    await wait(for: .program)
    defer { leave(.program) }
    return try await body()
  }

  /// Grades a check while no program runs.
  func grade(_ check: @concurrent @Sendable () async throws -> Void) async throws {
    await wait(for: .check)
    defer { leave(.check) }
    try await Self.$isGrading.withValue(true) { try await check() }
  }

  private func wait(for part: Part) async {
    await withCheckedContinuation { continuation in
      let admitted = queue.withLock { queue -> [CheckedContinuation<Void, Never>] in
        queue.waiting.append((part, continuation))
        return queue.admit(places: places)
      }
      for next in admitted { next.resume() }
    }
  }

  private func leave(_ part: Part) {
    let admitted = queue.withLock { queue -> [CheckedContinuation<Void, Never>] in
      if part == .check { queue.isGrading = false } else { queue.programs -= 1 }
      return queue.admit(places: places)
    }
    for next in admitted { next.resume() }
  }
}
