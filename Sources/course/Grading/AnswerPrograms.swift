import CourseFormat
import Foundation

/// Compiles single answers with their suites, each into a program of its own.
///
/// The library and what the graders share is compiled once, by the build system, and linked into
/// one shared library. An answer then costs a compilation of its own file, and no plan of the
/// build system. Its suite is compiled anew only if no answer before it declared exactly the same:
/// otherwise that object is taken. No answer is ever compiled or linked together with another one.
struct AnswerPrograms {
  /// What came of compiling an answer.
  enum Outcome {
    case program(Build)
    case errors([Diagnostic])
    /// The compiler or the linker failed, and blamed neither the answer nor its suite.
    case failure(Diagnostic)
  }

  let package: CoursePackage

  /// Where everything lies that is built once and kept.
  let folder: URL

  /// The same folder in the package.
  private let path: String

  /// How many compilers run at once.
  let width: Int

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
  private struct Flags: Codable {
    let exercises: [String]
    let suites: [String]
    /// What the suites of a lesson share: the file that finds their resources, and files of help.
    let sharedFiles: [String]
  }

  /// Builds what all answers share, unless that was done and nothing has changed since.
  ///
  /// `path` is a folder in the package; the build system works in the folder `scratch`, unless
  /// `isBuilt` says that it has just built everything there.
  init(
    of package: CoursePackage, in path: String, building scratch: URL, isBuilt: Bool = false,
    width: Int
  ) throws {
    self.package = package
    self.width = width
    self.path = path
    let folder = package.root.appendingPathComponent(path)
    self.folder = folder
    let record = folder.appendingPathComponent("core.json")
    let kept = try? JSONDecoder().decode(Core.self, from: Data((record.text ?? "").utf8))
    if let kept, kept.fingerprint == Self.fingerprint(of: package, compiler: kept.compiler) {
      core = kept
      return
    }
    try? FileManager.default.removeItem(at: record)
    if !isBuilt { try Self.build(package, in: scratch) }
    core = try Self.readPlan(of: package, in: scratch)
    try linkCore(of: scratch.appendingPathComponent("debug"))
    try compileMain()
    try record.write(String(decoding: JSONEncoder().encode(core), as: UTF8.self))
  }

  /// A number that changes with the library, with what the graders share, and with the compiler.
  private static func fingerprint(of package: CoursePackage, compiler: String) -> String {
    let sources = Fingerprint.of(
      [
        "Sources/CourseFormat", "Sources/CoursePage", "Sources/HeadlessUIKit", "Sources/Stage",
        "Sources/WebServer", "Tests/Grading",
      ],
      in: package)
    let date = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().modified
    return Fingerprint.of([sources, compiler, "\(date?.timeIntervalSince1970 ?? 0)"])
  }

  private static func build(_ package: CoursePackage, in scratch: URL) throws {
    let job = ChildProcess.Job(
      arguments: [
        "swift", "build", "--package-path", package.root.path, "--scratch-path", scratch.path,
        "--target", "Grading", "--quiet",
      ],
      environment: [
        GradingVariable.mode: nil, GradingVariable.answers: "Solutions",
        GradingVariable.exercises: nil,
      ],
      output: scratch.appendingPathComponent("build.log"))
    guard try ChildProcess.run([job]) == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: job.output.text ?? "")
    }
  }

  private static func readPlan(of package: CoursePackage, in scratch: URL) throws -> Core {
    let file = scratch.appendingPathComponent("debug.yaml")
    let plan = file.text ?? ""
    let debug = file.deletingPathExtension()
    var compiler = ""
    var flags: [String: Flags] = [:]
    for lesson in package.lessons {
      let commands = ["Exercises", "Tests"].map {
        BuildPlan.command(for: lesson.module + $0, kind: "module", in: plan)
      }
      guard let exercises = commands[0], let suites = commands[1] else {
        throw CommandError.noPlan(file.path)
      }
      compiler = exercises[0]
      flags[lesson.module] = Flags(
        exercises: CompilerFlags.ofOneFile(exercises), suites: CompilerFlags.ofOneFile(suites),
        sharedFiles: sharedFiles(of: lesson, in: package, debug: debug))
    }
    return Core(
      fingerprint: fingerprint(of: package, compiler: compiler), compiler: compiler, flags: flags)
  }

  private static func sharedFiles(
    of lesson: Lesson, in package: CoursePackage, debug: URL
  ) -> [String] {
    let module = "\(lesson.module)Tests"
    let folder = package.root.appendingPathComponent("Tests/\(module)")
    let help = folder.names { $0.hasSuffix(".swift") && $0.first?.isNumber == false }
    return help.map { folder.appendingPathComponent($0).path } + [
      debug.appendingPathComponent("\(module).build/DerivedSources/resource_bundle_accessor.swift")
        .path
    ]
  }

  private static let coreModules = [
    "HeadlessUIKit", "Stage", "CourseFormat", "CoursePage", "WebServer", "Grading",
  ]
  private static let library = "CourseCore"

  private func linkCore(of debug: URL) throws {
    let objects = Self.coreModules.flatMap { module in
      Self.objects(in: debug.appendingPathComponent("\(module).build/output-file-map.json"))
    }
    try linkOnce(
      objects, to: folder.appendingPathComponent("lib\(Self.library).so"),
      ["-emit-library", "-module-name", Self.library])
  }

  /// Links files unless that was done with the same files, after they were written.
  private func linkOnce(_ objects: [String], to result: URL, _ kind: [String]) throws {
    let newest = objects.compactMap { URL(fileURLWithPath: $0).modified }.max()
    let list = result.appendingPathExtension("objects")
    let text = objects.joined(separator: "\n") + "\n"
    if let newest, let made = result.modified, made > newest, list.text == text { return }
    try list.write(text)
    try run([core.compiler] + kind + ["-g", "-use-ld=lld", "-o", result.path, "@\(list.path)"])
  }

  private static func objects(in map: URL) -> [String] {
    let data = Data((map.text ?? "").utf8)
    let entries = (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
    return entries.values.compactMap { $0["object"] }.filter { URL(fileURLWithPath: $0).isFile }
      .sorted()
  }

  private var main: URL { folder.appendingPathComponent("main.o") }

  private func compileMain() throws {
    let source = folder.appendingPathComponent("Main.swift")
    try source.write(
      """
      import Testing

      @main struct Main {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """)
    try run([
      core.compiler, "-parse-as-library", "-module-name", "Main", "-swift-version", "6", "-wmo",
      "-c",
      source.path, "-o", main.path,
    ])
  }

  private func run(_ arguments: [String]) throws {
    let log = folder.appendingPathComponent("core.log")
    guard try ChildProcess.run([.init(arguments: arguments, output: log)]) == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: log.text ?? "")
    }
  }
}

extension AnswerPrograms {
  /// How long the compiler may take for an answer, or for a suite with it.
  private static let limit = Duration.seconds(60)

  /// An answer on its way to a program.
  private final class Unit {
    let submission: Submission
    let build: Build
    let folder: URL
    var failure: Outcome?

    init(_ submission: Submission, named name: String, of programs: AnswerPrograms) {
      self.submission = submission
      let path = "\(programs.path)/answers/\(name)"
      folder = programs.package.root.appendingPathComponent(path)
      build = Build(package: programs.package, answers: "\(path)/text", scratch: folder)
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

  /// Compiles answers, and returns what came of each, in order.
  func compile(_ submissions: [Submission]) throws -> [Outcome] {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("answers"))
    return try compile(submissions.enumerated().map { Unit($1, named: "\($0)", of: self) })
  }

  /// Compiles an answer, and returns what came of it.
  ///
  /// The program stays until another one of the same name is compiled.
  func compile(_ submission: Submission, named name: String) throws -> Outcome {
    let unit = Unit(submission, named: name, of: self)
    try? FileManager.default.removeItem(at: unit.folder)
    let outcome = try compile([unit])[0]
    forgetOldSuites(of: submission.exercise)
    return outcome
  }

  private func compile(_ units: [Unit]) throws -> [Outcome] {
    for unit in units { try copy(unit) }
    try step(units) { compileAnswer($0) }
    try compileSuites(of: units)
    try step(units) { link($0) }
    return units.map { $0.failure ?? .program($0.build) }
  }

  private func copy(_ unit: Unit) throws {
    try unit.source.write(unit.submission.text ?? "")
    let files = FileManager.default
    try files.createDirectory(at: unit.modules, withIntermediateDirectories: true)
    let debug = unit.folder.appendingPathComponent("debug")
    try files.createDirectory(at: debug, withIntermediateDirectories: true)
    let module = "\(unit.exercise.module)Tests"
    let bundle = debug.appendingPathComponent("UIKitCourse_\(module).resources")
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: bundle.appendingPathComponent("Resources"),
      withDestinationURL: package.root.appendingPathComponent("Tests/\(module)/Resources"))
  }

  /// Runs a job for each unit that has not failed yet, and notes why others fail.
  private func step(_ units: [Unit], _ job: (Unit) -> [String]) throws {
    let units = units.filter { $0.failure == nil }
    let jobs = units.map {
      ChildProcess.Job(arguments: job($0), output: $0.log, limit: Self.limit)
    }
    for (unit, ending) in zip(units, try ChildProcess.run(jobs, atOnce: width)) {
      if ending != .exited(0) { unit.failure = failure(of: unit, in: unit.log, ending: ending) }
    }
  }

  private func failure(of unit: Unit, in log: URL, ending: ChildProcess.Ending) -> Outcome {
    let text = log.text ?? ""
    let errors = Diagnostic.errors(in: text)
    let files = [unit.source.path, unit.exercise.suite.path]
    if errors.contains(where: { files.contains($0.file) }) { return .errors(errors) }
    let message =
      switch ending {
      case .ranOutOfTime: "the compiler did not come to an end"
      case .crashed: "the compiler crashed"
      case .exited:
        errors.first?.message
          ?? text.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
          .map(String.init) ?? "the compiler failed"
      }
    return .failure(Diagnostic(file: unit.source.path, line: 1, column: 1, message: message))
  }

  private func compileAnswer(_ unit: Unit) -> [String] {
    // The module is a by-product of the object here. Made apart it would cost as much again.
    [core.compiler] + (core.flags[unit.exercise.module]?.exercises ?? [])
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
      let object = suiteObject(of: unit)
      if !object.isFile, missing[object.path] == nil { missing[object.path] = unit }
    }
    let work = missing.sorted { $0.key < $1.key }
    let jobs = work.map { path, unit in
      ChildProcess.Job(
        arguments: compileSuite(of: unit, to: path + ".new"), output: unit.log, limit: Self.limit)
    }
    try FileManager.default.createDirectory(at: suites, withIntermediateDirectories: true)
    var failed: [String: (Unit, ChildProcess.Ending)] = [:]
    for ((path, unit), ending) in zip(work, try ChildProcess.run(jobs, atOnce: width)) {
      if ending == .exited(0) {
        rename(path + ".new", path)
      } else {
        failed[path] = (unit, ending)
      }
    }
    for unit in units where unit.failure == nil {
      guard let (first, ending) = failed[suiteObject(of: unit).path] else { continue }
      unit.failure = failure(of: unit, in: first.log, ending: ending)
    }
  }

  private func compileSuite(of unit: Unit, to path: String) -> [String] {
    let flags = core.flags[unit.exercise.module]
    return [core.compiler, "-I", unit.modules.path] + (flags?.suites ?? [])
      + ["-wmo", "-c", unit.exercise.suite.path] + (flags?.sharedFiles ?? []) + ["-o", path]
  }

  /// The object of a suite, compiled with an answer that declares what this one declares.
  private func suiteObject(of unit: Unit) -> URL {
    let module = (try? Data(contentsOf: unit.module)) ?? Data()
    let help = (core.flags[unit.exercise.module]?.sharedFiles ?? []).map {
      URL(fileURLWithPath: $0).text ?? ""
    }
    let key = Fingerprint.of(
      [core.fingerprint, unit.exercise.suite.text ?? "", module.base64EncodedString()] + help)
    return suites.appendingPathComponent("\(unit.exercise.key)-\(key).o")
  }

  private var suites: URL { folder.appendingPathComponent("suites") }

  /// Keeps the newest objects of a suite: whoever takes back a change finds the one before.
  func forgetOldSuites(of exercise: Exercise) {
    let objects = suites.names { $0.hasPrefix("\(exercise.key)-") }
      .map { suites.appendingPathComponent($0) }
      .sorted { ($0.modified ?? .distantPast) > ($1.modified ?? .distantPast) }
    for object in objects.dropFirst(8) { try? FileManager.default.removeItem(at: object) }
  }

  private func link(_ unit: Unit) -> [String] {
    [
      core.compiler, "-emit-executable", "-g", "-use-ld=lld", "-module-name", Build.product, "-o",
      unit.build.program.path, unit.object.path, suiteObject(of: unit).path, main.path, "-L",
      folder.path, "-l\(Self.library)", "-Xlinker", "-rpath=\(folder.path)",
    ]
  }
}

/// The flags with which the build system compiles a module, for a single file of it.
enum CompilerFlags {
  /// Takes away where the inputs and outputs of the whole module lie, and the program itself.
  static func ofOneFile(_ command: [String]) -> [String] {
    let withValue: Set<String> = [
      "-emit-module-path", "-output-file-map", "-index-store-path",
      "-emit-objc-header-path", "-o",
    ]
    let alone: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
      "-index-ignore-system-modules",
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
