import CourseFormat
import HeadlessUIKit
import Processes

/// The process in which a reader uses the phone, while the lesson waits.
///
/// Both share the terminal, and the phone's process has it. The lesson ends of what the phone ended
/// of; the terminal is restored before the shell gets it.
nonisolated enum PhoneProcess {
  /// Runs this program with other arguments, and returns when it has ended.
  static func run(_ arguments: [String]) {
    guard let program = Bundle.ofProgram.executablePath else { return }
    let ending = try? ForegroundProgram.run(ProgramStart([program] + arguments))
    guard case .crashed(let signal) = ending else { return }
    if ForegroundProgram.signals.contains(signal) { kill(getpid(), signal) }
  }
}
