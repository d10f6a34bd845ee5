import CourseFormat
import Foundation
import Processes

/// Puts together what all answers share, from what the build system builds.
struct CoreAssembly {
  private let package: CoursePackage
  private let build: CoreBuild

  /// The folder that it comes to lie in.
  private let folder: URL

  init(of package: CoursePackage, in folder: URL) {
    self.package = package
    self.folder = folder
    build = CoreBuild(of: package)
  }

  /// How often it is made while somebody else disturbs that.
  private static let attempts = 4

  /// Builds what all answers share, and puts it together.
  ///
  /// The person may build in the same folder at the same time. Then it is done once more.
  func buildAndAssemble() throws -> CoreRecord {
    var attempt = 1
    while true {
      try build.run()
      let stamp = build.stamp
      do {
        let core = try assemble()
        if build.stamp == stamp { return core }
        guard attempt < Self.attempts else { throw CommandError.courseChanged(package.root.path) }
      } catch {
        // What fails again while nobody builds, as on a full disk, fails each time.
        guard attempt < Self.attempts, attempt == 1 || build.stamp != stamp else { throw error }
      }
      try? FileManager.default.removeItem(at: folder)
      attempt += 1
    }
  }

  /// Puts together what the build system has built.
  func assemble() throws -> CoreRecord {
    var core = try readPlan()
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for module in CoursePackage.libraryModules {
      try FileManager.default.copyItem(
        at: build.debug.appendingPathComponent("Modules/\(module).swiftmodule"),
        to: modules.appendingPathComponent("\(module).swiftmodule"))
    }
    try linkLibrary(with: core.compiler)
    try compileMain(with: core.compiler)
    core.calls = try calls(of: core)
    try core.write(in: folder)
    return core
  }

  private func readPlan() throws -> CoreRecord {
    let plan = build.plan.text ?? ""
    let modules = build.debug.appendingPathComponent("Modules").resolvingSymlinksInPath().path
    func flags(_ command: [String]) -> [String] {
      CompilerFlags.ofOneFile(command).map { word in
        let path = URL(fileURLWithPath: word).resolvingSymlinksInPath().path
        return word.hasPrefix("/") && path == modules ? "\(CoreRecord.place)/Modules" : word
      }
    }
    var compiler = ""
    var known: [String: CoreRecord.Flags] = [:]
    for lesson in package.lessons {
      let commands = ["Exercises", "Tests"].map {
        BuildPlan.command(for: lesson.module + $0, kind: "module", in: plan)
      }
      guard let exercises = commands[0], let suites = commands[1] else {
        throw CommandError.noPlan(build.plan.path)
      }
      compiler = exercises[0]
      known[lesson.module] = CoreRecord.Flags(
        exercises: flags(exercises), suites: flags(suites), sharedFiles: try sharedFiles(of: lesson)
      )
    }
    if let first = package.lessons.first, let flags = known[first.module] {
      known[package.scratchLesson.module] = flags.renamed(
        from: first.module, to: package.scratchLesson.module)
    }
    return CoreRecord(
      fingerprint: Self.fingerprint(of: package, compiler: compiler), compiler: compiler,
      flags: known)
  }

  private func sharedFiles(of lesson: LessonEntry) throws -> [String] {
    let module = "\(lesson.module)Tests"
    let accessor = build.debug.appendingPathComponent(
      "\(module).build/DerivedSources/resource_bundle_accessor.swift")
    let copy = "accessors/\(module).swift"
    try folder.appendingPathComponent(copy).write(accessor.isFile ? Self.accessor : "")
    return package.sharedSuiteFiles(of: lesson.module).map(\.path) + ["\(CoreRecord.place)/\(copy)"]
  }

  private func linkLibrary(with compiler: String) throws {
    let list = folder.appendingPathComponent("objects")
    try list.write(objects.joined(separator: "\n") + "\n")
    let library = folder.appendingPathComponent("lib\(Self.library).so")
    try run([
      compiler, "-emit-library", "-module-name", Self.library, "-g", "-use-ld=lld", "-o",
      library.path, "@\(list.path)",
    ])
  }

  private func compileMain(with compiler: String) throws {
    let source = folder.appendingPathComponent("Main.swift")
    try source.write(Self.beginning)
    try run([
      compiler, "-parse-as-library", "-module-name", "Main", "-swift-version", "6", "-wmo", "-I",
      folder.appendingPathComponent("Modules").path, "-c", source.path, "-o",
      folder.appendingPathComponent(Self.main).path,
    ])
  }

  /// What the driver of the compiler says about an answer.
  private func calls(of core: CoreRecord) throws -> DriverCalls {
    var calls = DriverCalls()
    let modules = core.flags.map { module, flags in
      ("\(module)Exercises", [core.compiler] + flags.exercises.map(inPlace))
    }
    calls.ask(
      compiling: folder.appendingPathComponent("Main.swift").path,
      inModules: Dictionary(modules) { first, _ in first })
    try calls.ask(
      linking: folder.appendingPathComponent(Self.main).path,
      by: [core.compiler] + Self.linking(in: folder), objects: objects,
      to: folder.appendingPathComponent("libraries"))
    return calls.mapWords { $0.replacingOccurrences(of: folder.path, with: CoreRecord.place) }
  }

  private func inPlace(_ word: String) -> String {
    word.replacingOccurrences(of: CoreRecord.place, with: folder.path)
  }

  private var objects: [String] {
    CoursePackage.libraryModules.flatMap(build.objects).map(\.path)
  }

  private func run(_ arguments: [String]) throws {
    let log = folder.appendingPathComponent("core.log")
    guard try ChildProcess.run([.compiler(arguments, output: log)]) == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: log.text ?? "")
    }
  }
}

extension CoreAssembly {
  /// The library that holds the modules.
  static let library = "UIKitCore"

  /// The object in which a program begins.
  static let main = "main.o"

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

  /// What the linker is told for a program or a library that uses what lies in a folder.
  static func linking(in folder: URL) -> [String] {
    // A program that is confined finds its libraries beside it. One long sum of arrays would take the
    // compiler ten seconds to understand.
    var words = ["-L", folder.path, "-l\(library)"]
    for path in ["$ORIGIN", folder.path] { words += ["-Xlinker", "-rpath=\(path)"] }
    return words
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

  /// A number that changes with the library, with what the graders share, with the compiler, and with the
  /// code that puts them together.
  static func fingerprint(of package: CoursePackage, compiler: String) -> String {
    let date = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().modified
    return Fingerprint.of(
      [
        sources(of: package), Fingerprint.ofDates(in: ["Sources/Answers/Compile"], of: package),
        compiler, "\(date?.timeIntervalSince1970 ?? 0)",
      ])
  }

  /// A number that changes with what is built.
  static func sources(of package: CoursePackage) -> String {
    let help = package.lessons.flatMap { package.sharedSuiteFiles(of: $0.module).map(\.path) }
    return Fingerprint.of(
      [Fingerprint.ofDates(in: package.foldersBehindAnswers, of: package)] + help)
  }
}

extension CommandError {
  static func noPlan(_ path: String) -> Self {
    Self(
      "\(path) does not say how the exercises are compiled. Remove the folder it lies in, and call "
        + "the same again.")
  }
}
