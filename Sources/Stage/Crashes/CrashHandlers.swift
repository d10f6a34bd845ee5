import HeadlessUIKit

/// The one place that listens to the signals of a crash.
///
///     a crash → 1 the terminal shows lines again
///               2 a full stack is told in a sentence
///               3 who grades writes its report
///               4 the handler there was before
///
/// A lesson has no report: there a sentence about a full stack ends the program.
nonisolated package enum CrashHandlers {
  /// Writes what is known about a signal, and returns whether the program goes on after it.
  package typealias Report =
    @convention(c) (
      _ signal: Int32, _ context: UnsafeMutableRawPointer?
    ) -> Bool

  /// The signals a mistake in Swift code ends in.
  static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  // The handler reads these without a lock. They are written before it can be called.
  nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()
  nonisolated(unsafe) private static var watched: Set<Int32> = []
  nonisolated(unsafe) private static var report: Report?
  nonisolated(unsafe) private static var isChild = false

  /// Whether a full stack is listened for; it is from the first stage on.
  static let watchesStack: Bool = {
    guard MainQueue.isCurrent else { return false }
    StackOverflow.prepare()
    // The main queue may run on another thread than the program began on, so whoever listens has a
    // stack left on this one, too.
    provideStack()
    watch([SIGSEGV])
    return true
  }()

  /// Listens to signals, if it does not yet.
  static func watch(_ signals: [Int32] = signals) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      CrashHandlers.hear(signal, context)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    for signal in signals where watched.insert(signal).inserted {
      sigaction(signal, &action, before + Int(signal))
    }
  }

  /// Has crashes, and another signal, reported by whoever grades.
  ///
  /// A child that runs a part of a check apart ends as it would have ended, and not by the handlers
  /// of the process it was made from.
  package static func install(_ report: @escaping Report, and other: Int32, isChild: Bool = false) {
    StackOverflow.prepare()
    (self.report, self.isChild) = (report, isChild)
    watch(signals + [other])
  }

  /// Gives this thread a second stack: a function that calls itself without end leaves no room on
  /// the first one.
  package static func provideStack() {
    let size = 512 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func hear(_ signal: Int32, _ context: UnsafeMutableRawPointer?) {
    Terminal.restore()
    if signal == SIGSEGV, let sentence = StackOverflow.sentence(for: context) {
      StackOverflow.write(sentence)
      if report == nil { _exit(1) }
    }
    if report?(signal, context) == true { return }
    if isChild {
      Foundation.signal(signal, SIG_DFL)
    } else {
      sigaction(signal, before + Int(signal), nil)
    }
    // It waits until this function returns, and then meets the handler of before.
    raise(signal)
  }
}
