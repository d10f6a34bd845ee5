import Answers

/// `course prove --mutants`: makes mutants of the solutions, grades them, and reports those that
/// pass.
struct MutantReport {
  private let exercises: [Exercise]
  private let package: CoursePackage
  private let printer: Printer

  init(of exercises: [Exercise], in package: CoursePackage, to printer: Printer) {
    self.exercises = exercises
    self.package = package
    self.printer = printer
  }

  /// Runs the proof and returns the exit status.
  func run() throws -> Int32 {
    let plans = Dictionary(uniqueKeysWithValues: exercises.map { ($0, MutantPlan(of: $0)) })
    let proof = GraderProof(
      of: exercises, with: { $0.sampleAnswers.prefix(1) + (plans[$0]?.answers ?? []) },
      in: package)
    try proof.run(to: printer)

    let findings = exercises.flatMap { proof.findings[$0] ?? [] }
    let ofSolutions = findings.filter { $0.answer.kind == .solution }.compactMap(\.fault)
    let ofPlans = exercises.flatMap { plans[$0]?.faults ?? [] }
    let faults = (ofSolutions + ofPlans).map(\.sentence)
    for fault in faults { Prove.report(fault, to: printer) }
    return conclude(proof, plans: plans, otherFaults: faults.count)
  }

  private func conclude(
    _ proof: GraderProof, plans: [Exercise: MutantPlan], otherFaults: Int
  ) -> Int32 {
    let width = (exercises.map(\.name.count).max() ?? 0) + 2
    printer.print(Prove.row(width, "", "mutants", "rejected", "pass", "equivalent"), in: .heading)
    var passing: [Exercise: [Mutant]] = [:]
    for exercise in exercises {
      let findings = (proof.findings[exercise] ?? [])
        .filter { $0.answer.kind == .mutant && !$0.isRefusedByCompiler }
      let sources = findings.filter { $0.fault != nil }.map(\.answer.source)
      passing[exercise] = plans[exercise]?.mutants.filter { sources.contains($0.source) }
      let equivalents = plans[exercise]?.equivalentCount ?? 0
      printer.print(
        Prove.row(
          width, exercise.name, "\(findings.count + equivalents)",
          "\(findings.count - sources.count)", "\(sources.count)", "\(equivalents)"))
    }
    for exercise in exercises { report(passing[exercise] ?? [], of: exercise) }
    let count = passing.values.joined().count
    printer.print()
    printer.print(
      count + otherFaults == 0
        ? "Proven: the graders of \(exercises.count) exercises reject every mutant."
        : "Not proven: \(count) mutants pass, and there are \(otherFaults) other faults.")
    return count + otherFaults == 0 ? 0 : 1
  }

  private func report(_ mutants: [Mutant], of exercise: Exercise) {
    guard !mutants.isEmpty else { return }
    let fault = ProofFault.mutantsPass(
      count: mutants.count, exercise: exercise.name, records: exercise.mutantsPath)
    Prove.report(fault.sentence, to: printer)
    for mutant in mutants {
      printer.print("\n\(exercise.solutionPath):\(mutant.line)\n\(mutant.description)")
    }
  }
}
