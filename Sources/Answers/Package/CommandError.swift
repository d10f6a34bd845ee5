import CourseFormat
import Foundation

/// Why a command could not do what it was asked: what is the case, then what to look at.
///
/// - Shape: Each is written where it is thrown; one that several places throw is declared at the first.
package nonisolated struct CommandError: Error, Equatable {
  package let sentence: String

  /// The status the program ends with.
  package let status: Int32

  /// What the system says about it, if it kept the command from something.
  let reason: String?

  /// What could not be written, if that is what the error is about.
  let unwritten: String?

  package init(
    _ sentence: String, status: Int32 = 1, reason: String? = nil, unwritten: String? = nil
  ) {
    (self.sentence, self.status, self.reason, self.unwritten) = (
      sentence, status, reason, unwritten
    )
  }

  /// That the program was called wrongly.
  package static func usage(_ sentence: String) -> Self {
    Self(sentence, status: ExitStatus.usage)
  }

  /// The first errors in what the compiler printed, or what it printed first.
  package static func firstErrors(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    return (errors.isEmpty ? lines : errors).prefix(5).joined(separator: "\n")
  }
}

nonisolated extension Error {
  /// What a person is told.
  package var told: String { (self as? CommandError)?.sentence ?? localizedDescription }
}
