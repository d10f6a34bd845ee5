import CourseFormat
import Foundation

/// Why a command could not do what it was asked: what is the case, then what to look at.
///
/// - Shape: Each is written where it is thrown, or at the end of that file. One that several files throw is
///   declared in one of them, or beside what they have in common: options, or files.
package nonisolated struct CommandError: Error, Equatable {
  package let sentence: String

  /// The status the program ends with.
  package let status: Int32

  /// What the system says about it, if it kept the command from something.
  let reason: String?

  /// What could not be written, if that is what the error is about.
  let unwritten: String?

  /// What it is, if somebody asks for that.
  package let kind: Kind?

  /// What an error may be known by.
  package enum Kind: Equatable, Sendable {
    /// There is no command of this name, nor one that is called nearly so.
    case unknownCommand(String)
    /// An exercise cannot be put back, which says nothing about the next.
    case noOriginal
    /// A device does not have all of what an application uses.
    case notForADevice
  }

  package init(
    _ sentence: String, status: Int32 = 1, reason: String? = nil, unwritten: String? = nil,
    kind: Kind? = nil
  ) {
    (self.sentence, self.status, self.kind) = (sentence, status, kind)
    (self.reason, self.unwritten) = (reason, unwritten)
  }

  /// That the program was called wrongly.
  package static func usage(_ sentence: String, kind: Kind? = nil) -> Self {
    Self(sentence, status: ExitStatus.usage, kind: kind)
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
