import Processes

/// How a run of an answer came to its end: one value, and one sentence for whoever tells it.
///
///     The answer does not return at Rain.swift:9, in the check "there are days". Look for a loop
///     that does not end.
///
/// `swift test`, `course check`, `course play` and the pages of the course say this sentence; they
/// differ in what they call the program and in whether they know the line.
package nonisolated struct RunEnd: Equatable, Sendable {
  /// The way in which a run ended.
  package enum Kind: String, CaseIterable, Sendable {
    /// It came to its end.
    case finished
    /// A mistake stopped the program.
    case crashed
    /// `abort` stopped it.
    case aborted
    /// The check used too much processor time.
    case stuck
    /// The main actor was free, and the check did not go on.
    case suspended
    /// The program ended as if everything were done.
    case left
    /// The program was ended by a signal that it cannot hear.
    case killed
    /// The main actor waited for something, and did not go on.
    case blocked
    /// The machine was too busy to run the check. That says nothing about the answer.
    case starved

    /// The status that the program ends with.
    package var exitStatus: Int32 {
      switch self {
      case .finished: 0
      case .crashed, .aborted, .killed: ExitStatus.crashed
      case .stuck: ExitStatus.stuck
      case .suspended: ExitStatus.suspended
      case .blocked: ExitStatus.blocked
      case .starved: ExitStatus.starved
      case .left: ExitStatus.left
      }
    }

    /// What a program says that ended with this status before it was done.
    package init(exitStatus: Int32) {
      switch exitStatus {
      case ExitStatus.crashed: self = .crashed
      case ExitStatus.stuck: self = .stuck
      case ExitStatus.suspended: self = .suspended
      case ExitStatus.blocked: self = .blocked
      case ExitStatus.starved: self = .starved
      default: self = .left
      }
    }

    /// Whether the run was stopped because a check did not come back.
    package var isOutOfTime: Bool { [.stuck, .suspended, .blocked].contains(self) }
  }

  package let kind: Kind

  /// Whether the run reported what the graders did not see.
  package var isForged: Bool

  /// What the runtime said when it stopped the program.
  package var said: StopSentence?

  /// What may be behind it, if more is known than the way.
  package var cause: String?

  package init(_ kind: Kind, isForged: Bool = false, said: StopSentence? = nil) {
    (self.kind, self.isForged, self.said) = (kind, isForged, said)
  }

  /// Whether every check came to its end, and the graders saw what was reported.
  package var isWhole: Bool { kind == .finished && !isForged }

  /// For an answer that wrote results of its own.
  package static let forged =
    "What this check is reported to have found is not what it found. Something in the answer "
    + "writes where the checks write their results, so it is not graded as right."
}

nonisolated extension RunEnd {
  /// What is told of the end: the runtime's own words if it had any, and otherwise the sentence.
  package func told(in check: String = "") -> String? {
    if isForged { return Self.forged }
    let words =
      said.map { cause == nil ? $0.text : $0.sentence }
      ?? (kind == .finished ? nil : kind.sentence(in: check))
    let parts = [words, cause].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// How long a check may wait for something that never comes, in seconds.
  package static let patience = 10.0

  /// What an answer is called in a sentence.
  package static let answer = "The answer"

  /// What stands in a sentence for the check that is told of.
  package static let inThisCheck = " in this check"
}

nonisolated extension RunEnd.Kind {
  /// What happened, and what to look for.
  ///
  /// `place` and `check` say where, each with the sign before it: ` at Rain.swift:9`, `, in the check
  /// "there are days"`.
  package func sentence(
    of subject: String = RunEnd.answer, at place: String = "", in check: String = ""
  ) -> String {
    let event = event(of: subject, at: place, in: check)
    return advice.map { "\(event) \($0)" } ?? event
  }

  /// What happened.
  package func event(
    of subject: String = RunEnd.answer, at place: String = "", in check: String = ""
  ) -> String {
    switch self {
    case .finished: "\(subject) came to its end\(place)\(check)."
    case .crashed: "\(subject) crashes\(place)\(check)."
    case .aborted: "\(subject) ends in abort\(place)\(check)."
    case .stuck: "\(subject) does not return\(place)\(check)."
    case .suspended:
      "\(subject) is still waiting after \(Int(RunEnd.patience)) seconds\(place)\(check)."
    case .blocked: "\(subject) waits\(place) and does not go on\(check)."
    case .starved: "\(subject) was stopped\(check), because the machine was too busy to run it."
    case .left: "\(subject) leaves the program\(place)\(check)."
    case .killed: "\(subject) is killed\(place)\(check)."
    }
  }

  /// What to look for, or what to do.
  private var advice: String? {
    switch self {
    case .finished, .crashed: nil
    case .aborted: "Look for a call of abort, or for memory that is used wrongly."
    case .stuck: "Look for a loop that does not end."
    case .suspended: "Look for an await on something that never comes."
    case .blocked: "Look for a lock, a semaphore or a sleep."
    case .starved:
      "That says nothing about the answer. Try it again when the machine has less to do."
    case .left: "Look for a call of exit."
    case .killed: "Look for a call of kill, or for memory that grows without end."
    }
  }

  /// The same in two or three words, before a place that is told apart: `It crashed`.
  package var shortEvent: String {
    switch self {
    case .finished: "It ended"
    case .crashed, .aborted, .killed: "It crashed"
    case .stuck, .starved: "It was stopped"
    case .suspended, .blocked: "It waits"
    case .left: "It leaves the program"
    }
  }
}
