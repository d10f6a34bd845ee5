import Foundation

/// The proof that the graders tell right from wrong.
///
/// Every sample answer to every exercise is graded: the solution and the alternatives pass, the
/// stub fails every check, a decoy fails exactly the checks it names.
///
/// - Shape: The solutions are built with their suites once. An answer that declares what the
///   solution does is graded by an ``AnswerHost``. The others take rounds: in each one the next
///   answer to every exercise lies in one folder, which is built; then every suite runs in a
///   process of its own.
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

  private static let folder = ".build/course/answers"
  /// The answers that are not graded yet.
  private var answers: [Exercise: [SampleAnswer]]
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

  /// Grades all answers, and says how far it is.
  func run(to printer: Printer) throws {
    printer.note("Building the solutions and their suites")
    for exercise in exercises { try lay(exercise.solution.text ?? "", as: exercise) }
    let built = try build.compile(exercises).compiled
    if let host = try AnswerHost(of: built, in: build) {
      for (index, exercise) in built.enumerated() {
        printer.note("\(exercise.name), \(index + 1) of \(built.count)")
        try run(exercise, in: host)
        for fault in faults(of: exercise) { printer.note(fault.sentence) }
      }
    } else {
      printer.note("The test program cannot be linked without its answers. Each round is built.")
    }
    let rounds = answers.values.map(\.count).max() ?? 0
    for round in 0..<rounds {
      printer.note("Round \(round + 1) of \(rounds)")
      try run(round: round)
    }
  }

  /// Grades the answers to an exercise that declare what the solution does.
  private func run(_ exercise: Exercise, in host: AnswerHost) throws {
    let subjects = answers[exercise] ?? []
    let outcomes = try host.grade(subjects.map(\.source), to: exercise)
    answers[exercise] = []
    for (answer, outcome) in zip(subjects, outcomes) {
      switch outcome {
      case .graded(let run): note(run, of: answer, to: exercise)
      case .refused(let error): note(error, of: answer, to: exercise)
      case .declaresOtherwise: answers[exercise]?.append(answer)
      }
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
      let runs = try SuiteRun.all(
        graded.map { build.request(for: $0.exercise, mode: .ungated) }, of: package)
      for (subject, run) in zip(graded, runs) {
        note(run, of: subject.answer, to: subject.exercise)
      }
    }
    for (exercise, answer) in subjects {
      guard let errors = outcome.errors[exercise] else { continue }
      note(errors.first, of: answer, to: exercise)
    }
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
