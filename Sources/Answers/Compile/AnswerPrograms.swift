import Foundation

/// Compiles single answers with their suites, each into a program of its own.
///
/// An answer costs a compilation of its own file, linked with ``CompiledCore`` and the object of its suite,
/// and no plan of the build system. No answer is ever compiled or linked together with another one.
struct AnswerPrograms {
  private let core: CompiledCore
  private let beside: ModulesBesideCore
  private let suites: SuiteObjects

  /// How many compilers run at once.
  private let width: Int

  /// Whether the checks are to run: a program that is only played may declare what they use.
  private let isGraded: Bool

  /// The folder in which they are made.
  private let folder: URL

  init(with core: CompiledCore, width: Int, isGraded: Bool = true) throws {
    self.core = core
    self.width = width
    self.isGraded = isGraded
    beside = try ModulesBesideCore(core)
    suites = try SuiteObjects(for: core, beside: beside)
    folder = try core.package.work.appendingPathComponent(isGraded ? "answers" : "played")
  }

  /// Compiles answers, and returns what came of each, in order.
  ///
  /// Those on which the compiler fails it compiles once more, each alone: several compilers may have been
  /// too many for this machine. The programs stay until others are compiled.
  func compile(_ submissions: [Submission]) throws -> [Result<BuiltProgram, Obstacle>] {
    try? FileManager.default.removeItem(at: folder)
    var units = try submissions.indices.map { try unit(of: submissions[$0], number: $0) }
    try compile(units)
    for index in units.indices where units[index].mayBeTriedAgain {
      units[index] = try unit(of: submissions[index], number: index)
      try compile([units[index]])
    }
    return units.map(\.outcome)
  }

  private func unit(of submission: Submission, number: Int) throws -> AnswerUnit {
    let besides = beside.names(for: submission.exercise, importedBy: submission.text ?? "")
    return try AnswerUnit(
      submission, importing: besides, in: folder.appendingPathComponent("\(number)"),
      of: core.package)
  }

  private func compile(_ units: [AnswerUnit]) throws {
    for unit in units { try beside.compile(unit.besides) }
    try step(units) { compileAnswer($0) }
    // Its suite writes to the same file.
    for unit in units where unit.obstacle == nil { unit.noteWarnings() }
    try suites.compile(
      for: units.filter { $0.obstacle == nil }, atOnce: width, isGraded: isGraded)
    try step(units) { link($0) }
    for unit in units where unit.source.text != (unit.submission.text ?? "") {
      throw CommandError(
        "\(unit.source.path) was changed while it was graded, so what came of it counts for nothing. Grade it "
          + "again. If this comes again, look which program writes there.")
    }
  }

  /// Calls the compiler for each answer that has met no obstacle yet, and notes those that it meets.
  private func step(_ units: [AnswerUnit], _ arguments: (AnswerUnit) -> [String]) throws {
    let units = units.filter { $0.obstacle == nil }
    let jobs = units.map { ChildProcess.Job.answerCompiler(arguments($0), output: $0.log) }
    let endings = try ChildProcess.run(jobs, atOnce: width) {
      if jobs.count > 1 { Progress.step = "compiling, \($0) of \(jobs.count) answers" }
    }
    for (unit, ending) in zip(units, endings) where ending != .exited(0) {
      unit.obstacle = unit.obstacle(in: unit.log, after: ending)
    }
  }

  private func compileAnswer(_ unit: AnswerUnit) -> [String] {
    // The module is a by-product of the object here. Made apart it would cost as much again.
    core.compiling(exercisesOf: unit.exercise.module) + beside.importing(unit.besides)
      + [
        "-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path",
        unit.module.path, "-c", unit.source.path, "-o", unit.object.path,
      ]
  }

  private func link(_ unit: AnswerUnit) -> [String] {
    [
      core.compiler, "-emit-executable", "-g", "-use-ld=lld", "-module-name", BuiltProgram.product,
      "-o", unit.build.program.path, unit.object.path, suites.object(for: unit).path, core.main,
    ] + beside.linking(unit.besides)
  }
}

extension CommandError {
  /// A file that was graded and does not hold what was handed in any more.
}
