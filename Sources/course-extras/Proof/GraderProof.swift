import Answers
import Foundation

/// The proof that the graders tell right from wrong.
///
/// Every sample answer to every exercise is graded: the solution and the alternatives pass, the
/// stub fails every check, a decoy fails exactly the checks that are recorded.
///
/// - Shape: An exercise after another. Each answer is compiled into a program of its own, and runs
///   in a process of its own.
final class GraderProof {
  /// What became of a sample answer.
  struct Finding {
    let answer: SampleAnswer
    /// What the grader got wrong, or nil if it was right.
    let fault: ProofFault?
    /// What the checks found, if the answer could be compiled.
    let run: SuiteRun?

    /// Whether nothing was graded, because the compiler did not accept the answer.
    var isRefusedByCompiler: Bool {
      if case .doesNotCompile = fault { true } else { false }
    }
  }

  let exercises: [Exercise]

  /// What was found, by exercise.
  private(set) var findings: [Exercise: [Finding]] = [:]

  private let answers: (Exercise) -> [SampleAnswer]
  private let grader: Grader

  /// Prepares a proof with these answers to each exercise.
  init(
    of exercises: [Exercise], with answers: @escaping (Exercise) -> [SampleAnswer],
    in package: CoursePackage
  ) {
    self.exercises = exercises
    self.answers = answers
    grader = Self.grader(in: package)
  }

  /// What grades sample answers: every check of each runs, whatever stands in its text.
  static func grader(in package: CoursePackage) -> Grader {
    let grader = Grader(package: package)
    grader.refusesAnswers = false
    grader.skipsPristine = false
    grader.findsClashes = false
    grader.guardsFiles = false
    grader.modes = { _ in [.ungated] }
    return grader
  }

  /// Grades all answers, and says how far it is.
  func run(to printer: Printer) throws {
    printer.note("Building what all answers share")
    try grader.prepare()
    for (index, exercise) in exercises.enumerated() {
      printer.note("\(exercise.name), \(index + 1) of \(exercises.count)")
      try run(exercise)
      for fault in faults(of: exercise) { printer.note(fault.sentence) }
    }
  }

  /// Grades the answers to an exercise.
  private func run(_ exercise: Exercise) throws {
    let subjects = answers(exercise)
    let results = try grader.results(
      of: subjects.map { Submission(of: exercise, text: $0.source) })
    findings[exercise, default: []] += zip(subjects, results).map { answer, result in
      Finding(answer: answer, fault: Self.fault(of: answer, in: result), run: result.runs[.ungated])
    }
  }

  /// What the graders got wrong about an exercise; mutants are reported all together.
  private func faults(of exercise: Exercise) -> [ProofFault] {
    (findings[exercise] ?? []).filter { $0.answer.kind != .mutant }.compactMap(\.fault)
  }

  /// What a grader got wrong about an answer, or why it was not graded.
  static func fault(of answer: SampleAnswer, in result: AnswerResult) -> ProofFault? {
    if let run = result.runs[.ungated] { return fault(of: answer, in: run) }
    let error = result.obstacle?.first ?? .emptyFile(of: result.submission.exercise)
    return .doesNotCompile(answer: answer.name, line: error.line, message: error.message)
  }

  /// What a grader got wrong about an answer, if anything.
  static func fault(of answer: SampleAnswer, in run: SuiteRun) -> ProofFault? {
    guard !run.checks.isEmpty else { return .isGradedByNoCheck(answer: answer.name) }
    let rejections = run.rejections
    let isWrong = answer.kind == .decoy || answer.kind == .mutant
    if isWrong, run.isClean { return .passesAllChecks(answer: answer.name) }
    let expected: Set<String>
    switch answer.rejectedBy {
    case .none: expected = []
    case .all: expected = Set(run.checks.map(\.name))
    case .some:
      return rejections.isEmpty && answer.kind == .decoy
        ? .failsWithoutCheck(answer: answer.name) : nil
    case .these(let names): expected = names
    }
    guard rejections != expected else {
      return !expected.isEmpty || run.isClean ? nil : .failsWithoutCheck(answer: answer.name)
    }
    return isWrong && expected.isEmpty
      ? .isNotRecorded(answer: answer.name, rejectedBy: rejections.sorted())
      : .isMisjudged(
        answer: answer.name, missed: expected.subtracting(rejections).sorted(),
        extra: rejections.subtracting(expected).sorted())
  }
}
