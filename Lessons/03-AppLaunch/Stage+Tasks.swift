import HeadlessUIKit
import Stage

extension Stage {
  /// Lets tasks go on that waited for something.
  ///
  /// The run loop of a device does this all the time. A lesson runs none, so
  /// it lets it run here, until a hundred tasks that begin now have had their
  /// turns, one after the other. Those that waited before are done by then.
  func letTasksContinue() {
    for _ in 0..<100 {
      clock.advance(by: 0)
      let last = LastTask()
      Task.detached { await last.takeTurn() }
      // On a busy machine a turn comes late, but it comes.
      while !last.hadTurn {
        _ = RunLoop.main.run(mode: .default, before: soon)
      }
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

/// A task that only notes when it has its turn.
private final class LastTask {
  private(set) var hadTurn = false

  func takeTurn() { hadTurn = true }
}
