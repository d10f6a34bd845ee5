import HeadlessUIKit
import Synchronization

/// Interrupts the run when a check does not come back.
///
/// A thread of its own asks the main actor for a sign of life while a check runs. A loop without
/// end leaves it no chance to answer.
nonisolated enum Watchdog {
  /// How long a check may keep the main actor to itself.
  static let limit = Duration.seconds(5)

  /// How long a check may take when it keeps waiting for something instead.
  static let patience = Duration.seconds(20)

  /// A check that runs, and the sign of life it owes.
  private struct Watch {
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
  static func beginCheck() {
    watch.withLock { $0 = Watch() }
  }

  /// Stops watching: the check came back.
  static func endCheck() {
    watch.withLock { $0 = nil }
  }

  private static func run() {
    while true {
      Thread.sleep(forTimeInterval: 0.1)
      if isOverdue, !isDebugged { interrupt() }
    }
  }

  /// Ends the check where it is, so that its line can be named.
  private static func interrupt() {
    endExitTests()
    if let thread = CrashReporter.mainThread {
      pthread_kill(thread, CrashReporter.stuckSignal)
    }
    Thread.sleep(forTimeInterval: 1)
    // A thread that takes no signal cannot be asked.
    RunRestart.interrupt(.stuck)
  }

  /// Whether the check that runs owes a sign of life for too long; asks for one otherwise.
  private static var isOverdue: Bool {
    watch.withLock { current in
      guard let asked = current?.asked, let began = current?.began else {
        ask(&current)
        return false
      }
      return asked.duration(to: .now) > limit || began.duration(to: .now) > patience
    }
  }

  private static func ask(_ current: inout Watch?) {
    guard current != nil else { return }
    current?.asked = .now
    Task { @MainActor in
      watch.withLock { $0?.asked = nil }
    }
  }

  /// Ends the processes in which parts of the check run apart: they are this program, too, and
  /// would go on without it.
  private static func endExitTests() {
    let files = FileManager.default
    let program = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for name in (try? files.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let pid = pid_t(name), pid != getpid(),
        let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        // The name of the program comes second, in parentheses, and may hold anything.
        stat.split(separator: ")").last?.split(separator: " ").dropFirst().first == "\(getpid())",
        (try? files.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")) == program
      else { continue }
      kill(pid, SIGKILL)
    }
  }

  /// Whether somebody stopped the program to look at it.
  private static var isDebugged: Bool {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.contains(/TracerPid:\s+[1-9]/)
  }
}
