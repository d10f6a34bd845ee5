import Answers
import CoursePage
import Foundation

/// How the exercises stand, as far as that can be told without grading them.
///
/// To read all exercises and their suites takes a while, so what was read is kept as long as the files
/// are the same.
final class KnownStates {
  /// What is handed in for an exercise, and when that was written.
  private struct Finding {
    let dates: [Date?]
    let submission: Submission
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
    verdicts.known(submission(to: exercise)).map(exercise.state)
      ?? CourseOutline.State(.waiting, "not checked yet")
  }

  private func submission(to exercise: Exercise) -> Submission {
    let dates = [exercise.answer, exercise.suite].map(\.modified)
    if let finding = findings[exercise], finding.dates == dates { return finding.submission }
    let submission = Submission(of: exercise)
    findings[exercise] = Finding(dates: dates, submission: submission)
    return submission
  }
}

extension Exercise {
  /// A state of the exercise as a page shows it.
  func state(_ state: Verdict.State) -> CourseOutline.State {
    let kind: CourseOutline.State.Kind =
      switch state.judgement {
      case .right: .right
      case .waiting: .waiting
      case .wrong: .wrong
      }
    return CourseOutline.State(kind, word(for: state))
  }
}
