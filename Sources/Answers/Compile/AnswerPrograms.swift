import Foundation
import Processes

/// Compiles single answers with their suites, each into a program of its own.
///
/// An answer costs a compilation of its own file, linked with ``CompiledCore`` and the object of its suite,
/// and no plan of the build system. No answer is ever compiled or linked together with another one.
struct AnswerPrograms {
  private let core: CompiledCore
  private let beside: ModulesBesideCore
  private let suites: SuiteObjects
  private let calls: DriverCalls

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
    calls = core.calls
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
    try step(units, shortened: compiler) { compileAnswer($0) }
    // Its suite writes to the same file.
    for unit in units where unit.obstacle == nil { unit.noteWarnings() }
    try suites.compile(
      for: units.filter { $0.obstacle == nil }, atOnce: width, isGraded: isGraded)
    try step(units, shortened: linker) { link($0) }
    for unit in units where unit.source.text != (unit.submission.text ?? "") {
      throw CommandError(
        "\(unit.source.path) was changed while it was graded, so what came of it counts for nothing. Grade it "
          + "again. If this comes again, look which program writes there.")
    }
  }

  /// Calls the compiler for each answer that has met no obstacle yet, and notes those that it meets.
  ///
  /// A call of the driver is shortened if it is known what that starts. Where this fails without a word on the
  /// answer, the driver does it after all.
  private func step(
    _ units: [AnswerUnit], shortened: (AnswerUnit) -> [String]?,
    _ arguments: (AnswerUnit) -> [String]
  ) throws {
    let units = units.filter { $0.obstacle == nil }
    var endings = try run(units) { shortened($0) ?? arguments($0) }
    let again = units.indices.filter { index in
      switch endings[index] {
      case .exited(0), .ranOutOfTime, .starved: false
      case .exited, .crashed:
        shortened(units[index]) != nil
          && Diagnostic.errors(in: units[index].log.text ?? "").isEmpty
      }
    }
    for (index, ending) in zip(again, try run(again.map { units[$0] }, arguments)) {
      endings[index] = ending
    }
    for (unit, ending) in zip(units, endings) where ending != .exited(0) {
      unit.obstacle = unit.obstacle(in: unit.log, after: ending)
    }
  }

  private func run(
    _ units: [AnswerUnit], _ arguments: (AnswerUnit) -> [String]
  ) throws -> [ProgramEnding] {
    let jobs = units.map { ChildProcess.Job.answerCompiler(arguments($0), output: $0.log) }
    return try ChildProcess.run(jobs, atOnce: width) {
      if jobs.count > 1 { Progress.step = "compiling, \($0) of \(jobs.count) answers" }
    }
  }

  private func compileAnswer(_ unit: AnswerUnit) -> [String] {
    core.compiling(exercisesOf: unit.exercise.module) + beside.importing(unit.besides)
      + DriverCalls.compiling(
        unit.source.path, to: unit.object.path, module: unit.module.path)
  }

  private func compiler(_ unit: AnswerUnit) -> [String]? {
    calls.compiler(
      ofModule: unit.moduleName,
      [.text: unit.source, .module: unit.module, .object: unit.object]
    ).map { $0 + beside.importing(unit.besides) }
  }

  private func link(_ unit: AnswerUnit) -> [String] {
    let objects = [unit.object.path, suites.object(for: unit).path, core.main]
    return [core.compiler] + DriverCalls.linking(objects, to: unit.build.program.path)
      + beside.linking(unit.besides)
  }

  private func linker(_ unit: AnswerUnit) -> [String]? {
    calls.linker([
      .object: unit.object, .suite: suites.object(for: unit), .program: unit.build.program,
    ]).map { $0 + beside.addition(of: unit.besides) }
  }
}
