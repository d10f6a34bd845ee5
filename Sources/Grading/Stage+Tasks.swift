import HeadlessUIKit
import Processes
import Stage

/// Time for answers that wait for something.
extension Stage {
  /// Lets what is due happen: completion handlers are called, and tasks go on.
  ///
  /// No time passes on the device.
  public func letTimePass() async {
    var turns = 0
    while turns < 10 || (turns < 500 && OtherThreads.haveWork) {
      turns += 1
      await Task.yield()
      // What a task waits for may lie beside the device, on a thread that has had no processor yet.
      try? await ContinuousClock().sleep(for: .milliseconds(1))
      clock.advance(by: 0)
    }
  }

  /// Waits for a task, and lets the completion handlers be called that it waits for.
  ///
  /// UIKit calls a handler in the next pass of the run loop, one that is asked for in a pass only
  /// in the pass after it. A pass takes a fiftieth of a second on the device.
  public func outcome<Success: Sendable>(of task: Task<Success, any Error>) async throws -> Success
  {
    let outcome = Outcome<Success>()
    Task { outcome.result = await task.result }
    try await WaitingCalls.note(task) {
      while outcome.result == nil {
        clock.advance(by: 0.02)
        // What the task waits for may lie beside the device.
        try await ContinuousClock().sleep(for: .milliseconds(1))
      }
    }
    return try await task.value
  }
}

/// The threads of this program besides the main one.
private nonisolated enum OtherThreads {
  /// Whether one of them runs, or could if it had a processor.
  static var haveWork: Bool {
    let folder = "/proc/self/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      name != "\(getpid())" && ProcessTree.statFields(at: "\(folder)/\(name)/stat")?.first == "R"
    }
  }
}

/// What became of a task, once it is over.
private final class Outcome<Success: Sendable> {
  var result: Result<Success, any Error>?
}
