import CourseFormat
import Foundation
import Processes

/// Compiles single answers with their suites, each into a program of its own.
///
/// The library and what the graders share is compiled once, by the build system, and linked into
/// one shared library. An answer then costs a compilation of its own file, and no plan of the
/// build system. Its suite is compiled anew only if no answer before it declared exactly the same:
/// otherwise that object is taken. No answer is ever compiled or linked together with another one.
package struct AnswerPrograms {
  /// What came of compiling an answer.
  package enum Outcome {
    case program(BuiltProgram)
    case errors([Diagnostic])
    /// The answer takes the place of something that its suite uses and that is not the answer's.
    case refused([Diagnostic])
    /// The compiler or the linker failed, and blamed neither the answer nor its suite; by the machine
    /// if it was ended from outside or found no room.
    case failure(Diagnostic, byMachine: Bool)
  }

  package let package: CoursePackage

  /// How many compilers run at once.
  package let width: Int

  /// The folder of this run.
  private let work: URL

  /// What all answers share, in the folder of this run.
  private let folder: URL

  private let core: Core

  /// What all answers share.
  private struct Core: Codable {
    /// A number that changes with what it was built from, and with the compiler.
    let fingerprint: String
    /// The compiler that built it.
    let compiler: String
    /// What the compiler is told about the modules of each lesson.
    let flags: [String: Flags]
  }

  /// What the compiler is told about the modules of a lesson.
  ///
  /// `{core}` stands for the folder of what all answers share.
  private struct Flags: Codable {
    let exercises: [String]
    let suites: [String]
    /// What the suites of a lesson share: the file that finds their resources, and files of help.
    let sharedFiles: [String]

    /// The same for a module that the build system does not know, and that shares no file.
    func renamed(from module: String, to other: String) -> Flags {
      func renamed(_ words: [String]) -> [String] {
        words.map { word in
          ["Exercises", "Tests"].contains { word == module + $0 }
            ? other + word.dropFirst(module.count) : word
        }
      }
      return Flags(exercises: renamed(exercises), suites: renamed(suites), sharedFiles: [])
    }
  }

  private static let place = "{core}"

  /// Takes what all answers share, or builds it if it is not there or anything has changed since.
  ///
  /// The build system is not asked if `isBuilt` says that it has just built everything.
  package init(of package: CoursePackage, isBuilt: Bool = false, width: Int) throws {
    self.package = package
    self.width = width
    work = try package.work
    // What somebody else has built may be older than its sources.
    let kind = isBuilt ? "core-of-build" : "core"
    folder = work.appendingPathComponent(kind)
    let build = CoreBuild(of: package)
    if let core = Self.taken(into: folder, named: kind, of: package) {
      self.core = core
      return
    }
    // What was made for `course check` is good for whoever has built by another way.
    if isBuilt, let core = Self.taken(into: folder, named: "core", of: package) {
      self.core = core
      return
    }
    if isBuilt {
      core = try Self.make(of: package, from: build, in: folder)
    } else {
      let lock = try FileLock(at: package.lock)
      defer { lock.unlock() }
      if let core = Self.taken(into: folder, named: kind, of: package) {
        self.core = core
        return
      }
      let sources = Self.sources(of: package)
      core = try Self.builtCore(of: package, by: build, in: folder)
      guard lock.isHeld, Self.sources(of: package) == sources else {
        throw CommandError.courseChanged(package.root.path)
      }
    }
    KeptFolder(url: Self.kept(of: package).appendingPathComponent("\(kind)-\(core.fingerprint)"))
      .keep(folder, in: work)
    for old in KeptFolder.all(in: Self.kept(of: package), named: "\(kind)-").dropFirst(4) {
      old.remove(in: work)
    }
  }

  /// Builds what all answers share, and puts it together.
  ///
  /// The person may build in the same folder at the same time. Then it is done once more.
  private static func builtCore(
    of package: CoursePackage, by build: CoreBuild, in folder: URL
  ) throws -> Core {
    for _ in 0..<attempts {
      try build.run()
      let stamp = build.stamp
      if let core = try? make(of: package, from: build, in: folder), build.stamp == stamp {
        return core
      }
      try? FileManager.default.removeItem(at: folder)
    }
    try build.run()
    let stamp = build.stamp
    let core = try make(of: package, from: build, in: folder)
    guard build.stamp == stamp else { throw CommandError.courseChanged(package.root.path) }
    return core
  }

  /// How often a core is made that somebody else disturbs.
  private static let attempts = 3

  /// Where everything lies that is made once, for all runs.
  private static func kept(of package: CoursePackage) -> URL {
    package.scratch.appendingPathComponent("kept")
  }

  /// What an earlier run built of the same sources with the same compiler, if it is whole.
  private static func taken(
    into folder: URL, named kind: String, of package: CoursePackage
  ) -> Core? {
    let own = folder.appendingPathComponent(record)
    if let core = read(own), core.fingerprint == fingerprint(of: package, compiler: core.compiler) {
      return core
    }
    try? FileManager.default.removeItem(at: folder)
    guard let work = try? package.work else { return nil }
    for kept in KeptFolder.all(in: Self.kept(of: package), named: "\(kind)-") {
      guard let core = read(kept.url.appendingPathComponent(record)),
        core.fingerprint == fingerprint(of: package, compiler: core.compiler),
        kept.url.lastPathComponent == "\(kind)-\(core.fingerprint)",
        kept.take(into: folder, in: work)
      else { continue }
      return core
    }
    return nil
  }

  private static let record = "core.json"

  private static func read(_ record: URL) -> Core? {
    try? JSONDecoder().decode(Core.self, from: Data((record.text ?? "").utf8))
  }

  /// Puts together what all answers share, from what the build system built.
  private static func make(
    of package: CoursePackage, from build: CoreBuild, in folder: URL
  ) throws -> Core {
    let core = try readPlan(of: package, from: build, for: folder)
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for module in CoursePackage.libraryModules {
      try FileManager.default.copyItem(
        at: build.debug.appendingPathComponent("Modules/\(module).swiftmodule"),
        to: modules.appendingPathComponent("\(module).swiftmodule"))
    }
    try linkCore(of: build, to: folder, with: core.compiler)
    try compileMain(in: folder, of: package, with: core.compiler)
    try folder.appendingPathComponent(record)
      .write(String(decoding: JSONEncoder().encode(core), as: UTF8.self))
    return core
  }

  private static func sources(of package: CoursePackage) -> String {
    let help = package.lessons.flatMap { helpFiles(of: $0, in: package).map(\.path) }
    return Fingerprint.of(
      [Fingerprint.ofDates(in: package.foldersBehindAnswers, of: package)] + help)
  }

  /// The files that the suites of a lesson share.
  private static func helpFiles(of lesson: CourseLesson, in package: CoursePackage) -> [URL] {
    let folder = package.root.appendingPathComponent("Tests/\(lesson.module)Tests")
    return folder.names { $0.hasSuffix(".swift") && $0.first?.isNumber == false }
      .map(folder.appendingPathComponent)
  }

  /// A number that changes with the library, with what the graders share, with the compiler, and with how
  /// they are put together.
  package static func fingerprint(of package: CoursePackage, compiler: String) -> String {
    let date = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().modified
    return Fingerprint.of(
      [
        sources(of: package), compiler, "\(date?.timeIntervalSince1970 ?? 0)", library, accessor,
        beginning,
      ])
  }

  private static func readPlan(
    of package: CoursePackage, from build: CoreBuild, for folder: URL
  ) throws -> Core {
    let plan = build.plan.text ?? ""
    let debug = build.debug
    let modules = debug.appendingPathComponent("Modules").resolvingSymlinksInPath().path
    func flags(_ command: [String]) -> [String] {
      CompilerFlags.ofOneFile(command).map { word in
        let path = URL(fileURLWithPath: word).resolvingSymlinksInPath().path
        return word.hasPrefix("/") && path == modules ? "\(place)/Modules" : word
      }
    }
    var compiler = ""
    var known: [String: Flags] = [:]
    for lesson in package.lessons {
      let commands = ["Exercises", "Tests"].map {
        BuildPlan.command(for: lesson.module + $0, kind: "module", in: plan)
      }
      guard let exercises = commands[0], let suites = commands[1] else {
        throw CommandError.noPlan(build.plan.path)
      }
      compiler = exercises[0]
      known[lesson.module] = Flags(
        exercises: flags(exercises), suites: flags(suites),
        sharedFiles: try sharedFiles(of: lesson, in: package, debug: debug, for: folder))
    }
    if let first = package.lessons.first, let flags = known[first.module] {
      known[package.scratchLesson.module] = flags.renamed(
        from: first.module, to: package.scratchLesson.module)
    }
    return Core(
      fingerprint: fingerprint(of: package, compiler: compiler), compiler: compiler, flags: known)
  }

  private static func sharedFiles(
    of lesson: CourseLesson, in package: CoursePackage, debug: URL, for core: URL
  ) throws -> [String] {
    let module = "\(lesson.module)Tests"
    let help = helpFiles(of: lesson, in: package)
    let accessor = debug.appendingPathComponent(
      "\(module).build/DerivedSources/resource_bundle_accessor.swift")
    let copy = "accessors/\(module).swift"
    try core.appendingPathComponent(copy).write(accessor.isFile ? Self.accessor : "")
    return help.map(\.path) + ["\(place)/\(copy)"]
  }

  /// What finds the resources of a suite beside the program.
  ///
  /// That of the build system looks in a folder that is named after the suite, and then where it lies
  /// in the course. An answer is handed this bundle, and can read its path.
  private static let accessor = """
    import class Foundation.Bundle

    extension Foundation.Bundle {
      static nonisolated let module: Bundle = {
        let url = Foundation.Bundle.main.bundleURL.appendingPathComponent("\(BuiltProgram.resources)")
        guard let bundle = Foundation.Bundle(path: url.path) else {
          Swift.fatalError("There are no resources beside the program.")
        }
        return bundle
      }()
    }

    """

  private static let library = "UIKitCore"

  private static func linkCore(
    of build: CoreBuild, to folder: URL, with compiler: String
  ) throws {
    let objects = CoursePackage.libraryModules.flatMap(build.objects).map(\.path)
    let list = folder.appendingPathComponent("objects")
    try list.write(objects.joined(separator: "\n") + "\n")
    try run(
      [
        compiler, "-emit-library", "-module-name", library, "-g", "-use-ld=lld", "-o",
        folder.appendingPathComponent("lib\(library).so").path, "@\(list.path)",
      ], in: folder, of: build.package)
  }

  private var main: URL { folder.appendingPathComponent("main.o") }

  /// Where a program begins.
  private static let beginning = """
    import Grading
    import Testing

    @main struct Main {
      static func main() async {
        PartOfCheck.begin()
        await Testing.__swiftPMEntryPoint(passing: SuiteChoice.arguments) as Never
      }
    }

    """

  private static func compileMain(
    in folder: URL, of package: CoursePackage, with compiler: String
  ) throws {
    let source = folder.appendingPathComponent("Main.swift")
    try source.write(beginning)
    try run(
      [
        compiler, "-parse-as-library", "-module-name", "Main", "-swift-version", "6", "-wmo", "-I",
        folder.appendingPathComponent("Modules").path, "-c", source.path, "-o",
        folder.appendingPathComponent("main.o").path,
      ], in: folder, of: package)
  }

  private static func run(
    _ arguments: [String], in folder: URL, of package: CoursePackage
  ) throws {
    let log = folder.appendingPathComponent("core.log")
    let job = ChildProcess.Job(arguments: arguments, output: log)
    guard try Compilers.run([job], of: package) == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: log.text ?? "")
    }
  }

  /// Flags with the folder of what all answers share in them.
  private func inPlace(_ words: [String]) -> [String] {
    words.map { $0.replacingOccurrences(of: Self.place, with: folder.path) }
  }
}

extension AnswerPrograms {
  /// How long the compiler may take for an answer, or for a suite with it.
  ///
  /// A day is no limit: on the busiest machine only ``ownLimit`` says that it comes to no end.
  private static let limit = Duration.seconds(86_400)

  /// How much processor time it may use for that, and how long it may wait.
  private static let ownLimit = ChildProcess.OwnLimit(
    processorTime: .seconds(120), waiting: .seconds(600))

  /// An answer on its way to a program.
  private final class Unit {
    let submission: Submission
    var build: BuiltProgram
    let folder: URL
    var failure: Outcome?

    /// Whether its checks are to run.
    var isGraded = true

    /// The modules beside the library that the answer imports.
    var besides: [String] = []

    init(_ submission: Submission, named name: String, of programs: AnswerPrograms) {
      self.submission = submission
      folder = programs.answers.appendingPathComponent(name)
      let text = programs.package.path(of: folder.appendingPathComponent("text"))
      build = BuiltProgram(package: programs.package, answers: text, scratch: folder)
    }

    var exercise: Exercise { submission.exercise }
    var source: URL { build.source(of: exercise) }
    var object: URL { folder.appendingPathComponent("answer.o") }
    var log: URL { folder.appendingPathComponent("compiler.log") }
    var modules: URL { folder.appendingPathComponent("modules") }
    var module: URL {
      modules.appendingPathComponent("\(exercise.module)Exercises.swiftmodule")
    }
  }

  private var answers: URL { work.appendingPathComponent("answers") }

  /// Compiles answers, and returns what came of each, in order.
  ///
  /// The programs stay until others are compiled.
  package func compile(_ submissions: [Submission]) throws -> [Outcome] {
    try? FileManager.default.removeItem(at: answers)
    return try compile(submissions.enumerated().map { Unit($1, named: "\($0)", of: self) })
  }

  /// Compiles answers; those on which the compiler fails once more, each alone: several compilers may
  /// have been too many for this machine.
  package func compileTwiceIfNeeded(_ submissions: [Submission]) throws -> [Outcome] {
    try compile(submissions).enumerated().map { index, outcome in
      guard case .failure = outcome else { return outcome }
      return try compile(submissions[index], named: "\(index)-again")
    }
  }

  /// Compiles an answer, and returns what came of it.
  ///
  /// The program stays until another one of the same name is compiled. One that is only played may declare what the checks use: nobody grades it then.
  package func compile(
    _ submission: Submission, named name: String, isGraded: Bool = true
  ) throws -> Outcome {
    let unit = Unit(submission, named: name, of: self)
    unit.isGraded = isGraded
    try? FileManager.default.removeItem(at: unit.folder)
    let outcome = try compile([unit])[0]
    forgetOldSuites(of: submission.exercise)
    return outcome
  }

  private func compile(_ units: [Unit]) throws -> [Outcome] {
    for unit in units {
      try copy(unit)
      unit.besides = modulesBesideLibrary(of: unit.exercise, importedBy: unit.submission.text ?? "")
      if !unit.besides.isEmpty { try compileBesideLibrary(unit.besides) }
    }
    try step(units) { compileAnswer($0) }
    // Its suite writes to the same file.
    for unit in units where unit.failure == nil {
      unit.build.warnings = Diagnostic.warnings(in: unit.log.text ?? "")
        .filter { $0.file == unit.source.path }
    }
    try compileSuites(of: units)
    try step(units) { link($0) }
    for unit in units where unit.source.text != (unit.submission.text ?? "") {
      throw CommandError.answerChanged(unit.source.path)
    }
    return units.map { $0.failure ?? .program($0.build) }
  }

  private func copy(_ unit: Unit) throws {
    try unit.source.write(unit.submission.text ?? "")
    let files = FileManager.default
    try files.createDirectory(at: unit.modules, withIntermediateDirectories: true)
    let module = "\(unit.exercise.module)Tests"
    let bundle = unit.build.place.appendingPathComponent(BuiltProgram.resources)
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: bundle.appendingPathComponent("Resources"),
      withDestinationURL: package.root.appendingPathComponent("Tests/\(module)/Resources"))
  }

  /// Runs a job for each unit that has not failed yet, and notes why others fail.
  private func step(_ units: [Unit], _ job: (Unit) -> [String]) throws {
    let units = units.filter { $0.failure == nil }
    let jobs = units.map {
      ChildProcess.Job(
        arguments: job($0), output: $0.log, limit: Self.limit, ownLimit: Self.ownLimit)
    }
    let endings = try Compilers.run(jobs, of: package, atOnce: width) {
      if jobs.count > 1 { Progress.step = "compiling, \($0) of \(jobs.count) answers" }
    }
    for (unit, ending) in zip(units, endings) {
      if ending != .exited(0) { unit.failure = failure(of: unit, in: unit.log, ending: ending) }
    }
  }

  private func failure(of unit: Unit, in log: URL, ending: ProgramEnding) -> Outcome {
    let text = log.text ?? ""
    let errors = Diagnostic.errors(in: text)
    let files = [unit.source.path, unit.exercise.suite.path]
    if errors.contains(where: { files.contains($0.file) }) {
      let warnings = Diagnostic.warnings(in: text).filter { $0.file == unit.source.path }
      return .errors(errors + warnings)
    }
    let message =
      switch ending {
      case .ranOutOfTime: "the compiler did not come to an end"
      case .starved: "the machine was too busy for the compiler: try again"
      case .crashed: "the compiler crashed"
      case .exited:
        errors.first?.message
          ?? text.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
          .map(String.init) ?? "the compiler failed"
      }
    return .failure(
      Diagnostic(file: unit.source.path, line: 1, column: 1, message: message),
      byMachine: Self.isOfMachine(ending, output: text))
  }

  /// Whether a compiler that failed says nothing about what it compiled: a signal ended it or what it
  /// started, the machine was too busy for it, or there was no room for what it writes.
  static func isOfMachine(_ ending: ProgramEnding, output: String) -> Bool {
    switch ending {
    case .crashed, .starved: true
    case .ranOutOfTime: false
    case .exited:
      ["failed due to signal", "No space left", "Disk quota exceeded", "annot allocate memory"]
        .contains { output.contains($0) }
        || output.contains(/unable to execute command: (Killed|Terminated)/)
    }
  }

  private func compileAnswer(_ unit: Unit) -> [String] {
    // The module is a by-product of the object here. Made apart it would cost as much again.
    [core.compiler] + inPlace(core.flags[unit.exercise.module]?.exercises ?? [])
      + arguments(importing: unit.besides)
      + [
        "-wmo", "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path",
        unit.module.path, "-c", unit.source.path,
        "-o", unit.object.path,
      ]
  }

  /// Compiles the suites that no answer before could share.
  private func compileSuites(of units: [Unit]) throws {
    var missing: [String: Unit] = [:]
    for unit in units where unit.failure == nil {
      let suite = suite(of: unit)
      let isThere = suite.object.isFile || suite.kept.take(into: suite.folder, in: work)
      if !isThere, missing[suite.object.path] == nil { missing[suite.object.path] = unit }
    }
    let jobs = missing.sorted { $0.key < $1.key }.map { path, unit in
      (unit: unit, suite: suite(of: unit), job: job(compiling: unit, to: path))
    }
    for job in jobs {
      try FileManager.default.createDirectory(
        at: job.suite.folder, withIntermediateDirectories: true)
    }
    var failed: [String: (Unit, ProgramEnding)] = [:]
    let endings = try Compilers.run(jobs.map(\.job), of: package, atOnce: width) {
      if jobs.count > 1 { Progress.step = "compiling, \($0) of \(jobs.count) suites" }
    }
    for (job, ending) in zip(jobs, endings) {
      if ending != .exited(0) {
        failed[job.suite.object.path] = (job.unit, ending)
        // What was written until then is no object.
        try? FileManager.default.removeItem(at: job.suite.folder)
      } else if suite(of: job.unit).object == job.suite.object {
        // Somebody who saves the suite meanwhile has another one compiled than was read before.
        _ = links(of: job.unit, job.suite.object)
        job.suite.kept.keep(job.suite.folder, in: work)
      }
    }
    for unit in units where unit.failure == nil {
      let object = suite(of: unit).object
      if let (first, ending) = failed[object.path] {
        let ambiguities = SuiteLinks.objections(
          to: unit.submission, by: Diagnostic.errors(in: first.log.text ?? ""))
        unit.failure =
          ambiguities.isEmpty
          ? failure(of: unit, in: first.log, ending: ending) : .refused(ambiguities)
      } else {
        unit.failure = unit.isGraded ? refusal(of: unit, object) : nil
      }
    }
  }

  /// Why an answer is not linked with its suite, if the suite uses what is no answer's business.
  private func refusal(of unit: Unit, _ object: URL) -> Outcome? {
    let found = SuiteLinks.objections(to: unit.submission, after: links(of: unit, object))
    guard let found else {
      return .failure(
        Diagnostic(
          file: unit.source.path, line: 1, column: 1,
          message: "what the compiler made of the checks could not be read"),
        byMachine: true)
    }
    return found.isEmpty ? nil : .refused(found)
  }

  /// What the object of a suite names of an answer, as it was read before, or as it is read now; nil if
  /// the toolchain has nothing to read it with.
  private func links(of unit: Unit, _ object: URL) -> ObjectTools.Reading? {
    let record = object.deletingLastPathComponent().appendingPathComponent("links.json")
    let known = record.text.flatMap {
      try? JSONDecoder().decode(SuiteLinks.self, from: Data($0.utf8))
    }
    if let known { return .links(known) }
    let reading = ObjectTools(of: core.compiler)?.read(
      object, module: "\(unit.exercise.module)Exercises", in: unit.folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if case .links(let links) = reading, let data = try? encoder.encode(links) {
      try? record.write(String(decoding: data, as: UTF8.self))
    }
    return reading
  }

  private func job(compiling unit: Unit, to path: String) -> ChildProcess.Job {
    let flags = core.flags[unit.exercise.module]
    return ChildProcess.Job(
      arguments: [core.compiler, "-I", unit.modules.path] + inPlace(flags?.suites ?? [])
        + arguments(importing: unit.besides)
        + ["-wmo", "-c", unit.exercise.suite.path] + inPlace(flags?.sharedFiles ?? [])
        + ["-o", path],
      output: unit.log, limit: Self.limit, ownLimit: Self.ownLimit)
  }

  /// The object of a suite, compiled with an answer that declares what this one declares: the
  /// folder of this run that it lies in, and the one in which all runs find it.
  private func suite(of unit: Unit) -> (object: URL, folder: URL, kept: KeptFolder) {
    let module = (try? Data(contentsOf: unit.module)) ?? Data()
    let help = inPlace(core.flags[unit.exercise.module]?.sharedFiles ?? []).map {
      URL(fileURLWithPath: $0).text ?? ""
    }
    let key = Fingerprint.of(
      [
        core.fingerprint, unit.exercise.suite.text ?? "", module.base64EncodedString(),
        SuiteLinks.version,
      ] + help)
    let name = "\(unit.exercise.key)-\(key)"
    let folder = work.appendingPathComponent("suites/\(name)")
    return (
      folder.appendingPathComponent("suite.o"), folder,
      KeptFolder(url: Self.kept(of: package).appendingPathComponent(name))
    )
  }

  /// Keeps the newest objects of a suite: whoever takes back a change finds the one before.
  package func forgetOldSuites(of exercise: Exercise) {
    for old in KeptFolder.all(in: Self.kept(of: package), named: "\(exercise.key)-").dropFirst(8) {
      old.remove(in: work)
    }
  }

  private func link(_ unit: Unit) -> [String] {
    [
      core.compiler, "-emit-executable", "-g", "-use-ld=lld", "-module-name", BuiltProgram.product,
      "-o",
      unit.build.program.path, unit.object.path, suite(of: unit).object.path, main.path,
    ] + arguments(linking: unit.besides)
  }
}

extension AnswerPrograms {
  /// The command that makes a program of files, linked with what all answers share and with modules
  /// that stand beside it.
  ///
  /// The files are somebody's own, written for the Swift that there was then: the language mode and
  /// further options say which that is.
  package func command(
    making program: URL, of files: [String], asModule module: String, inMode mode: String,
    with options: [String], and modules: [String] = []
  ) -> [String] {
    [core.compiler] + flags(without: ["-package-name"]) + arguments(importing: modules) + options
      + [
        "-module-name", module, "-swift-version", mode, "-suppress-warnings", "-wmo",
        "-emit-executable", "-use-ld=lld", "-o", program.path,
      ] + files + arguments(linking: modules)
  }

  /// The flags of an exercise's file, for a module of another name and another mode.
  private func flags(without options: Set<String> = []) -> [String] {
    let known = core.flags.min { $0.key < $1.key }?.value.exercises ?? []
    let withValue = options.union(["-module-name", "-swift-version"])
    var flags: [String] = []
    var rest = inPlace(known)[...]
    while let word = rest.popFirst() {
      switch word {
      case _ where withValue.contains(word): rest = rest.dropFirst()
      case "-enable-testing", "-DSWIFT_PACKAGE", "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE": break
      default: flags.append(word)
      }
    }
    return flags
  }

  private func arguments(linking modules: [String]) -> [String] {
    arguments(linking: modules, in: besides(modules))
  }

  private func arguments(linking modules: [String], in besides: URL) -> [String] {
    // A program that is confined finds its libraries beside it. One long sum of arrays would take the
    // compiler ten seconds to understand.
    var words = ["-L", folder.path, "-l\(Self.library)"]
    for path in ["$ORIGIN", folder.path] { words += ["-Xlinker", "-rpath=\(path)"] }
    if !modules.isEmpty { words += ["-L", besides.path, "-Xlinker", "-rpath=\(besides.path)"] }
    return words + modules.map { "-l\($0)" }
  }

  private func arguments(importing modules: [String]) -> [String] {
    modules.isEmpty ? [] : ["-I", besides(modules).path]
  }

  /// The folder of this run that modules beside the library lie in.
  private func besides(_ modules: [String]) -> URL {
    work.appendingPathComponent("modules-\(modules.joined(separator: "-"))")
  }

  /// The modules beside the library that an exercise is compiled with.
  ///
  /// The screen for trying things has all of them if it imports one. An exercise has those that its
  /// lesson may import, where its text does.
  private func modulesBesideLibrary(of exercise: Exercise, importedBy text: String) -> [String] {
    if exercise.isOwnScreen {
      let modules = CoursePackage.modulesBesideLibrary
      return modules.contains { text.contains("import \($0)") } ? modulesBesideLibrary : []
    }
    let lesson = package.lessons.first { $0.module == exercise.module }
    return (lesson?.imports ?? []).filter {
      exercise.declarations?.contains("import \($0)\n") ?? false
    }
  }

  /// The modules that applications have beside the library, as far as this copy of the course has them.
  private var modulesBesideLibrary: [String] {
    CoursePackage.modulesBesideLibrary.filter {
      package.root.appendingPathComponent("Sources/\($0)").isFolder
    }
  }

  /// Compiles the modules that applications have beside the library, and returns their names.
  package func compileBesideLibrary() throws -> [String] {
    let modules = modulesBesideLibrary
    try compileBesideLibrary(modules)
    return modules
  }

  /// Compiles modules that stand beside the library, each of which may import those before it.
  ///
  /// The build system does not know them here: only what imports them needs them. They are made once
  /// for all runs.
  private func compileBesideLibrary(_ modules: [String]) throws {
    let besides = besides(modules)
    let sources = Fingerprint.ofDates(in: modules.map { "Sources/\($0)" }, of: package)
    let name = "modules-\(Fingerprint.of([core.fingerprint, sources] + modules))"
    let kept = KeptFolder(url: Self.kept(of: package).appendingPathComponent(name))
    if besides.appendingPathComponent(name).isFile || kept.take(into: besides, in: work) { return }
    try? FileManager.default.removeItem(at: besides)
    try FileManager.default.createDirectory(at: besides, withIntermediateDirectories: true)
    Progress.step = "compiling what stands beside the library"
    for (index, module) in modules.enumerated() {
      try compile(module, beside: Array(modules[..<index]), to: besides)
    }
    try besides.appendingPathComponent(name).write("")
    kept.keep(besides, in: work)
    for old in KeptFolder.all(in: Self.kept(of: package), named: "modules-").dropFirst(4) {
      old.remove(in: work)
    }
  }

  private func compile(_ module: String, beside others: [String], to besides: URL) throws {
    let source = package.root.appendingPathComponent("Sources/\(module)")
    let files = (FileManager.default.subpaths(atPath: source.path) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }.map { source.appendingPathComponent($0).path }
    let log = work.appendingPathComponent("\(module).log")
    let arguments =
      [core.compiler] + flags() + [
        "-module-name", module, "-swift-version", "6", "-suppress-warnings", "-wmo",
        "-num-threads", "2", "-emit-library", "-emit-module", "-emit-module-path",
        besides.appendingPathComponent("\(module).swiftmodule").path, "-use-ld=lld", "-o",
        besides.appendingPathComponent("lib\(module).so").path,
      ] + files + (others.isEmpty ? [] : ["-I", besides.path])
      + arguments(linking: others, in: besides)
    let job = ChildProcess.Job(
      arguments: arguments, output: log, limit: Self.limit, ownLimit: Self.ownLimit)
    let ending = try Compilers.run([job], of: package)
    guard ending == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: log.text ?? "")
    }
  }
}

extension AnswerPrograms {
  /// What the compiler says about answers that it accepts alone and not beside others of their
  /// lesson.
  ///
  /// `swift test` compiles the answers to a lesson as one module, in which a name is declared once.
  func clashes(among builds: [(exercise: Exercise, build: BuiltProgram)]) throws -> [Exercise:
    [Diagnostic]]
  {
    let lessons = Dictionary(grouping: builds) { $0.exercise.module }.filter { $0.value.count > 1 }
      .sorted { $0.key < $1.key }
    let jobs = lessons.map { module, builds in
      let besides = builds.lazy.map { modulesBesideLibrary(of: $0.exercise, importedBy: "") }
        .first { !$0.isEmpty }
      return ChildProcess.Job(
        arguments: [core.compiler] + inPlace(core.flags[module]?.exercises ?? [])
          + arguments(importing: besides ?? []) + ["-typecheck"]
          + builds.map { $0.build.source(of: $0.exercise).path },
        output: work.appendingPathComponent("together/\(module).log"), limit: Self.limit,
        ownLimit: Self.ownLimit)
    }
    _ = try Compilers.run(jobs, of: package, atOnce: width)
    var clashes: [Exercise: [Diagnostic]] = [:]
    for (job, lesson) in zip(jobs, lessons) {
      let errors = Diagnostic.errors(in: job.output.text ?? "")
      // Of two that declare the same name one may stay.
      let second = errors.filter { $0.kind == .redeclaration }
      for (exercise, build) in lesson.value {
        let own = (second.isEmpty ? errors : second).filter {
          $0.file == build.source(of: exercise).path
        }
        if !own.isEmpty { clashes[exercise] = own }
      }
    }
    return clashes
  }
}

/// The flags with which the build system compiles a module, for a single file of it.
package enum CompilerFlags {
  /// What the compiler is told in a build on a terminal.
  package static let colored = "-color-diagnostics"

  /// Takes away where the inputs and outputs of the whole module lie, and the program itself.
  static func ofOneFile(_ command: [String]) -> [String] {
    let withValue: Set<String> = [
      "-emit-module-path", "-output-file-map", "-index-store-path",
      "-emit-objc-header-path", "-o", "-driver-use-frontend-path",
    ]
    let alone: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
      "-index-ignore-system-modules", colored,
    ]
    var flags: [String] = []
    var rest = command.dropFirst()
    while let word = rest.popFirst() {
      if withValue.contains(word) {
        rest = rest.dropFirst()
      } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
        flags.append(word)
      }
    }
    return flags
  }
}
