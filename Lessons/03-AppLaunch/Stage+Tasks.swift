import HeadlessUIKit
import Stage

extension Stage {
  /// Lets tasks go on that waited for something.
  ///
  /// The run loop of a device does this all the time. A lesson runs none,
  /// so it lets it run here for a moment.
  func letTasksContinue() {
    for _ in 0..<3 {
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
