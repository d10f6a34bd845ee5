/// Grades the learner's exercises, each apart from the others.
struct Grader {
  let package: CoursePackage

  /// Grades exercises and returns a verdict on each, in order.
  ///
  /// A file that is missing is compiled with nobody: the others are graded without it.
  func grade(_ exercises: [Exercise]) throws -> [Verdict] {
    let build = Build(package: package, scratch: package.scratch)
    let outcome = try build.compile(exercises.filter { !$0.isMissing })
    let runs = try SuiteRun.all(of: outcome.compiled.flatMap(Self.runs), in: build)

    var verdicts: [Exercise: Verdict] = [:]
    var next = runs.startIndex
    for exercise in outcome.compiled {
      let modes = Self.runs(of: exercise).map(\.mode)
      let own = zip(modes, runs[next...])
      next += modes.count
      let run = own.first { $0.0 == .patient }?.1
      var verdict = Verdict(exercise, run: run, ungated: own.first { $0.0 == .ungated }?.1)
      verdict.crashLine = CrashSite.line(
        of: exercise.answer, addresses: run?.addresses ?? [], in: build)
      verdicts[exercise] = verdict
    }
    for (exercise, errors) in outcome.errors {
      verdicts[exercise] = Verdict(exercise: exercise, state: .doesNotCompile, errors: errors)
    }
    return exercises.map { verdicts[$0] ?? Verdict(exercise: $0, state: .missing) }
  }

  /// The runs an exercise needs: one that waits unless nothing is handed in, and one that does
  /// not wait if there is anything to wait for.
  private static func runs(of exercise: Exercise) -> [(exercise: Exercise, mode: SuiteRun.Mode)] {
    let standing = Set(exercise.todos.map(\.number))
    let isUntouched = !standing.isEmpty && exercise.todosGraded.isSubset(of: standing)
    let modes: [SuiteRun.Mode] =
      (isUntouched ? [] : [.patient]) + (standing.isEmpty ? [] : [.ungated])
    return modes.map { (exercise, $0) }
  }
}

extension Exercise {
  /// The TODO numbers that the checks of its suite wait for.
  var todosGraded: Set<Int> {
    Set((suite.text ?? "").matches(of: /\.todo\((\d+)\)/).compactMap { Int($0.1) })
  }
}
