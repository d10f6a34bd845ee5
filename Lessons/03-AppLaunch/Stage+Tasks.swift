import HeadlessUIKit
import Stage

extension Stage {
  /// Waits until a task is over, and lets the run loop run meanwhile.
  ///
  /// The run loop of a device runs all the time. A lesson runs none, so
  /// it lets it run here. After ten seconds in which nothing happens it
  /// waits no longer: the task may wait for a person.
  func wait(for task: Task<Void, Never>) {
    let end = EndOfTask()
    Task {
      await task.value
      end.hasCome = true
    }
    for _ in 0..<1000 where !end.hasCome {
      clock.advance(by: 0)
      _ = RunLoop.main.run(mode: .default, before: soon)
    }
  }

  /// A moment of the machine's own clock, which the run loop looks at.
  private var soon: Date {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    return Date(timeIntervalSince1970: seconds + 0.01)
  }
}

/// Whether the end of a task has come.
private final class EndOfTask {
  var hasCome = false
}
