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
  private let package: CoursePackage

  /// Prepares a proof with these answers to each exercise.
  init(
    of exercises: [Exercise], with answers: @escaping (Exercise) -> [SampleAnswer],
    in package: CoursePackage
  ) {
    self.exercises = exercises
    self.package = package
    self.answers = answers
  }

  /// Grades all answers, and says how far it is.
  func run(to printer: Printer) throws {
    printer.note("Building what all answers share")
    let programs = try AnswerPrograms(of: package, width: 2)
    for (index, exercise) in exercises.enumerated() {
      printer.note("\(exercise.name), \(index + 1) of \(exercises.count)")
      try run(exercise, with: programs)
      for fault in faults(of: exercise) { printer.note(fault.sentence) }
    }
  }

  /// Grades the answers to an exercise.
  private func run(_ exercise: Exercise, with programs: AnswerPrograms) throws {
    let subjects = answers(exercise)
    let outcomes = try programs.compile(
      subjects.map { Submission(of: exercise, text: $0.source) })
    var compiled: [(answer: SampleAnswer, request: SuiteRequest)] = []
    for (answer, outcome) in zip(subjects, outcomes) {
      switch outcome {
      case .program(let build):
        compiled.append((answer, build.request(for: exercise, mode: .ungated)))
      case .errors(let errors), .refused(let errors): note(errors.first, of: answer, to: exercise)
      case .failure(let error, _): note(error, of: answer, to: exercise)
      }
    }
    let runs = try SuiteRun.all(compiled.map(\.request), of: package)
    for (subject, run) in zip(compiled, runs) { note(run, of: subject.answer, to: exercise) }
    programs.forgetOldSuites(of: exercise)
  }

  /// What the graders got wrong about an exercise; mutants are reported all together.
  private func faults(of exercise: Exercise) -> [ProofFault] {
    (findings[exercise] ?? []).filter { $0.answer.kind != .mutant }.compactMap(\.fault)
  }

  private func note(_ run: SuiteRun, of answer: SampleAnswer, to exercise: Exercise) {
    findings[exercise, default: []].append(
      Finding(answer: answer, fault: Self.fault(of: answer, in: run), run: run))
  }

  private func note(_ error: Diagnostic?, of answer: SampleAnswer, to exercise: Exercise) {
    let fault = ProofFault.doesNotCompile(
      answer: answer.name, line: error?.line ?? 0, message: error?.message ?? "")
    findings[exercise, default: []].append(Finding(answer: answer, fault: fault, run: nil))
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
