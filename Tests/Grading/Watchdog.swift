import CourseFormat
import HeadlessUIKit
import Synchronization

/// Interrupts the run when a check does not come back.
///
/// A thread of its own asks the main actor for a sign of life while a check runs. A loop without
/// end leaves it no chance to answer. An `await` without end does, so a check has a limit in all.
///
/// - Units: Ticks of the thread, not time: they stand still while the program or the machine does.
nonisolated enum Watchdog {
  /// How long a tick takes.
  private static let tick = 0.1

  /// How many seconds a check may keep the main actor to itself.
  static let limit = 5

  /// How many seconds a check may take when it keeps waiting for something instead.
  static let waitLimit = 10

  /// A check that runs, and the sign of life it owes.
  struct Watch {
    /// Tells it from every other watch: an answer to one says nothing about the next.
    let number: Int
    private(set) var ticks = 0
    private var asked: Int?

    init(number: Int) {
      self.number = number
    }

    /// What a tick brings about.
    enum Step: Equatable {
      case wait, ask
      case interrupt(RunInterruption.Kind)
    }

    /// Counts a tick, and says what is due.
    mutating func advance() -> Step {
      ticks += 1
      if let asked, ticks - asked > Watchdog.ticks(in: Watchdog.limit) { return .interrupt(.stuck) }
      if ticks > Watchdog.ticks(in: Watchdog.waitLimit) {
        // A sign of life may be on its way.
        return .interrupt(asked.map { ticks - $0 > 2 } == true ? .stuck : .suspended)
      }
      guard asked == nil else { return .wait }
      asked = ticks
      return .ask
    }

    /// Notes that the main actor answered.
    mutating func answer(to number: Int) {
      if number == self.number { asked = nil }
    }
  }

  private struct State {
    var watch: Watch?
    var count = 0
  }

  private static let state = Mutex(State())
  private static let thread: Void = Thread.detachNewThread { run() }

  static func ticks(in seconds: Int) -> Int { Int(Double(seconds) / tick) }

  /// Starts the thread, once.
  static func start() {
    _ = thread
  }

  /// Watches a check that starts now.
  static func beginCheck() {
    state.withLock {
      $0.count += 1
      $0.watch = Watch(number: $0.count)
    }
  }

  /// Stops watching: the check came back.
  static func endCheck() {
    state.withLock { $0.watch = nil }
  }

  private static func run() {
    while true {
      Thread.sleep(forTimeInterval: tick)
      if !RunNotes.isSupervised { endUnsupervised() }
      let (step, number) = state.withLock { state in
        (state.watch?.advance() ?? .wait, state.watch?.number ?? 0)
      }
      switch step {
      case .wait: continue
      case .ask: ask(number)
      case .interrupt(let kind): if !isDebugged { interrupt(kind) }
      }
    }
  }

  private static func ask(_ number: Int) {
    Task { @MainActor in
      state.withLock { $0.watch?.answer(to: number) }
    }
  }

  /// Ends the check where it is, so that its line can be named.
  private static func interrupt(_ kind: RunInterruption.Kind) {
    // A part of the check that runs apart is waited for, and has a loop of its own.
    let isChild = endExitTests()
    if kind == .suspended, !isChild { RunNotes.interrupt(.suspended) }
    if let thread = CrashReporter.mainThread {
      pthread_kill(thread, CrashReporter.stuckSignal)
    }
    Thread.sleep(forTimeInterval: 1)
    // A thread that takes no signal cannot be asked.
    RunNotes.interrupt(.stuck)
    _exit(kind.exitStatus)
  }

  /// Ends the processes in which parts of the check run apart, once each has said where it is, and
  /// returns whether there were any.
  ///
  /// They are this program, too.
  private static func endExitTests() -> Bool {
    let files = FileManager.default
    let program = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let parts = ProcessTree.children(of: getpid()).filter {
      (try? files.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")) == program
    }
    guard !parts.isEmpty else { return false }
    for part in parts { kill(part, CrashReporter.stuckSignal) }
    Thread.sleep(forTimeInterval: 0.3)
    for part in parts { ProcessTree.kill(part) }
    return true
  }

  /// Ends the program with everything it started: nobody waits for it any more.
  private static func endUnsupervised() -> Never {
    for child in ProcessTree.children(of: getpid()) { ProcessTree.kill(child) }
    _exit(ExitStatus.left)
  }

  /// Whether somebody stopped the program to look at it.
  static var isDebugged: Bool {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.contains(/TracerPid:\s+[1-9]/)
  }
}
