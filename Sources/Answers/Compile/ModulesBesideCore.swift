import CourseFormat
import Foundation
import Processes

/// The modules that stand beside the library: what only some exercises and applications import.
///
/// The build system does not know them here: only what imports them needs them. They are made once
/// for all runs.
struct ModulesBesideCore {
  private let core: CompiledCore
  private let work: URL

  /// The modules beside a core that was compiled.
  init(_ core: CompiledCore) throws {
    self.core = core
    work = try core.package.work
  }

  /// All of them, as far as this copy of the course has them.
  var all: [String] {
    CoursePackage.modulesBesideLibrary.filter {
      core.package.root.appendingPathComponent("Sources/\($0)").isFolder
    }
  }

  /// Those that an exercise is compiled with.
  ///
  /// The screen for trying things has all of them if it imports one. An exercise has those that its
  /// lesson may import and its text imports, as `swift test` compiles it. What the exercise itself
  /// imports its suite needs as well.
  func names(for exercise: Exercise, importedBy text: String) -> [String] {
    if exercise.isOwnScreen {
      return Self.imports(in: text).isDisjoint(with: CoursePackage.modulesBesideLibrary) ? [] : all
    }
    return Self.names(for: exercise, importedBy: text, in: core.package)
  }

  /// The same for an exercise of a lesson.
  static func names(
    for exercise: Exercise, importedBy text: String, in package: CoursePackage
  ) -> [String] {
    let lesson = package.lessons.first { $0.module == exercise.module }
    guard let mayImport = lesson?.imports, !mayImport.isEmpty else { return [] }
    let imported = imports(in: text).union(imports(in: exercise.declarations ?? ""))
    return mayImport.filter(imported.contains)
  }

  /// The modules that a text imports.
  static func imports(in text: String) -> Set<String> {
    Set(SourceOutline.of(text).declarations.filter { $0.kind == .import }.map(\.name))
  }

  /// What the compiler is told about modules that were compiled.
  func importing(_ modules: [String]) -> [String] {
    modules.isEmpty ? [] : ["-I", folder(of: modules).path]
  }

  /// What the linker is told for a program that uses the library and modules that were compiled.
  func linking(_ modules: [String]) -> [String] { linking(modules, in: folder(of: modules)) }

  private func linking(_ modules: [String], in folder: URL) -> [String] {
    core.linking + addition(of: modules, in: folder)
  }

  /// What the linker is told besides about modules that were compiled.
  func addition(of modules: [String]) -> [String] { addition(of: modules, in: folder(of: modules)) }

  private func addition(of modules: [String], in folder: URL) -> [String] {
    modules.isEmpty
      ? []
      : ["-L", folder.path, "-Xlinker", "-rpath=\(folder.path)"] + modules.map { "-l\($0)" }
  }

  /// The folder of this run that they lie in.
  private func folder(of modules: [String]) -> URL {
    work.appendingPathComponent("modules-\(modules.joined(separator: "-"))")
  }

  /// Compiles modules, each of which may import those before it.
  func compile(_ modules: [String]) throws {
    guard !modules.isEmpty else { return }
    let package = core.package
    let folder = folder(of: modules)
    let sources = Fingerprint.ofDates(in: modules.map { "Sources/\($0)" }, of: package)
    let name = "modules-\(Fingerprint.of([core.fingerprint, sources] + modules))"
    let kept = package.kept("modules", named: name)
    if folder.appendingPathComponent(name).isFile || kept.take(into: folder, in: work) { return }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Progress.step = "compiling what stands beside the library"
    for (index, module) in modules.enumerated() {
      try compile(module, beside: Array(modules[..<index]), to: folder)
    }
    try folder.appendingPathComponent(name).write("")
    kept.keep(folder, in: work)
    package.forgetKept("modules", but: 4)
  }

  private func compile(_ module: String, beside others: [String], to folder: URL) throws {
    let job = job(compiling: module, beside: others, to: folder)
    guard try ChildProcess.run([job]) == [.exited(0)] else {
      throw CommandError.courseDoesNotCompile(output: job.output.text ?? "")
    }
  }

  /// The call of the compiler that makes a module.
  ///
  /// It is ours, and may take its time.
  func job(
    compiling module: String, beside others: [String], to folder: URL
  ) -> ChildProcess.Job {
    let source = core.package.root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.files(below: source.path)
      .filter { $0.hasSuffix(".swift") }.map { source.appendingPathComponent($0).path }
    let arguments =
      core.compilingOtherModule() + [
        "-module-name", module, "-swift-version", "6", "-suppress-warnings", "-wmo",
        "-num-threads", "2", "-emit-library", "-emit-module", "-emit-module-path",
        folder.appendingPathComponent("\(module).swiftmodule").path, "-use-ld=lld", "-o",
        folder.appendingPathComponent("lib\(module).so").path,
      ] + files + (others.isEmpty ? [] : ["-I", folder.path]) + linking(others, in: folder)
    return .compiler(arguments, output: work.appendingPathComponent("\(module).log"))
  }
}

extension CompiledCore {
  /// The command that makes an application of files, linked with what all answers share and with what
  /// applications have beside it, which is compiled first.
  ///
  /// The files are somebody's own, written for the Swift that there was then: the language mode and
  /// further options say which that is.
  package func command(
    making program: URL, of files: [String], asModule module: String, inMode mode: String,
    with options: [String]
  ) throws -> [String] {
    let beside = try ModulesBesideCore(self)
    let modules = beside.all
    try beside.compile(modules)
    return compilingOtherModule(without: ["-package-name"]) + beside.importing(modules) + options
      + [
        "-module-name", module, "-swift-version", mode, "-suppress-warnings", "-wmo",
        "-emit-executable", "-use-ld=lld", "-o", program.path,
      ] + files + beside.linking(modules)
  }
}
