import HeadlessUIKit

/// The process in which a reader uses the phone, while the lesson waits.
///
/// Both share the terminal, and the phone's process has it. So the lesson leaves the keyboard's
/// signals to it, passes on what others send, and follows: it stops when the phone stopped, and
/// ends of what the phone ended of. The terminal is restored before the shell gets it.
nonisolated enum PhoneProcess {
  // Read by a signal handler, and written while none is listening.
  nonisolated(unsafe) private static var child: pid_t = 0

  private static let fromKeyboard = [SIGINT, SIGQUIT, SIGTSTP]
  private static let fromOthers = [SIGTERM, SIGHUP]

  /// Runs this program with other arguments, and returns when it has ended.
  static func run(_ arguments: [String]) {
    guard let program = Bundle.main.executablePath else { return }
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    guard posix_spawn(&child, program, nil, nil, &argv, environ) == 0 else { return }

    let former = forwardSignals()
    let ending = wait()
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    if let ending { kill(getpid(), ending) }
  }

  /// Waits until the phone's process has ended, and returns the signal it ended of.
  private static func wait() -> Int32? {
    var status: Int32 = 0
    while true {
      if waitpid(child, &status, WUNTRACED) == -1 {
        guard errno == EINTR else { return nil }
        continue
      }
      guard status & 0xFF == 0x7F else { break }
      // The phone restored the terminal and stopped. `fg` lets both go on.
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
    let signal = status & 0x7F
    return (fromKeyboard + fromOthers).contains(signal) ? signal : nil
  }

  private static func forwardSignals() -> [(Int32, sigaction)] {
    let passOn: @convention(c) (Int32) -> Void = { kill(PhoneProcess.child, $0) }
    return fromKeyboard.map { replace($0, SIG_IGN) } + fromOthers.map { replace($0, passOn) }
  }

  private static func replace(
    _ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?
  ) -> (Int32, sigaction) {
    var new = sigaction()
    var former = sigaction()
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = handler
    #else
      new.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &new, &former)
    return (signal, former)
  }
}
