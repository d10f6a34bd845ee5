import Foundation

/// A program that has the terminal while this one waits.
///
/// The keyboard's signals reach both, and are the program's: this one goes on until the program
/// has ended, and stops when it stopped, so that the shell finds the terminal as it was.
enum ForegroundProcess {
  // Read by a signal handler, and written while none is listening.
  nonisolated(unsafe) private static var child: pid_t = 0

  /// Runs a program to its end and returns how it ended.
  ///
  /// It writes errors to a file, or if there is none, to the terminal. Where `environment` holds nil
  /// the variable is taken away.
  static func run(
    _ arguments: [String], environment changes: [String: String?] = [:], errors: URL? = nil
  ) throws -> ChildProcess.Ending {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let errors {
      posix_spawn_file_actions_addopen(
        &actions, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    let argv = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + variables { free(pointer) } }

    let error = posix_spawn(&child, arguments[0], &actions, nil, argv, variables)
    guard error == 0 else {
      throw CommandError.programNotStarted(arguments[0], reason: String(cString: strerror(error)))
    }
    defer {
      for signal in [SIGQUIT, SIGTSTP] { Foundation.signal(signal, SIG_DFL) }
      Interruption.handleSignals()
    }
    for signal in [SIGINT, SIGQUIT, SIGTSTP] { Foundation.signal(signal, SIG_IGN) }
    for signal in [SIGTERM, SIGHUP] {
      Foundation.signal(signal) { kill(ForegroundProcess.child, $0) }
    }
    return wait()
  }

  private static func wait() -> ChildProcess.Ending {
    var status: Int32 = 0
    while true {
      if waitpid(child, &status, WUNTRACED) == -1 {
        guard errno == EINTR else { return .exited(1) }
        continue
      }
      guard status & 0xFF == 0x7F else { break }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal: signal)
  }
}
