import CourseFormat
import HeadlessUIKit
import Stage
import TerminalIO

/// Notes which check was running when the program crashed, and where, instead of a page of
/// backtrace.
nonisolated enum CrashReporter {
  /// The signals a mistake in Swift code ends in.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The signal by which the watchdog asks the main thread where it is.
  ///
  /// Dispatch blocks most signals on the threads it makes, and not this one.
  static let stuckSignal = SIGPROF

  // The handler reads these without a lock. They are written before a check runs.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  nonisolated(unsafe) private static var isInstalled = false

  /// The thread that checks run on.
  nonisolated(unsafe) private(set) static var mainThread: pthread_t?

  /// What the watchdog found, for the thread that it asks.
  nonisolated(unsafe) static var askedKind = RunEnd.Kind.stuck

  /// Asks a thread where it is; the thread has the number that the kernel knows it by.
  static func askThread(_ thread: pid_t) {
    // Foundation does not show this function of the C library.
    typealias Send = @convention(c) (pid_t, pid_t, Int32) -> Int32
    let send = dlsym(nil, "tgkill").map { unsafeBitCast($0, to: Send.self) }
    if send?(getpid(), thread, stuckSignal) == 0 { return }
    if let mainThread { pthread_kill(mainThread, stuckSignal) }
  }

  /// Takes the signals over from the runtime, which would print the backtrace, and prepares the
  /// thread that a check is about to run on.
  @MainActor
  static func install() {
    if mainThread != pthread_self() { enterThread() }
    guard !isInstalled else { return }
    isInstalled = true
    StackOverflow.isReportedElsewhere = true
    RunNotes.prepare()
    handle { signal, _, context in CrashReporter.leave(after: signal, in: context) }
  }

  /// The same in a process that runs a part of a check apart.
  ///
  /// It ends as it would have ended.
  static func installInChild() {
    enterThread()
    StackOverflow.isReportedElsewhere = true
    RunNotes.prepare()
    handle { signal, _, context in
      if signal == SIGSEGV { _ = StackOverflow.tell(context) }
      RunNotes.noteChildCrash(at: context)
      Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
  }

  private static func handle(
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = handler
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    for signal in signals + [stuckSignal] { sigaction(signal, &action, before + Int(signal)) }
  }

  /// Gives this thread a second stack: a function that calls itself without end leaves no room
  /// on the first one.
  private static func enterThread() {
    mainThread = pthread_self()
    let size = 512 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func leave(after signal: Int32, in context: UnsafeMutableRawPointer?) {
    // What is said now is for a terminal that shows lines again.
    Terminal.restore()
    if signal == SIGSEGV { _ = StackOverflow.tell(context) }
    switch signal {
    case stuckSignal: return RunNotes.interrupt(askedKind, at: context)
    case SIGABRT: RunNotes.interrupt(.aborted, at: context)
    default: RunNotes.interrupt(.crashed, at: context)
    }
    sigaction(signal, before + Int(signal), nil)
    raise(signal)
  }
}
