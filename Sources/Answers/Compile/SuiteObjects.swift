import Foundation
import Processes

/// The objects of suites, each compiled with an answer.
///
/// A suite is compiled anew only if no answer before it declared exactly the same: otherwise that object
/// is taken, with what was read of it.
struct SuiteObjects {
  private let core: CompiledCore
  private let beside: ModulesBesideCore
  private let package: CoursePackage

  /// The folder of this run.
  private let work: URL

  init(for core: CompiledCore, beside: ModulesBesideCore) throws {
    self.core = core
    self.beside = beside
    package = core.package
    work = try package.work
  }

  /// Where the object of a suite lies.
  struct Place {
    /// The folder of this run that it lies in.
    let folder: URL
    /// The one in which all runs find it.
    let kept: KeptFolder

    var object: URL { folder.appendingPathComponent("suite.o") }
  }

  /// The place of the suite of an answer, compiled with one that declares what this one declares.
  private func place(for unit: AnswerUnit) -> Place {
    let module = (try? Data(contentsOf: unit.module)) ?? Data()
    let help = core.filesShared(bySuitesOf: unit.exercise.module).map {
      URL(fileURLWithPath: $0).text ?? ""
    }
    let key = Fingerprint.of(
      [
        core.fingerprint, unit.exercise.suite.text ?? "", module.base64EncodedString(),
        SuiteLinks.version,
      ] + help)
    let name = "\(unit.exercise.key)-\(key)"
    return Place(
      folder: work.appendingPathComponent("suites/\(name)"),
      kept: package.kept(unit.exercise.key, named: key))
  }

  /// Compiles the suites that no answer before could share, and looks what each answer gives its suite.
  func compile(for units: [AnswerUnit], atOnce width: Int, isGraded: Bool) throws {
    var missing: [String: (unit: AnswerUnit, place: Place)] = [:]
    for unit in units {
      let place = place(for: unit)
      unit.suite = place
      let isThere = place.object.isFile || place.kept.take(into: place.folder, in: work)
      if !isThere, missing[place.object.path] == nil {
        missing[place.object.path] = (unit, place)
        try FileManager.default.createDirectory(
          at: place.folder, withIntermediateDirectories: true)
      }
    }
    let failed = try compile(missing.sorted { $0.key < $1.key }.map(\.value), atOnce: width)
    for unit in units {
      guard let object = unit.suite?.object else { continue }
      if let (first, ending) = failed[object.path] {
        let ambiguities = SuiteLinks.objections(
          to: unit.submission, by: Diagnostic.errors(in: first.log.text ?? ""))
        unit.obstacle =
          ambiguities.isEmpty ? unit.obstacle(in: first.log, after: ending) : .refused(ambiguities)
      } else if isGraded {
        unit.obstacle = refusal(of: unit, object)
      }
    }
  }

  /// Compiles suites, and returns those that the compiler does not accept, by the paths of their objects.
  private func compile(
    _ missing: [(unit: AnswerUnit, place: Place)], atOnce width: Int
  ) throws -> [String: (AnswerUnit, ProgramEnding)] {
    let jobs = missing.map {
      ChildProcess.Job.answerCompiler(arguments($0.unit, to: $0.place), output: $0.unit.log)
    }
    let endings = try ChildProcess.run(jobs, atOnce: width) {
      if jobs.count > 1 { Progress.step = "compiling, \($0) of \(jobs.count) suites" }
    }
    var failed: [String: (AnswerUnit, ProgramEnding)] = [:]
    for ((unit, place), ending) in zip(missing, endings) {
      if ending != .exited(0) {
        failed[place.object.path] = (unit, ending)
        // What was written until then is no object.
        try? FileManager.default.removeItem(at: place.folder)
      } else if self.place(for: unit).object == place.object {
        // Somebody who saves the suite meanwhile has another one compiled than was read before.
        _ = links(of: unit, place.object)
        place.kept.keep(place.folder, in: work)
      }
    }
    return failed
  }

  private func arguments(_ unit: AnswerUnit, to place: Place) -> [String] {
    let module = unit.exercise.module
    return [core.compiler, "-I", unit.modules.path] + core.flags(ofSuitesOf: module)
      + beside.importing(unit.besides) + ["-wmo", "-c", unit.exercise.suite.path]
      + core.filesShared(bySuitesOf: module) + ["-o", place.object.path]
  }

  /// Why an answer is not linked with its suite, if the suite uses what is no answer's business.
  private func refusal(of unit: AnswerUnit, _ object: URL) -> Obstacle? {
    switch links(of: unit, object) {
    case .found(let links):
      let found = links.objections(to: unit.submission)
      return found.isEmpty ? nil : .refused(found)
    // The linker says so, too.
    case .noObject: return nil
    case .failed:
      return unit.failure(
        "what the compiler made of the checks could not be read", byMachine: true)
    case nil: return .noTools(ObjectTools.missing(beside: core.compiler))
    }
  }

  /// What the object of a suite names of an answer, as it was read before, or as it is read now; nil if
  /// the toolchain has nothing to read it with.
  private func links(of unit: AnswerUnit, _ object: URL) -> ObjectReading<SuiteLinks>? {
    let record = object.deletingLastPathComponent().appendingPathComponent("links.json")
    let known = record.text.flatMap {
      try? JSONDecoder().decode(SuiteLinks.self, from: Data($0.utf8))
    }
    if let known { return .found(known) }
    guard let tools = ObjectTools(of: core.compiler) else { return nil }
    let reading = BuiltObjects.read([object], module: unit.moduleName, with: tools, in: unit.folder)
      .flatMap { .found($0.links(of: $0[object].all, module: unit.moduleName)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if case .found(let links) = reading, let data = try? encoder.encode(links) {
      try? record.write(String(decoding: data, as: UTF8.self))
    }
    return reading
  }
}
