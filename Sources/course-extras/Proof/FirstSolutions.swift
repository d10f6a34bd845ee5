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
    let exercises = package.lessons.compactMap(\.exercises.first)
    let answers = exercises.compactMap(\.sampleAnswers.first)
    let programs = try AnswerPrograms(of: package, isBuilt: true, width: 2)
    let outcomes = try programs.compile(
      zip(exercises, answers).map { Submission(of: $0, text: $1.source) })

    var faults: [String] = []
    var requests: [(Int, SuiteRequest)] = []
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .program(let build):
        requests.append((index, build.request(for: exercises[index], mode: .ungated)))
      case .errors(let errors): faults.append(refusal(errors.first, of: exercises[index]))
      case .failure(let error, _): faults.append(refusal(error, of: exercises[index]))
      }
    }
    let runs = try SuiteRun.all(requests.map(\.1), of: package)
    for ((index, _), run) in zip(requests, runs) {
      if let fault = GraderProof.fault(of: answers[index], in: run) {
        faults.append("\(exercises[index].name): \(fault.sentence)")
      }
    }
    if faults.isEmpty { try record.write(fingerprint) }
    return faults
  }

  private func refusal(_ error: Diagnostic?, of exercise: Exercise) -> String {
    let fault = ProofFault.doesNotCompile(
      answer: "the solution", line: error?.line ?? 0, message: error?.message ?? "")
    return "\(exercise.name): \(fault.sentence)"
  }
}
