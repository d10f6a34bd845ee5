/// `course prove [NAME...]`: solutions pass, stubs fail, decoys are rejected, alternatives pass.
enum Prove {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let exercises = try package.exercises(named: arguments)
    let proof = Proof(of: exercises, in: package)
    for round in 0..<proof.rounds {
      printer.note("Round \(round + 1) of \(proof.rounds)")
      try proof.run(round: round)
    }
    return conclude(proof, to: printer)
  }

  private static func conclude(_ proof: Proof, to printer: Printer) -> Int32 {
    let width = (proof.exercises.map(\.name.count).max() ?? 0) + 2
    printer.print(row(width, "", "solution", "stub", "decoys", "alternatives"), in: .heading)
    var faults: [String] = []
    for exercise in proof.exercises {
      let findings = proof.findings[exercise] ?? []
      let cells = [Variant.Kind.solution, .stub, .decoy, .alternative].map { kind in
        let own = findings.filter { $0.variant.kind == kind }
        return "\(own.count { $0.fault == nil }) of \(own.count)"
      }
      printer.print(row(width, exercise.name, cells[0], cells[1], cells[2], cells[3]))
      faults += findings.compactMap { finding in
        finding.fault.map { "\(exercise.name): \(finding.variant.name) \($0)." }
      }
      faults += ExerciseForm(exercise: exercise).faults.map { "\(exercise.name): \($0)" }
    }
    for fault in faults {
      printer.print()
      printer.print("\u{2718} \(fault)".wrapped(indent: 0), in: .wrong)
    }
    let count = proof.findings.values.joined().count
    printer.print()
    printer.print(
      faults.isEmpty
        ? "Proven: \(count) answers to \(proof.exercises.count) exercises are graded as they "
          + "should be."
        : "Not proven: \(faults.count) fault\(faults.count == 1 ? "" : "s") in \(count) answers.")
    return faults.isEmpty ? 0 : 1
  }

  private static func row(_ width: Int, _ cells: String...) -> String {
    cells[0].padding(to: width) + cells.dropFirst().map { $0.padding(to: 11) }.joined()
  }
}
