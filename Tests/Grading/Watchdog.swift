import HeadlessUIKit
import Synchronization

/// Ends the run when a check does not come back.
///
/// A thread of its own asks the main actor for a sign of life while a check runs. A loop without
/// end leaves it no chance to answer.
nonisolated enum Watchdog {
  /// How long a check may keep the main actor to itself.
  static let limit = Duration.seconds(5)

  /// How long a check may take when it keeps waiting for something instead.
  static let patience = Duration.seconds(20)

  /// The exit status of a run that a check did not let go on: EX_TEMPFAIL.
  static let exitStatus: Int32 = 75

  /// A check that runs, and the sign of life it owes.
  private struct Watch {
    let last: LastWords
    let began = ContinuousClock.now
    var asked: ContinuousClock.Instant?
  }

  private static let watch = Mutex<Watch?>(nil)
  private static let thread: Void = Thread.detachNewThread { run() }

  /// Starts the thread, once.
  static func start() {
    _ = thread
  }

  /// Watches a check that starts now.
  static func watch(_ last: LastWords) {
    watch.withLock { $0 = Watch(last: last) }
  }

  /// Stops watching: the check came back.
  static func unwatch() {
    watch.withLock { $0 = nil }
  }

  /// The last words of the check that runs, if one does.
  static var current: LastWords? { watch.withLock { $0?.last } }

  private static func run() {
    while true {
      Thread.sleep(forTimeInterval: 0.1)
      if let last = overdue(), !isDebugged {
        Console.write(last.stuck)
        _exit(exitStatus)
      }
    }
  }

  /// Asks for a sign of life, and returns the last words of a check that owes one for too long.
  private static func overdue() -> LastWords? {
    watch.withLock { current in
      guard let asked = current?.asked, let began = current?.began else {
        ask(&current)
        return nil
      }
      let isLate = asked.duration(to: .now) > limit || began.duration(to: .now) > patience
      return isLate ? current?.last : nil
    }
  }

  private static func ask(_ current: inout Watch?) {
    guard current != nil else { return }
    current?.asked = .now
    Task { @MainActor in
      watch.withLock { $0?.asked = nil }
    }
  }

  /// Whether somebody stopped the program to look at it.
  private static var isDebugged: Bool {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.contains(/TracerPid:\s+[1-9]/)
  }
}
