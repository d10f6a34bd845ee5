import Foundation

/// A program that has the terminal while this one waits.
///
/// The keyboard's signals reach both, and are the other program's; those that others send are passed
/// on to it. This one stops when that one stopped, so that the shell finds the terminal as it was, and
/// `fg` lets both go on.
package nonisolated enum ForegroundProgram {
  // Both are read and written by a signal handler, one machine word at a time.
  nonisolated(unsafe) private static var child: pid_t = 0
  nonisolated(unsafe) private static var early: Int32 = 0

  /// The signals that a person's keys and other programs send to end or to stop a program.
  package static let signals = fromKeyboard + fromOthers

  private static let fromKeyboard = [SIGINT, SIGQUIT, SIGTSTP]
  private static let fromOthers = [SIGTERM, SIGHUP]

  /// Runs a program to its end, and returns how it ended.
  package static func run(_ program: ProgramStart) throws(ProgramStart.Failure) -> ProgramEnding {
    // They are taken before the program is there: a key that is pressed in between ends none of the
    // two.
    let former = takeSignals()
    defer { giveBack(former) }
    child = try program.start()
    if early != 0 { kill(child, early) }
    return wait()
  }

  /// Takes the signals, and returns what was to be done for each before.
  private static func takeSignals() -> [(signal: Int32, action: sigaction)] {
    (child, early) = (0, 0)
    // A handler and not SIG_IGN, which the program would inherit.
    let leave: @convention(c) (Int32) -> Void = { _ in }
    let passOn: @convention(c) (Int32) -> Void = { signal in
      if ForegroundProgram.child > 0 {
        kill(ForegroundProgram.child, signal)
      } else {
        ForegroundProgram.early = signal
      }
    }
    return fromKeyboard.map { ($0, replace($0, leave)) }
      + fromOthers.map { ($0, replace($0, passOn)) }
  }

  private static func giveBack(_ former: [(signal: Int32, action: sigaction)]) {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    if child == 0, early != 0 { raise(early) }
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
