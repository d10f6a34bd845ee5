import Foundation

/// The mutants of an exercise's solution, and those that are recorded as equivalent.
struct MutantPlan {
  let exercise: Exercise

  /// Those that the grader has to reject.
  private(set) var mutants: [Mutant]

  /// How many are recorded as equivalent: as right as the solution, for a reason.
  let equivalentCount: Int

  /// What is wrong with the records.
  let faults: [ProofFault]

  init(of exercise: Exercise) {
    self.exercise = exercise
    let solution = exercise.solution.text ?? ""
    let all = Mutant.all(of: solution, beside: exercise.answer.text ?? "")
    let records = DecoyFile(exercise.mutantsFile.text ?? "", namesChecks: false)
    var faults = records.faults.map { ProofFault.equivalentMutant($0, path: exercise.mutantsPath) }
    var equivalents: Set<String> = []
    for record in records.decoys {
      do throws(Decoy.Fault) {
        let source = try record.applied(to: solution)
        if all.contains(where: { $0.source == source }) {
          equivalents.insert(source)
        } else {
          faults.append(
            .isNoMutant(name: record.name, path: exercise.mutantsPath, line: record.line))
        }
      } catch {
        faults.append(.equivalentMutant(error, path: exercise.mutantsPath))
      }
    }
    mutants = all.filter { !equivalents.contains($0.source) }
    equivalentCount = equivalents.count
    self.faults = faults
  }

  /// What the grader is proven with.
  var answers: [SampleAnswer] {
    mutants.map {
      SampleAnswer(kind: .mutant, name: "the mutant of line \($0.line)", source: $0.source)
    }
  }

  /// Leaves out the mutants that the compiler refuses, each looked at alone.
  ///
  /// The modules that the exercise imports have been built by then. If the compiler refuses the
  /// solution itself, it was called wrongly, and its word on the mutants means nothing.
  mutating func keepWhatCompiles(with build: Build) throws {
    let folder = build.scratch.appendingPathComponent("mutants/\(exercise.key)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = [exercise.solution.text ?? ""] + mutants.map(\.source)
    let jobs = try sources.enumerated().map { index, source in
      let file = folder.appendingPathComponent("\(index).swift")
      try file.write(source)
      return build.typeCheck(
        file, ofModule: "\(exercise.module)Exercises",
        output: folder.appendingPathComponent("\(index).log"))
    }
    let endings = try ChildProcess.run(jobs)
    guard endings.first == .exited(0) else {
      throw CommandError.solutionDoesNotCompile(
        exercise.solutionPath, output: jobs[0].output.text ?? "")
    }
    mutants = zip(mutants, endings.dropFirst()).filter { $0.1 == .exited(0) }.map(\.0)
  }
}

extension Exercise {
  /// Where the mutants are recorded that are as right as the solution.
  var mutantsPath: String { "Tests/Mutants/\(lesson)/\(file).md" }

  fileprivate var mutantsFile: URL { url(of: mutantsPath) }
}
