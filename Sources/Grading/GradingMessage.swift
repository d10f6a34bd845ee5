import CourseFormat
import Processes
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
  static func interrupted(_ interruption: RunInterruption) -> String {
    let subject = "The check \"\(interruption.check.name)\""
    let exercise = " in \(interruption.check.exercise)"
    return interruption.kind.event(of: subject, in: exercise)
      + " The others are graded without it."
  }

  /// For an answer that declares code with a symbol of its own choice.
  static func replacesSymbol(_ attribute: String, at place: String) -> String {
    "\(place) says \(attribute), which gives code a name for the whole program, also for what "
      + "grades it. Nothing was graded. No exercise needs it: delete it."
  }

  /// For an answer that is not graded, at the line that this is about.
  static func refused(_ refusal: Refusal) -> String {
    switch refusal.kind {
    case .refused: "\(refusal.sentence) \(Refusal.reason)"
    case .mistaken: "\(refusal.sentence) Its checks did not run."
    case .prevented: refusal.sentence
    }
  }

  /// The same in the last lines of a run, behind the name of the exercise.
  static func refusedInShort(_ refusal: Refusal) -> String {
    refusal.kind == .prevented
      ? refusal.sentence : "not graded, because of line \(refusal.line): \(refusal.sentence)"
  }

  /// For an answer of which nobody could say whether it reaches into its checks.
  static func notLookedAt(_ exercise: String) -> String {
    "The program course, which looks at what answers declare before they are graded, did not answer. "
      + "Run swift test again. To grade this exercise by itself: swift run course check \(exercise)"
  }

  /// For a program that a signal ended before its first check.
  static func beginsAgain(afterSignal signal: Int32) -> String {
    "The program was ended by signal \(signal) before its first check. It begins again."
  }

  /// For an exercise that is not graded because it interrupted the run.
  static func notGraded(
    _ interruption: RunInterruption, at place: CrashSite?, of answer: Answer
  ) -> String {
    let location = place.map { " at \(answer.path):\($0.line)" } ?? ""
    guard interruption.check.exercise == answer.name else {
      return "A task or a thread that the answer started goes on after its checks are over, and "
        + "crashes\(location)."
    }
    let sentence = interruption.kind.sentence(
      at: location, in: ", in the check \"\(interruption.check.name)\"")
    return interruption.kind == .crashed
      ? sentence + adviceOnNil(at: place, of: answer) : sentence
  }

  /// For a part of a check that runs in a process of its own and crashes there.
  static func childCrashed(at place: CrashSite, of answer: Answer) -> String {
    "It crashed at \(answer.path):\(place.line)." + adviceOnNil(at: place, of: answer)
  }

  /// What may be behind a crash at an outlet.
  private static func adviceOnNil(at place: CrashSite?, of answer: Answer) -> String {
    guard let place, place.foundNil else { return "" }
    return NilProperty.sentence(atLine: place.line, of: answer.text ?? "").map { " \($0)" } ?? ""
  }

  /// For a file of the graders that was written while the answers ran.
  static func written(_ paths: [String]) -> String {
    "While the answers ran, \(paths[0]) "
      + (paths.count == 1 ? "was" : "and \(paths.count - 1) more were")
      + " written. To see what has changed: git status Tests"
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

  /// For a check in whose body the task was cancelled that runs it.
  static let cancelled =
    "The check was cancelled before its end, so it counts as failed. An answer does not cancel the "
    + "task that calls it. Look for a call of cancel."

  /// For a part of a check that its process was left in.
  static let partLeft =
    "A part of the check runs in a process of its own, and that was left before its end. Look for "
    + "a call of exit or of cancel."

  /// For a check whose body did not come to its end, and nobody said why.
  static let unfinished = "The check did not come to its end, so it counts as failed."

  /// For a check that broke a rule without saying which.
  static func failed(_ check: String) -> String {
    "The check \"\(check)\" fails."
  }

  /// For wrong answers beyond those that are listed.
  static func moreNotGraded(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "is" : "are") not graded."
  }

  static func moreWrong(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "is" : "are") wrong: swift run course check"
  }
}
