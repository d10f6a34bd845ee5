import HeadlessUIKit

/// Says which check was running when the program crashed, instead of a page of backtrace.
///
/// Everything the signal handler needs is prepared beforehand: it writes bytes that are already
/// there and leaves, which is all a handler may do.
nonisolated enum CrashReporter {
  /// The exit status of a run that a check crashed: EX_SOFTWARE.
  static let exitStatus: Int32 = 70

  /// The signals a mistake in Swift code ends in.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  // The handler reads these without a lock. They are written on one thread at a time, while
  // no check runs.
  private static let capacity = 4096
  nonisolated(unsafe) private static let words = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  @MainActor private static var isInstalled = false

  /// Takes the signals over from the runtime, which would print the backtrace.
  ///
  /// The main thread gets a second stack: a function that calls itself without end leaves no
  /// room on the first one.
  @MainActor
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    _ = words
    TrapPlace.prepare()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      CrashReporter.leave(after: signal, in: context)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    for signal in signals { sigaction(signal, &action, before + Int(signal)) }
  }

  /// Prepares what is said if the program crashes from now on.
  static func watch(_ last: LastWords) {
    let bytes = Array(last.crashed.utf8.prefix(capacity))
    words.update(from: bytes, count: bytes.count)
    length = bytes.count
  }

  /// Leaves crashes to whoever handled them before.
  static func unwatch() {
    length = 0
  }

  private static func leave(after signal: Int32, in context: UnsafeMutableRawPointer?) {
    if length > 0 {
      TrapPlace.write(of: context)
      write(STDERR_FILENO, words, length)
      _exit(exitStatus)
    }
    sigaction(signal, before + Int(signal), nil)
    raise(signal)
  }
}
