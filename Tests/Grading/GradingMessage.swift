import CourseFormat
import Testing

/// The sentences of the graders.
///
/// What a check says is not here: it stands beside the expectation that was not met.
nonisolated enum GradingMessage {
  /// For a value of `COURSE` that means nothing.
  static func unknownMode(_ value: String) -> String {
    let modes = GradingMode.allCases.map(\.rawValue).filter { !$0.isEmpty }
    return "COURSE is \"\(value)\". It can be \(modes.dropLast().joined(separator: ", ")) or "
      + "\(modes.last ?? "")."
  }

  /// For a TODO that stands.
  static func waiting(_ todo: Todo, of answer: Answer) -> String {
    "TODO \(todo.number) is waiting in \(answer.path):\(todo.line). "
      + "Answer it and delete its line to hand it in."
  }

  /// For a check that never came to its end, at the moment when that happens.
  static func interrupted(
    _ kind: Interruption.Kind, _ check: RunningCheck, restarts: Bool
  ) -> String {
    let event =
      switch kind {
      case .crashed: "The check \"\(check.name)\" crashed in \(check.exercise)."
      case .stuck:
        "The check \"\(check.name)\" did not return within "
          + "\(Watchdog.limit.components.seconds) seconds in \(check.exercise)."
      case .left: "The check \"\(check.name)\" left the program in \(check.exercise)."
      }
    return event + (restarts ? " The others are graded without it." : "")
  }

  /// For an exercise that is not graded because it interrupted the run.
  static func notGraded(_ interruption: Interruption, at line: Int?, of answer: Answer) -> String {
    let place = line.map { " at \(answer.path):\($0)" } ?? ""
    let check = "in the check \"\(interruption.check.name)\""
    switch interruption.kind {
    case .crashed: return "The answer crashes\(place), \(check)."
    case .stuck:
      return "The answer does not return\(place), \(check). Look for a loop that does not end."
    case .left: return "The answer leaves the program\(place), \(check). Look for a call of exit."
    }
  }

  /// For a program that was left while suites were under way but no check was.
  static func leftBetweenChecks(of exercises: [String]) -> String {
    "The program was left before its checks were over, in \(exercises.joined(separator: " or ")). "
      + "Look for a call of exit."
  }

  /// For an answer that was saved while it was graded.
  static func changed(_ answer: Answer) -> String {
    "\(answer.path) was saved while it was graded. Its verdict may be on neither text: run "
      + "swift test again."
  }

  /// For what the core writes on its console during a check.
  static func complaint(_ sentence: String) -> String {
    "UIKit goes on, and complains on the console: \(sentence)"
  }

  /// For a check that broke a rule without saying which.
  static func failed(_ check: String) -> String {
    "The check \"\(check)\" fails."
  }

  /// For wrong answers beyond those that are listed.
  static func moreWrong(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "is" : "are") wrong: swift run course check"
  }
}
