import Answers
import CourseFormat

/// Finds what an exercise lacks, and where its files depart from the form that all have.
struct ExerciseLinter {
  let exercise: Exercise
  private let suite: SuiteText

  init(exercise: Exercise) {
    self.exercise = exercise
    suite = SuiteText(of: exercise)
  }

  /// What is to be put right.
  var faults: [ProofFault] { teacherFaults + stubFaults }

  /// What is to be put right whatever a learner has written.
  var teacherFaults: [ProofFault] {
    missingParts + suiteFaults + hintFaults + decoyFaults + recordFaults + solutionFaults
      + alternativeFaults
  }

  /// Where the exercise differs from what is recorded of its decoys.
  var recordFaults: [ProofFault] {
    let findings = DecoyFindings(of: exercise)
    let names = exercise.decoys.map(\.answerName)
    let checks = Set(suite.checks)
    let unknown = findings.decoys.flatMap { decoy in
      findings.checks(rejecting: decoy).subtracting(checks).sorted().map {
        ProofFault.recordsNoCheck(exercise: exercise.name, answer: decoy, check: $0)
      }
    }
    return names.filter { !findings.decoys.contains($0) }
      .map { .lacksRecord(exercise: exercise.name, answer: $0) }
      + findings.decoys.filter { !names.contains($0) }
      .map { .recordsNoDecoy(exercise: exercise.name, answer: $0) } + unknown
  }

  private var alternativeFaults: [ProofFault] {
    let file = exercise.alternativeFile
    return faults(of: file, with: file.faults).map {
      .alternative($0, path: exercise.alternativesPath)
    }
  }

  private var missingParts: [ProofFault] {
    var parts = [
      ("stub", exercise.shownPath), ("solution", exercise.solutionPath),
      ("suite", exercise.shownSuitePath),
    ].filter { !exercise.url(of: $0.1).isFile }
    if exercise.alternatives.isEmpty {
      parts.append(("alternative", exercise.alternativesPath))
    }
    return parts.map { .lacksPart(exercise: exercise.name, part: $0.0, path: $0.1) }
  }

  private var suiteFaults: [ProofFault] {
    let title = "\(exercise.module) \(exercise.number ?? 0): \(exercise.title)"
    guard let text = suite.text else { return [] }
    let passing = suite.checksThatPassBefore
    let isMarkedRightly =
      exercise.isBrokenApp
      ? !passing.isEmpty && passing.count < suite.checks.count : passing.isEmpty
    return [
      text.contains("@Suite(\"\(title)\"")
        ? nil : .suiteIsNamedOtherwise(suite: exercise.shownSuitePath, title: title),
      isMarkedRightly
        ? nil
        : ProofFault.worksBefore(
          suite: exercise.shownSuitePath, isBrokenApp: exercise.isBrokenApp),
    ].compactMap(\.self)
  }

  private var hintFaults: [ProofFault] {
    let steps = ((try? Hints(of: exercise).steps) ?? []).filter { !$0.isEmpty }
    guard steps.count == 3 else {
      return [.lacksHints(exercise: exercise.name, count: steps.count, path: exercise.hintsPath)]
    }
    guard !steps.contains(where: { $0.contains(/[Cc]hapters?\s+\d/) }) else { return [] }
    return [.hintsNameNoChapter(exercise: exercise.name, path: exercise.hintsPath)]
  }

  private var decoyFaults: [ProofFault] {
    let file = exercise.decoyFile
    let faults = faults(of: file, with: file.faults).map {
      ProofFault.decoy($0, path: exercise.decoysPath)
    }
    guard file.decoys.count + file.faults.count < 8 else { return faults }
    return faults + [
      .lacksDecoys(
        exercise: exercise.name, count: file.decoys.count, path: exercise.decoysPath)
    ]
  }

  /// What is known to be wrong with a file and what does not apply to the solution, by its line.
  private func faults(of file: DecoyFile, with known: [Decoy.Fault]) -> [Decoy.Fault] {
    let solution = exercise.solution.text ?? ""
    let unapplied = file.decoys.compactMap { decoy in
      do throws(Decoy.Fault) {
        _ = try decoy.applied(to: solution)
        return nil as Decoy.Fault?
      } catch {
        return error
      }
    }
    return (known + unapplied).sorted { $0.line < $1.line }
  }

  private var solutionFaults: [ProofFault] {
    let solution = [(exercise.solutionPath, exercise.solution.text ?? "")]
    let others = exercise.sampleAnswers.filter { $0.kind == .decoy || $0.kind == .alternative }
      .map { ("\(exercise.name), \($0.name)", $0.source) }
    let suspects = (solution + others).filter { $0.1.contains("TODO") }
    return suspects.flatMap { answer, source in
      Todo.all(in: source).prefix(1).map { .todoStands(answer: answer, line: $0.line) }
    }
  }

  private var stubFaults: [ProofFault] {
    guard let stub = exercise.answer.text, let solution = exercise.solution.text else { return [] }
    return todoFaults(in: stub) + differenceFaults(stub: stub, solution: solution)
      + (exercise.isToday(stub)
        ? [] : [.isNotDelivered(exercise: exercise.name, path: exercise.shownPath)])
  }

  private func todoFaults(in stub: String) -> [ProofFault] {
    let numbers = Todo.all(in: stub).map(\.number)
    var faults: [ProofFault] = []
    if !(1...4).contains(numbers.count) || numbers != Array(1...max(1, numbers.count)) {
      faults.append(.todosAreMisnumbered(path: exercise.shownPath, numbers: numbers))
    }
    if suite.todos != Set(numbers) {
      faults.append(
        .todosAreGradedOtherwise(
          suite: exercise.shownSuitePath, graded: suite.todos.sorted(),
          path: exercise.shownPath, numbers: numbers))
    }
    return faults
  }

  /// What is wrong about an app that does not work: it is mended in one to three lines.
  private func mendingFaults(_ differences: [StubComparison.Difference]) -> [ProofFault] {
    let counts = differences.map { difference in
      let stub = difference.stub.filter { Todo.number(in: $0) == nil && !$0.isEmpty }
      return max(stub.count, difference.solution.count { !$0.isEmpty })
    }
    let count = counts.reduce(0, +)
    return (1...3).contains(count)
      ? [] : [.isMendedInManyLines(path: exercise.shownPath, count: count)]
  }

  private func differenceFaults(stub: String, solution: String) -> [ProofFault] {
    let comparison = StubComparison(stub: stub, solution: solution)
    let faults =
      exercise.isBrokenApp
      ? mendingFaults(comparison.differences)
      : comparison.faults.map {
        ProofFault.differsInMore(path: exercise.shownPath, line: $0.line)
      }
    let statements = [stub, solution].map { $0.lines.prefix { $0.hasPrefix("//") } }
    guard statements[0] != statements[1] else { return faults }
    return faults + [
      .statementDiffers(path: exercise.shownPath, solution: exercise.solutionPath)
    ]
  }
}
