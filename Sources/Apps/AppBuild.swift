import Answers
import CourseFormat
import Foundation
import Processes

/// Makes a program of somebody's application, in a folder of this run.
///
/// - Shape: The sources are rewritten, compiled as one module, and linked with the library that all
///   answers share. A file is added which launches the class of the application's
///   delegate and hands over the phone.
/// - Errors: What the compiler does not accept is told in the application's own files.
struct AppBuild {
  let app: AppFolder
  let bundle: AppBundle
  /// The class of the application's delegate.
  let delegate: String

  private let folder: URL
  private let rewritten: [(source: AppSource, rewriter: AppRewriter)]
  private let sceneDelegate: String?

  /// What of the application is left out.
  let notes: [AppNote]

  /// Reads the sources, and rewrites them.
  init(_ app: AppFolder, in folder: URL) throws {
    (self.app, self.folder) = (app, folder)
    bundle = AppBundle(of: app, in: folder)
    let sources = app.sources.filter(\.exists).map { AppSource($0) }
    if let screen = Self.swiftUIScreen(in: sources) {
      throw CommandError(
        "\(screen) begins an application of SwiftUI. The course has UIKit only: its application begins "
          + "with a UIApplicationDelegate.")
    }
    let delegates = AppTables.delegates(in: sources)
    guard let delegate = delegates.first else { throw CommandError.noDelegate(app.root.path) }
    guard delegates.count == 1 || !app.isWithoutProject else {
      throw CommandError.severalApps(
        app.root.path, delegates.map { $0.file.deletingLastPathComponent().path })
    }
    self.delegate = delegate.name
    sceneDelegate = AppTables.sceneDelegate(in: sources)
    let tables = AppTables(sources, with: app.settings)
    rewritten = sources.filter { $0.file.lastPathComponent != "main.swift" }
      .map { ($0, AppRewriter($0, with: tables)) }
    let mains = app.sources.filter { $0.lastPathComponent == "main.swift" }
    let renamed = rewritten.reduce(into: [:]) { $0.merge($1.rewriter.renamed) { $1 } }
    notes =
      app.notes + (renamed.isEmpty ? [] : [AppNote(.oldNames(renamed))])
      + mains.map { AppNote(.main, in: $0) } + tables.notes
      + rewritten.flatMap(\.rewriter.notes)
  }

  /// Where the application is one of SwiftUI's, if it is.
  private static func swiftUIScreen(in sources: [AppSource]) -> String? {
    for source in sources {
      for type in source.types
      where type.inherited.contains("App") && !AppSource.starts.isDisjoint(with: type.attributes) {
        return "\(AppFolder.shownPath(of: source.file)):\(type.line)"
      }
    }
    return nil
  }

  /// Compiles the application, and returns what the compiler does not accept.
  func run(with core: CompiledCore) throws -> [Diagnostic] {
    try? FileManager.default.removeItem(at: folder)
    try bundle.make(sceneDelegate: sceneDelegate)
    let files = try write()
    let log = folder.appendingPathComponent("compiler.log")
    let command = try core.command(
      making: bundle.program, of: files, asModule: app.module,
      inMode: app.settings.languageMode, with: app.settings.compilerOptions)
    Progress.step = "compiling"
    let ending = try ChildProcess.run([
      .compiler(command, output: log, processorTime: .seconds(600))
    ])
    let found = rewritten.flatMap(\.rewriter.errors)
    guard ending != [.exited(0)] else { return found }
    let output = log.text ?? ""
    let errors = found + Diagnostic.errors(in: output).compactMap(original)
    guard !errors.isEmpty else {
      throw CommandError(
        "The application was not built. What the compiler said first:\n"
          + CommandError.firstErrors(in: output))
    }
    return errors
  }

  /// Writes what is compiled, and returns the paths.
  private func write() throws -> [String] {
    var paths: [String] = []
    for (index, entry) in rewritten.enumerated() {
      let copy = copy(of: entry.source, number: index)
      try copy.write(entry.rewriter.text)
      paths.append(copy.path)
    }
    let added = folder.appendingPathComponent("Sources/CoursePlay.swift")
    try added.write(start)
    return paths + [added.path] + (try writeSupport())
  }

  /// Writes what stands for other modules, each once.
  private func writeSupport() throws -> [String] {
    let modules = rewritten.reduce(into: Set<String>()) { $0.formUnion($1.rewriter.supported) }
    let texts = Set(modules.compactMap { AppSupport.files[$0] }).sorted()
    return try texts.enumerated().map { number, text in
      let file = folder.appendingPathComponent("Sources/CourseSupport\(number).swift")
      try file.write(text)
      return file.path
    }
  }

  /// Each lies in a folder of its own, because two folders may hold files of one name.
  private func copy(of source: AppSource, number: Int) -> URL {
    folder.appendingPathComponent("Sources/\(number)/\(source.file.lastPathComponent)")
  }

  /// What launches the application.
  private var start: String {
    let screen = bundle.screen.map { "(\($0.width), \($0.height))" } ?? "nil"
    return """
      import Grading

      @main enum _CoursePlay {
        static func main() async {
          await Grading.AppPlayer.play(
            \(delegate).self, named: \(String(reflecting: app.name)), screen: \(screen))
        }
      }

      """
  }

  /// An error in what was compiled, as one in what its writer wrote, or nil if it is in what was put
  /// there: what that names, its writer wrote somewhere else.
  private func original(_ error: Diagnostic) -> Diagnostic? {
    for (index, entry) in rewritten.enumerated()
    where copy(of: entry.source, number: index).path == error.file {
      let edits = entry.rewriter.edits
      let own = edits.column(error.column, ofLine: error.line).map {
        SourceEdits.Origin(file: entry.source.file, line: error.line, column: $0)
      }
      return (edits.origin(ofColumn: error.column, ofLine: error.line) ?? own).map {
        Diagnostic(
          file: $0.file.path, line: $0.line, column: $0.column, message: error.message,
          isWarning: error.isWarning)
      }
    }
    return error
  }

  /// What finds where the program of an application was interrupted, on whichever thread.
  func search(for run: SuiteRun) -> @Sendable () -> CrashSite? {
    let files = rewritten.enumerated().map { copy(of: $1.source, number: $0).path }
    let search = CrashSearch(program: bundle.program.path, files: files)
    let (addresses, sentence) = (run.addresses, run.end.said)
    return { search.place(of: addresses, said: sentence) }
  }

  /// A place in what was compiled, as one in what its writer wrote, if it is there.
  func original(_ found: CrashSite) -> CrashSite? {
    original(Diagnostic(file: found.path, line: found.line, column: 1, message: ""))
      .map { CrashSite(path: $0.file, line: $0.line) }
  }
}

extension CommandError {
  static func noDelegate(_ path: String) -> Self {
    Self(
      "\(path) has no class that is a UIApplicationDelegate. An application begins with one: class "
        + "AppDelegate: UIResponder, UIApplicationDelegate")
  }
}
