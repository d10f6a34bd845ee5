import Foundation

/// A program that has the terminal while this one waits.
///
/// The keyboard's signals reach both, and are the other program's; those that others send are passed
/// on to it. This one stops when that one stopped, so that the shell finds the terminal as it was, and
/// `fg` lets both go on.
package nonisolated enum ForegroundProgram {
  // Read by a signal handler, and written while none is listening.
  nonisolated(unsafe) private static var child: pid_t = 0

  /// The signals that a person's keys and other programs send to end or to stop a program.
  package static let signals = fromKeyboard + fromOthers

  private static let fromKeyboard = [SIGINT, SIGQUIT, SIGTSTP]
  private static let fromOthers = [SIGTERM, SIGHUP]

  /// Runs a program to its end, and returns how it ended.
  package static func run(_ program: ProgramStart) throws(ProgramStart.Failure) -> ProgramEnding {
    child = try program.start()
    let passOn: @convention(c) (Int32) -> Void = { kill(ForegroundProgram.child, $0) }
    let former =
      fromKeyboard.map { ($0, replace($0, SIG_IGN)) } + fromOthers.map { ($0, replace($0, passOn)) }
    defer {
      for (signal, action) in former {
        var action = action
        sigaction(signal, &action, nil)
      }
    }
    return wait()
  }

  private static func wait() -> ProgramEnding {
    var status: Int32 = 0
    while true {
      if waitpid(child, &status, WUNTRACED) == -1 {
        guard errno == EINTR else { return .exited(1) }
        continue
      }
      guard status & 0xff == 0x7f else { return ProgramEnding(waitStatus: status) }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
  }

  /// Has a function called for a signal, and returns what was to be done before.
  private static func replace(
    _ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) -> sigaction {
    var new = sigaction()
    var former = sigaction()
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = handler
    #else
      new.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &new, &former)
    return former
  }
}
