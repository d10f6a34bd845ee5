import CourseFormat
import Foundation

/// Grades what many students handed in.
///
/// Each answer is a program of its own, compiled and run apart from every other one. Answers with
/// the same text are graded once.
final class ClassGrader {
  let package: CoursePackage

  /// A number that changes when the course may grade differently.
  let course: String

  /// How answers are confined on this machine.
  let mode: Confinement.Mode

  private let programs: AnswerPrograms
  private let width: Int
  private var known: [Answer: GradedExercise] = [:]
  private let surroundings: String

  /// An exercise and a text that answers it.
  private struct Answer: Hashable {
    let exercise: Exercise
    let text: String
  }

  /// Prepares for a class: finds out what this machine allows, and builds what all answers share.
  init(for package: CoursePackage) throws {
    self.package = package
    width = ProcessInfo.processInfo.activeProcessorCount
    course = package.fingerprint
    surroundings = Fingerprint.of(package.gradingFolders, in: package)
    let folder = ".build/course/class"
    programs = try AnswerPrograms(
      of: package, in: folder, building: package.root.appendingPathComponent("\(folder)/build"),
      width: width)
    mode = try Confinement.mode(for: package)
  }

  /// The number of answers that are compiled and run together.
  ///
  /// They share the processors, so that one that never ends keeps few others waiting.
  private var batchSize: Int { 32 * width }

  /// Grades folders, and hands over each as soon as it and those before it are graded.
  func grade(_ folders: [StudentFolder], then finish: (GradedSubmission) throws -> Void) throws {
    var rest = folders[...]
    while !rest.isEmpty {
      var batch: [StudentFolder] = []
      var answers: [Answer: Submission] = [:]
      while let folder = rest.first, batch.isEmpty || answers.count < batchSize {
        batch.append(folder)
        rest = rest.dropFirst()
        for submission in folder.submissions {
          if let answer = answer(in: submission), known[answer] == nil {
            answers[answer] = submission
          }
        }
      }
      try gradeNew(answers)
      for folder in batch { try finish(graded(folder)) }
    }
  }

  /// The answer in a submission, or nil if there is nothing to grade.
  private func answer(in submission: Submission) -> Answer? {
    guard let text = submission.text, !submission.isPristine else { return nil }
    return Answer(exercise: submission.exercise, text: text)
  }

  private func gradeNew(_ answers: [Answer: Submission]) throws {
    let submissions = answers.values.sorted { $0.exercise.name < $1.exercise.name }
    for verdict in try verdicts(on: submissions) {
      guard let answer = answer(in: verdict.submission) else { continue }
      known[answer] = GradedExercise(verdict, in: package)
    }
    guard Fingerprint.of(package.gradingFolders, in: package) == surroundings else {
      throw CommandError.courseChanged(package.root.path)
    }
  }

  private func graded(_ folder: StudentFolder) -> GradedSubmission {
    let exercises = folder.submissions.map { submission in
      answer(in: submission).flatMap { known[$0] }
        ?? GradedExercise(submission.obviousVerdict, in: package)
    }
    return GradedSubmission(
      name: folder.name, fingerprint: folder.fingerprint, notes: folder.notes,
      exercises: exercises)
  }

  private func verdicts(on submissions: [Submission]) throws -> [Verdict] {
    let outcomes = try programs.compile(submissions)
    let requests = submissions.indices.flatMap { index -> [(index: Int, run: SuiteRequest)] in
      guard case .program(let build) = outcomes[index] else { return [] }
      return build.requests(for: submissions[index]).map { (index, $0) }
    }
    let found = try SuiteRun.all(requests.map(\.run), of: package, atOnce: width)
    var runs: [Int: [SuiteRun.Mode: SuiteRun]] = [:]
    for (request, run) in zip(requests, found) {
      runs[request.index, default: [:]][request.run.mode] = run
    }
    return submissions.enumerated().map { index, submission in
      switch outcomes[index] {
      case .errors(let errors): .doesNotCompile(submission, errors)
      case .failure(let error): .doesNotCompile(submission, [error])
      case .program(let build): build.verdict(on: submission, after: runs[index] ?? [:])
      }
    }
  }
}
