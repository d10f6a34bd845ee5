import Foundation
import Synchronization
import TerminalIO

/// Listens to the signals that a mistake ends in.
///
/// A handler takes no memory and no lock: what it needs is prepared before a signal comes.
package nonisolated enum CrashHandler {
  /// The signal by which somebody else asks a thread where it is.
  ///
  /// Dispatch blocks most signals on the threads it makes, and not this one.
  package static let question = SIGPROF

  /// That, and the signals that a mistake in Swift code ends in.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, question]

  /// Hears of a signal and of where it came from, and returns whether the program goes on.
  package typealias Report = @Sendable (Int32, UnsafeMutableRawPointer?) -> Bool

  // The handler reads these without a lock. They are written before it can be called.
  nonisolated(unsafe) private static var report: Report?
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  private static let teller = Atomic<UInt>(0)

  /// Listens to signals from now on, and gives this thread a second stack: calls that lie in each
  /// other without end leave no room on the first one.
  ///
  /// Without a report a full stack alone is told, and other crashes go on to whoever listened before.
  package static func listen(report: Report? = nil) {
    provideStack()
    if let report { self.report = report }
    _ = listening
  }

  private static let listening: Void = {
    CallStack.prepare()
    StackOverflow.prepare()
    _ = teller.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { CrashHandler.hear($0, $1, $2) }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    for signal in signals { sigaction(signal, &action, before + Int(signal)) }
  }()

  private static func provideStack() {
    let size = 512 * 1024
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_size < size else { return }
    stack = stack_t()
    (stack.ss_sp, stack.ss_size) = (.allocate(byteCount: size, alignment: 16), size)
    sigaltstack(&stack, nil)
  }

  private static func hear(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    // What one thread says is not mixed with what another one says, which waits for the end.
    let (isFirst, other) = teller.compareExchange(
      expected: 0, desired: UInt(pthread_self()), ordering: .acquiringAndReleasing)
    while !isFirst, other != UInt(pthread_self()) { pause() }
    // What is said now is for a terminal that shows lines again.
    Terminal.restore()
    let isTold = signal == SIGSEGV && StackOverflow.tell(context)
    if report?(signal, context) == true { return teller.store(0, ordering: .releasing) }
    if isTold, report == nil { _exit(1) }
    sigaction(signal, before + Int(signal), nil)
    // A mistake is made again as soon as this returns, and what was sent is not.
    if let info, info.pointee.si_code <= 0 { raise(signal) }
  }
}
