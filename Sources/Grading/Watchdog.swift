import CourseFormat
import HeadlessUIKit
import Processes
import Synchronization

/// Interrupts the run when a check does not come back.
///
/// A thread of its own asks the main actor for a sign of life while a check runs, and measures what
/// the program does meanwhile. A loop without end uses processor time. A lock that nobody opens and
/// an `await` without end use none; the first leaves the main actor no chance to answer, the second
/// does. What a busy machine takes away from the program counts for none of the three.
///
/// - Units: Seconds.
nonisolated enum Watchdog {
  /// How often the thread looks whether anybody still waits for the run.
  private static let tick = 0.1

  /// How often the check is looked at; most are over before the first time.
  static let interval = 0.5

  /// How much processor time a check may use without giving way to the main actor.
  static let limit = 5.0

  /// How much processor time a check may use in all.
  static let longLimit = 10.0

  /// How long the main actor may be kept waiting by something that never comes.
  static let blockedLimit = 5.0

  /// How long a check may wait for something that never comes.
  static let waitLimit = RunEnd.patience

  /// How long a check may take in all, although it neither used nor waited that long.
  static let wallLimit = 120.0

  /// A check that runs, and the sign of life it owes.
  struct Watch {
    /// Tells it from every other watch: an answer to one says nothing about the next.
    let number: Int
    private(set) var isAsked = false
    private var elapsed = 0.0
    private var processorTime = 0.0
    private var waiting = 0.0
    private var busySinceAsked = 0.0
    private var waitingSinceAsked = 0.0

    init(number: Int) {
      self.number = number
    }

    /// What a look brings about.
    enum Step: Equatable {
      case wait, ask
      case interrupt(RunEnd.Kind)
    }

    /// Counts what happened since the last look, and says what is due.
    mutating func advance(_ interval: ActivityInterval) -> Step {
      // Whoever looks late had no processor either, or the program was stopped.
      elapsed += min(interval.elapsed, 2 * Watchdog.interval)
      processorTime += interval.processorTime
      waiting += interval.waiting
      if isAsked {
        busySinceAsked += interval.running
        waitingSinceAsked += interval.waiting
      }
      if busySinceAsked > Watchdog.limit || processorTime > Watchdog.longLimit {
        return .interrupt(.stuck)
      }
      if waitingSinceAsked > Watchdog.blockedLimit { return .interrupt(.blocked) }
      if waiting > Watchdog.waitLimit {
        // A sign of life may be on its way.
        return .interrupt(waitingSinceAsked > 2 * Watchdog.interval ? .blocked : .suspended)
      }
      if elapsed > Watchdog.wallLimit { return .interrupt(.starved) }
      guard !isAsked else { return .wait }
      isAsked = true
      return .ask
    }

    /// Notes that the main actor answered.
    mutating func answer(to number: Int) {
      guard number == self.number else { return }
      isAsked = false
      busySinceAsked = 0
      waitingSinceAsked = 0
    }
  }

  private struct State {
    var watch: Watch?
    var count = 0
  }

  private static let state = Mutex(State())
  private static let thread: Void = Thread.detachNewThread { run() }

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
    var meter = ActivityMeter()
    while true {
      Thread.sleep(forTimeInterval: tick)
      if !RunNotes.isSupervised { endUnsupervised() }
      guard let number = state.withLock({ $0.watch?.number }),
        let interval = meter.interval(ofCheck: number)
      else { continue }
      let step = state.withLock { state in
        state.watch?.number == number ? state.watch?.advance(interval) ?? .wait : .wait
      }
      switch step {
      case .wait: continue
      case .ask: ask(number)
      case .interrupt(let kind): if !isDebugged { interrupt(kind, at: meter.busiestThread) }
      }
    }
  }

  private static func ask(_ number: Int) {
    Task { @MainActor in
      state.withLock { $0.watch?.answer(to: number) }
    }
  }

  /// Ends the check where it is, so that its line can be named.
  private static func interrupt(_ kind: RunEnd.Kind, at busiest: pid_t?) {
    // A part of the check that runs apart is waited for, and has a loop of its own.
    let isChild = kind != .starved && endExitTests()
    if kind == .suspended, !isChild {
      RunNotes.interrupt(.suspended, within: WaitingCalls.addresses())
    }
    if kind == .starved { RunNotes.interrupt(.starved) }
    CrashReporter.askedKind = kind == .suspended ? .blocked : kind
    if kind == .stuck, !isChild, let busiest {
      CrashReporter.askThread(busiest)
    } else if let thread = CrashReporter.mainThread {
      pthread_kill(thread, CrashHandler.question)
    }
    // The thread ends the program. On a busy machine it may take a while until it does.
    Thread.sleep(forTimeInterval: 5)
    // A thread that takes no signal cannot be asked.
    RunNotes.interrupt(CrashReporter.askedKind)
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
    for part in parts { kill(part, CrashHandler.question) }
    // On a busy machine a part needs time to say it.
    for _ in 0..<50 where parts.contains(where: isAlive) { Thread.sleep(forTimeInterval: 0.1) }
    for part in parts { ProcessTree.kill(part) }
    return true
  }

  /// Whether a process runs; one that ended and was not collected does not.
  private static func isAlive(_ process: pid_t) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return stat.map { !$0.contains(") Z ") } ?? false
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
