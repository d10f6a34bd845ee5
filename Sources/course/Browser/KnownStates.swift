import CoursePage
import Foundation

/// How the exercises stand, as far as that can be told without grading them.
///
/// To compare a file with how it was delivered takes a while, so what was found is kept as long as
/// the files are the same.
final class KnownStates {
  /// What is handed in for an exercise, and whether that is what was delivered.
  private struct Finding {
    let dates: [Date?]
    let submission: Submission
    let isPristine: Bool
  }

  private let package: CoursePackage
  private var findings: [Exercise: Finding] = [:]

  init(of package: CoursePackage) {
    self.package = package
  }

  /// The states of exercises now.
  func states(of exercises: [Exercise]) -> [Exercise: CourseOutline.State] {
    let verdicts = VerdictCache(of: package)
    var states: [Exercise: CourseOutline.State] = [:]
    for exercise in exercises { states[exercise] = state(of: exercise, verdicts) }
    return states
  }

  private func state(of exercise: Exercise, _ verdicts: VerdictCache) -> CourseOutline.State {
    let finding = finding(on: exercise)
    if finding.submission.text == nil { return exercise.state(.missing) }
    if finding.isPristine, !exercise.isOwnScreen { return exercise.state(.waiting) }
    return verdicts.state(of: finding.submission).map(exercise.state)
      ?? CourseOutline.State(.waiting, "not checked yet")
  }

  private func finding(on exercise: Exercise) -> Finding {
    let dates = [exercise.answer, exercise.solution, exercise.suite].map(\.modified)
    if let finding = findings[exercise], finding.dates == dates { return finding }
    let submission = Submission(of: exercise)
    let finding = Finding(
      dates: dates, submission: submission, isPristine: submission.isPristine)
    findings[exercise] = finding
    return finding
  }
}

extension Exercise {
  /// A state of the exercise as a page shows it.
  func state(_ state: Verdict.State) -> CourseOutline.State {
    let kind: CourseOutline.State.Kind =
      switch state {
      case .right: .right
      case .waiting, .notGraded: .waiting
      case .wrong, .doesNotCompile, .crashed, .ranOutOfTime, .missing: .wrong
      }
    return CourseOutline.State(kind, word(for: state))
  }
}
