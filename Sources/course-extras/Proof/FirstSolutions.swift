import Answers
import CourseFormat
import Foundation

/// The proof that the solution of each lesson's first exercise is right, as `swift test` gives it.
///
/// It takes the libraries that `swift test` has just built beside this program, so it costs a few
/// seconds, once: as long as nothing has changed that it depends on, the answer is known.
struct FirstSolutions {
  let package: CoursePackage

  private var record: URL { package.scratch.appendingPathComponent("first-solutions/proven") }

  /// Grades the solutions, and returns a sentence for each that is not right.
  func faults() throws -> [String] {
    let fingerprint = package.fingerprint
    if record.text == fingerprint { return [] }
    let exercises = package.lessons.compactMap { package.exercises(of: $0).first }
    let answers = exercises.compactMap(\.sampleAnswers.first)
    let grader = GraderProof.grader(in: package)
    grader.isBuilt = true
    let results = try grader.results(
      of: zip(exercises, answers).map { Submission(of: $0, text: $1.source) })
    let faults = zip(answers, results).compactMap { answer, result in
      GraderProof.fault(of: answer, in: result).map {
        "\(result.submission.exercise.name): \($0.sentence)"
      }
    }
    if faults.isEmpty { try record.write(fingerprint) }
    return faults
  }
}
