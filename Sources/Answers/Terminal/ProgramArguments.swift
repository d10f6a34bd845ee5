import Foundation

/// The words that this program was called with, as the system shows them to other programs.
///
/// The names of students are among them, and where a machine has no namespaces an answer can read the
/// list of programs.
package enum ProgramArguments {
  /// Takes the words away from one on; the first is the name of the program.
  ///
  /// Whoever needs them has read them before.
  package static func hide(from first: Int = 1) {
    for index in first..<Int(CommandLine.argc) {
      if let word = CommandLine.unsafeArgv[index] { memset(word, 0, strlen(word)) }
    }
  }
}
