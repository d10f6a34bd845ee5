import Answers

/// `course prove [NAME...]`: solutions pass, stubs fail, decoys are rejected, alternatives pass.
///
/// With `--mutants`, machine-made changes of the solutions are rejected. `--first-solutions` is what
/// `swift test` asks.
enum Prove {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    if arguments == ["--first-solutions"] {
      let faults = try FirstSolutions(package: package).faults()
      for fault in faults { report(fault, to: printer) }
      return faults.isEmpty ? 0 : 1
    }
    let names = arguments.filter { $0 != "--mutants" }
    let exercises = try package.exercises(named: names)
    if names.count < arguments.count {
      return try MutantReport(of: exercises, in: package, to: printer).run()
    }
    let course = names.isEmpty ? CourseLinter(package: package).faults : []
    let faults = course + exercises.flatMap { ExerciseLinter(exercise: $0).faults }
    for fault in faults { report(fault.sentence, to: printer) }

    let proof = GraderProof(of: exercises, with: \.sampleAnswers, in: package)
    try proof.run(to: printer)
    try keepFindings(of: proof, in: package)
    return conclude(proof, faultsOfFiles: faults.count, to: printer)
  }

  /// Keeps what the checks found in the decoys, for learners whose answers fail in the same way.
  private static func keepFindings(of proof: GraderProof, in package: CoursePackage) throws {
    var findings = DecoyFindings(in: package.root)
    for exercise in proof.exercises {
      findings.remove(exercise)
      let decoys = exercise.decoys
      for finding in proof.findings[exercise] ?? [] where finding.answer.kind == .decoy {
        guard let run = finding.run,
          let decoy = decoys.first(where: { $0.answerName == finding.answer.name })
        else { continue }
        findings.note(run, of: decoy, of: exercise)
      }
    }
    try findings.write()
  }

  private static func conclude(
    _ proof: GraderProof, faultsOfFiles: Int, to printer: Printer
  ) -> Int32 {
    let width = (proof.exercises.map(\.name.count).max() ?? 0) + 2
    printer.print(row(width, "", "solution", "stub", "decoys", "alternatives"), in: .heading)
    var faults: [String] = []
    for exercise in proof.exercises {
      let findings = proof.findings[exercise] ?? []
      let cells = [SampleAnswer.Kind.solution, .stub, .decoy, .alternative].map { kind in
        let own = findings.filter { $0.answer.kind == kind }
        return "\(own.count { $0.fault == nil }) of \(own.count)"
      }
      printer.print(row(width, exercise.name, cells[0], cells[1], cells[2], cells[3]))
      faults += findings.compactMap(\.fault).map { "\(exercise.name): \($0.sentence)" }
    }
    for fault in faults { report(fault, to: printer) }
    let answers = proof.findings.values.joined().count
    let count = faults.count + faultsOfFiles
    printer.print()
    printer.print(
      count == 0
        ? "Proven: \(answers) answers to \(proof.exercises.count) exercises are graded as they "
          + "should be."
        : "Not proven: \(count) fault\(count == 1 ? "" : "s") in \(answers) answers.")
    return count == 0 ? 0 : 1
  }

  static func report(_ fault: String, to printer: Printer) {
    printer.print()
    printer.print("\u{2718} \(fault)".wrapped(indent: 0), in: .wrong)
  }

  static func row(_ width: Int, _ cells: String...) -> String {
    cells[0].padding(to: width) + cells.dropFirst().map { $0.padding(to: 11) }.joined()
  }
}
