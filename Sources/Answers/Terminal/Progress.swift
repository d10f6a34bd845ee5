/// Says what goes on while child processes are waited for.
///
/// The loop that waits for them calls ``tick()`` again and again, so it needs no thread.
package enum Progress {
  /// What is being done just now: `compiling`, `4 of 52 graded`.
  package static var step = ""

  /// What is being done, asked of somebody who knows better than ``step``, if anybody does.
  package static var detail: (() -> String?)?

  /// Why it takes so long, if anything is to be said about that.
  package static var reason: (() -> String?)?

  /// How far the whole work has come, where it has many steps: `12 of 40 students`.
  package static var overview: (() -> String)?

  private static var show: ((String) -> Void)?
  private static var interval = Duration.zero
  private static var began = ContinuousClock.now
  private static var shown = ContinuousClock.now

  /// Does work, and has what goes on shown each time an interval has passed.
  package static func during<Result>(
    _ work: () throws -> Result, every interval: Duration, show: @escaping (String) -> Void
  ) rethrows -> Result {
    step = ""
    self.interval = interval
    self.show = show
    began = .now
    shown = .now
    defer {
      self.show = nil
      overview = nil
    }
    return try work()
  }

  /// Shows what goes on, if it is time.
  package static func tick() {
    guard let show, shown.duration(to: .now) >= interval else { return }
    shown = .now
    let time = "\(began.duration(to: .now).components.seconds) s"
    let parts = [overview?() ?? "", detail?() ?? step, reason?() ?? "", time]
    show(parts.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
