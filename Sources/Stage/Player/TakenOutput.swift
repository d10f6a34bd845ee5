import HeadlessUIKit
import Processes
import TerminalIO

/// The standard output of a program whose phone is drawn on the same terminal.
///
/// What the application prints would be written over the picture. It is taken instead, and the
/// picture is drawn with a descriptor of its own.
///
/// - Errors: Where the system has no descriptor left, the standard output stays as it is.
final class TakenOutput {
  private let terminal: Int32
  private let printed: PrintedText?

  /// Takes the standard output from now on.
  init() {
    StandardOutput.flush()
    terminal = dup(STDOUT_FILENO)
    printed = terminal >= 0 ? PrintedText(writtenTo: STDOUT_FILENO) : nil
    if printed != nil { Terminal.output = terminal }
  }

  /// Returns what was printed since the last time, in lines.
  func lines() -> [String] { printed?.take() ?? [] }

  /// Gives the standard output back, and prints there what was printed after the last picture.
  func end() {
    let rest = lines()
    if printed != nil {
      dup2(terminal, STDOUT_FILENO)
      Terminal.output = STDOUT_FILENO
    }
    close(terminal)
    for line in rest { print(line) }
  }
}
