import Answers
import Foundation

/// `course prove [NAME...]`: solutions pass, stubs fail, decoys are rejected as it is recorded,
/// alternatives pass.
///
/// With `--record` it records which checks reject the decoys, and what they find in them. With
/// `--mutants`, machine-made changes of the solutions are rejected. With `--samples` the answers are
/// written as files. `--first-solutions` is what `swift test` asks.
enum Prove {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    if arguments == ["--first-solutions"] {
      let faults = try FirstSolutions(package: package).faults()
      for fault in faults { report(fault, to: printer) }
      return faults.isEmpty ? 0 : 1
    }
    let options = try Options(arguments, of: "prove", withValue: ["--samples"])
    let names = options.names
    let exercises = try package.exercises(named: names)
    // One of these at a time says what is to be done.
    let ways = ["--samples", "--mutants", "--record"].filter {
      options.has($0) || options.text($0) != nil
    }
    if ways.count > 1 {
      throw CommandError.unknownOption(ways[1], command: "prove \(ways[0])")
    }
    if let path = options.text("--samples") {
      let count = try SampleFiles.write(of: exercises, to: URL(fileURLWithPath: path))
      printer.print(
        "\(path) has \(count) answers to \(exercises.count.of("exercise")).")
      return 0
    }
    if options.has("--mutants") {
      return try MutantReport(of: exercises, in: package, to: printer).run()
    }
    let isRecorded = options.has("--record")
    let linters = exercises.map(ExerciseLinter.init)
    var faults = names.isEmpty ? CourseLinter(package: package).faults : []
    for linter in linters {
      let ofRecord = linter.recordFaults
      faults += linter.faults.filter { !ofRecord.contains($0) }
    }
    for fault in faults { report(fault.sentence, to: printer) }

    let record = DecoyRecord(of: exercises)
    let proof = GraderProof(
      of: exercises, with: isRecorded ? \.sampleAnswers : record.sampleAnswers, in: package)
    try proof.run(to: printer)
    let found = record.found(proof.findings)
    if isRecorded {
      for line in found.changes(since: record) { printer.print(line) }
      try found.write(in: package)
    }
    // Of a decoy without a row the proof says which checks reject it.
    let differences = linters.map { linter in
      linter.recordFaults.filter { if case .lacksRecord = $0 { false } else { true } }
    }
    let misfits = isRecorded ? [:] : found.misfits(since: record)
    for fault in differences.joined() { report(fault.sentence, to: printer) }
    return conclude(
      proof, misfits: misfits, faultsOfFiles: faults.count + differences.joined().count,
      to: printer)
  }

  private static func conclude(
    _ proof: GraderProof, misfits: [Exercise: [ProofFault]], faultsOfFiles: Int, to printer: Printer
  ) -> Int32 {
    let width = (proof.exercises.map(\.name.count).max() ?? 0) + 2
    printer.print(row(width, "", "solution", "stub", "decoys", "alternatives"), in: .heading)
    var sentences: [String] = []
    var unrecorded: [String] = []
    for exercise in proof.exercises {
      let findings = proof.findings[exercise] ?? []
      let cells = [SampleAnswer.Kind.solution, .stub, .decoy, .alternative].map { kind in
        let own = findings.filter { $0.answer.kind == kind }
        return "\(own.count { $0.fault == nil }) of \(own.count)"
      }
      printer.print(row(width, exercise.name, cells[0], cells[1], cells[2], cells[3]))
      let faults = findings.compactMap(\.fault) + (misfits[exercise] ?? [])
      sentences += faults.map { "\(exercise.name): \($0.sentence)" }
      if faults.contains(where: \.isOfRecord) { unrecorded.append(exercise.name) }
    }
    for sentence in sentences { report(sentence, to: printer) }
    if !unrecorded.isEmpty {
      report(
        "If these are the checks that have to reject these decoys, record it, and read what has "
          + "changed: swift run course prove --record \(unrecorded.joined(separator: " "))",
        to: printer)
    }
    let answers = proof.findings.values.joined().count
    let count = sentences.count + faultsOfFiles
    printer.print()
    printer.print(
      count == 0
        ? "Proven: \(answers) answers to \(proof.exercises.count) exercises are graded as they "
          + "should be."
        : "Not proven: \(count.of("fault")) in \(answers) answers.")
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
