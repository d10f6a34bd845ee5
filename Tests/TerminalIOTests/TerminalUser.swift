import Foundation
import TerminalIO

/// A program that sits at a terminal, in a process of its own.
struct TerminalUser {
  /// Makes a terminal the one this process reads from and writes to.
  init(at path: String, kind: String? = "xterm-256color") {
    let file = open(path, O_RDWR | O_NOCTTY)
    dup2(file, STDIN_FILENO)
    dup2(file, STDOUT_FILENO)
    // A program that waits for a key that never comes shall not keep the tests waiting.
    alarm(900)
    if let kind { setenv("TERM", kind, 1) } else { unsetenv("TERM") }
  }

  var isInteractive: Bool { Terminal.isInteractive }

  /// Whether this process, still running, has a terminal as a shell likes it.
  var isCooked: Bool {
    var mode = termios()
    tcgetattr(STDIN_FILENO, &mode)
    return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Draws a line, and returns the two keys that follow and what a changed window says.
  func events() -> [Terminal.Event] {
    Terminal.run { terminal in
      terminal.draw(["Hello"])
      let keys = [terminal.nextEvent(), terminal.nextEvent()]
      // Sent to the process, because the threads of a test listen to no signals.
      kill(getpid(), SIGWINCH)
      return keys + [terminal.nextEvent()]
    }
  }

  func exitsInTheMiddle(with code: Int32) {
    Terminal.run { _ in exit(code) }
  }

  func isEnded(by signal: Int32) {
    Terminal.run { _ in
      kill(getpid(), signal)
      sleep(5)
    }
  }

  func traps() {
    Terminal.run { _ in
      let nothing: [Int] = []
      _ = nothing[Int(getpid())]
    }
  }
}
