import Foundation

/// The proof that the graders tell right from wrong.
///
/// Every sample answer to every exercise is graded: the solution and the alternatives pass, the
/// stub fails every check, a decoy fails exactly the checks it names.
///
/// - Shape: Rounds. In each one the next sample answer to every exercise lies in one folder, which
///   is compiled once; then every suite runs in a process of its own.
final class GraderProof {
  /// What became of a sample answer.
  struct Finding {
    let answer: SampleAnswer
    /// What the grader got wrong, or nil if it was right.
    var fault: ProofFault?

    /// Whether nothing was graded, because the compiler did not accept the answer.
    var isRefusedByCompiler: Bool {
      if case .doesNotCompile = fault { true } else { false }
    }
  }

  let exercises: [Exercise]

  /// What was found, by exercise.
  private(set) var findings: [Exercise: [Finding]] = [:]

  /// Everything that the graders got wrong.
  var faults: [ProofFault] { exercises.flatMap { findings[$0] ?? [] }.compactMap(\.fault) }

  /// The number of rounds it takes.
  var rounds: Int { answers.values.map(\.count).max() ?? 0 }

  private static let folder = ".build/course/answers"
  private let answers: [Exercise: [SampleAnswer]]
  private let package: CoursePackage

  /// What compiles the answers.
  let build: Build

  /// Prepares a proof with these answers to each exercise.
  init(
    of exercises: [Exercise], with answers: (Exercise) -> [SampleAnswer],
    in package: CoursePackage
  ) {
    self.exercises = exercises
    self.package = package
    self.answers = Dictionary(uniqueKeysWithValues: exercises.map { ($0, answers($0)) })
    build = Build(
      package: package, answers: Self.folder,
      scratch: package.scratch.appendingPathComponent("prove"))
  }

  /// Grades all answers, and says which round it is at.
  func run(to printer: Printer) throws {
    for round in 0..<rounds {
      printer.note("Round \(round + 1) of \(rounds)")
      try run(round: round)
    }
  }

  /// Grades the answers of a round.
  private func run(round: Int) throws {
    let subjects = exercises.compactMap { exercise in
      answers[exercise]?.element(at: round).map { (exercise: exercise, answer: $0) }
    }
    for exercise in exercises {
      let answer = answers[exercise]?.element(at: round)?.source
      try lay(answer ?? exercise.solution.text ?? "", as: exercise)
    }
    let outcome = try build.compile(exercises) { compiled in
      let graded = subjects.filter { compiled.contains($0.exercise) }
      let runs = try SuiteRun.all(of: graded.map { ($0.exercise, .ungated) }, in: build)
      for (subject, run) in zip(graded, runs) {
        findings[subject.exercise, default: []].append(
          Finding(answer: subject.answer, fault: Self.fault(of: subject.answer, in: run)))
      }
    }
    for subject in subjects where outcome.errors[subject.exercise] != nil {
      let error = outcome.errors[subject.exercise]?.first
      findings[subject.exercise, default: []].append(
        Finding(
          answer: subject.answer,
          fault: .doesNotCompile(
            answer: subject.answer.name, line: error?.line ?? 0, message: error?.message ?? "")))
    }
  }

  /// Puts an answer where it is compiled, unless it lies there already.
  private func lay(_ source: String, as exercise: Exercise) throws {
    let file = package.root.appendingPathComponent("\(Self.folder)/\(exercise.path)")
    if file.text != source { try file.write(source) }
  }

  /// What a grader got wrong about an answer, if anything.
  static func fault(of answer: SampleAnswer, in run: SuiteRun) -> ProofFault? {
    guard !run.checks.isEmpty else { return .isGradedByNoCheck(answer: answer.name) }
    if answer.kind == .mutant {
      return run.isClean ? .mutantPasses(answer: answer.name) : nil
    }
    let expected = answer.rejectedBy ?? Set(run.checks.map(\.name))
    guard run.rejections != expected else {
      return !expected.isEmpty || run.isClean ? nil : .failsWithoutCheck(answer: answer.name)
    }
    return .isMisjudged(
      answer: answer.name, missed: expected.subtracting(run.rejections).sorted(),
      extra: run.rejections.subtracting(expected).sorted())
  }
}
