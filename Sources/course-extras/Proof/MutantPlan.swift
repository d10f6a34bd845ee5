import Answers
import Foundation

/// The mutants of an exercise's solution, and those that are recorded as equivalent.
struct MutantPlan {
  let exercise: Exercise

  /// Those that the grader has to reject.
  let mutants: [Mutant]

  /// How many are recorded as equivalent: as right as the solution, for a reason.
  let equivalentCount: Int

  /// What is wrong with the records.
  let faults: [ProofFault]

  init(of exercise: Exercise) {
    self.exercise = exercise
    let solution = exercise.solution.text ?? ""
    let all = Mutant.all(of: solution, beside: exercise.answer.text ?? "")
    let records = DecoyFile(exercise.mutantsFile.text ?? "")
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
      SampleAnswer(
        kind: .mutant, name: "the mutant of line \($0.line)", source: $0.source, rejectedBy: .some)
    }
  }
}

extension Exercise {
  /// Where the mutants are recorded that are as right as the solution.
  var mutantsPath: String { "Tests/Mutants/\(lesson)/\(file).md" }

  fileprivate var mutantsFile: URL { url(of: mutantsPath) }
}
