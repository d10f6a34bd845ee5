import CourseFormat
import Processes
import Synchronization

/// A program that is a phone: it takes events on its standard input, a line of JSON each, and
/// answers each with a line on its standard output.
///
/// Its phone holds it until it has ended: what a function here holds lasts as long.
package nonisolated struct PhoneProgram: Sendable {
  /// The path of the program, and what it is called with.
  package let arguments: [String]

  /// What differs from this program's environment; nil takes a variable away.
  package var environment: [String: String?] = [:]

  /// The file that its standard error is written to; nil stands for that of this program.
  package var errors: String?

  /// Finds a sentence for its end; nil stands for one that fits all programs.
  package var explain: @Sendable (ProgramEnding) async -> String? = { _ in nil }

  /// Finds the lines that its console had said when it ended, if it told them to no page: those of an
  /// application that ended while it launched.
  package var console: @Sendable () async -> [String] = { [] }

  /// One that runs already, for whoever opens a phone first.
  package var ready: ReadyPhone?

  package init(_ arguments: [String]) {
    self.arguments = arguments
  }
}

/// A phone that was started to look at it, and that the next page which opens one gets.
///
/// - Shape: One page takes it. Nobody gets one that has waited for too long: on a phone in a reader's
///   hands, time passes. It is ended then.
package nonisolated final class ReadyPhone: Sendable {
  private let phone: Mutex<Phone?>

  /// Starts a program, which waits for a page as long as `patience`.
  package init(_ program: PhoneProgram, patience: Duration = .seconds(5)) throws {
    phone = Mutex(try Phone(program))
    Task.detached { [weak self] in
      try? await Task.sleep(for: patience)
      _ = self?.take()
    }
  }

  /// Waits for what it shows first.
  func firstReply() -> Phone.Reply? { phone.withLock { $0 }?.firstReply() }

  /// The phone, or nil if somebody has it or it has waited too long.
  func take() -> Phone? {
    phone.withLock { phone in
      defer { phone = nil }
      return phone
    }
  }
}

nonisolated extension ProgramEnding {
  /// What is the case with the program of a phone, and what to do.
  var sentence: String {
    let program = "The program on this phone"
    return switch self {
    case .exited(ExitStatus.blocked): RunEnd.Kind.blocked.sentence(of: program)
    case .exited, .crashed:
      "The program on this phone has ended. Start it again, or look at what the terminal says."
    case .ranOutOfTime, .starved: RunEnd.Kind.stuck.sentence(of: program)
    }
  }
}
