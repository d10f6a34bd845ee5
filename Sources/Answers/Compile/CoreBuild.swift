import CourseFormat
import Foundation

/// The build of what all answers share: the libraries, and what the graders share.
///
/// It is the build of the person's own commands. What `swift run` or `swift test` has compiled is
/// not compiled again, and what is compiled here they find done.
package struct CoreBuild {
  package let package: CoursePackage

  /// The folder that the build system works in.
  package let folder: URL

  /// The build of a package, in the folder that this program was built in if it lies there.
  package init(of package: CoursePackage) {
    self.package = package
    let own = Self.ownFolder
    let common = package.root.appendingPathComponent(".build")
    let folder = own.path.hasPrefix(package.root.path + "/") ? own : common
    self.folder = Self.isWritable(folder) ? folder : package.scratch
  }

  /// The folder that the build system worked in when it made this program.
  static var ownFolder: URL {
    let debug = URL.ownProgram.resolvingSymlinksInPath().deletingLastPathComponent()
    return debug.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Whether this user may build in a folder: it is theirs, or not there yet, or everything is.
  private static func isWritable(_ folder: URL) -> Bool {
    var status = stat()
    return stat(folder.path, &status) != 0 || [0, status.st_uid].contains(geteuid())
  }

  /// What the build system wrote down about what it compiles.
  package var plan: URL { folder.appendingPathComponent("debug.yaml") }

  /// Where the modules and objects lie.
  package var debug: URL { folder.appendingPathComponent("debug") }

  /// Compiles what all answers share, as far as that is not done.
  package func run() throws {
    if try run(["--target", "Grading"], GradingVariable.none) { return }
    // A folder of answers that is not there keeps the build system from making a plan.
    let other = GradingVariable.none.merging([GradingVariable.answers: "Solutions"]) { $1 }
    guard try run(["--target", "Grading"], other) else { throw failure }
  }

  /// Compiles a program of the course as far as that is not done, in the way in which this one was.
  package func run(product: String) throws {
    guard try run(["--product", product], [:]) else { throw failure }
  }

  /// Calls the build system, and says whether it has made what was asked for.
  private func run(_ arguments: [String], _ environment: [String: String?]) throws -> Bool {
    Progress.detail = { BuildLog((try? log)?.tail(2000) ?? "").step }
    defer { Progress.detail = nil }
    let job = ChildProcess.Job(
      arguments: command(arguments), environment: environment, output: try log,
      hasTerminal: isForTerminal, limit: nil)
    return try ChildProcess.run([job]) == [.exited(0)]
  }

  /// What the build system prints.
  private var log: URL { get throws { try package.work.appendingPathComponent("build.log") } }

  /// Why the course could not be compiled.
  private var failure: CommandError {
    if let owner = package.owner {
      return .ofAnotherUser(package.root.path, owner: owner)
    }
    return .courseDoesNotCompile(output: BuildLog((try? log)?.text ?? "").text)
  }

  /// A call of the build system, with whatever it does not find itself in the folder it is called in.
  ///
  /// It writes paths into the plan as it was told them, and another path is another plan.
  package func command(
    _ arguments: [String], in current: String = FileManager.default.currentDirectoryPath
  ) -> [String] {
    let isInside = (current + "/").hasPrefix(package.root.path + "/")
    let isUsual = folder.path == package.root.appendingPathComponent(".build").path
    return ["swift", "build"] + (isInside ? [] : ["--package-path", package.root.path])
      + (isUsual ? [] : ["--scratch-path", folder.path]) + arguments
  }

  /// Whether what was built was built for a terminal.
  ///
  /// On a terminal the build system has the compiler write in colours, and whatever was compiled
  /// with another flag it compiles again.
  package var isForTerminal: Bool {
    let isWanted = ProcessInfo.processInfo.environment["TERM"] ?? "dumb" != "dumb"
    guard let plan = plan.text else { return isWanted && isatty(STDERR_FILENO) == 1 }
    return isWanted && plan.range(of: "\"\(CompilerFlags.colored)\"", options: .literal) != nil
  }

  /// What lies there and when it was written: it changes if somebody compiles the library meanwhile.
  ///
  /// Every call of the build system writes its plan and its maps again, with the same words, even where
  /// it then compiles a lesson alone. So of these the words count, and of the rest the time.
  package var stamp: String {
    let modules = CoursePackage.libraryModules
    let words =
      [plan] + modules.map { debug.appendingPathComponent("\($0).build/output-file-map.json") }
    let compiled = modules.flatMap { module in
      [debug.appendingPathComponent("Modules/\(module).swiftmodule")] + objects(of: module)
    }
    return Fingerprint.of(
      words.map { "\($0.path) \(Fingerprint.ofContents(of: $0) ?? "")" }
        + compiled.map { "\($0.path) \($0.modified?.timeIntervalSince1970 ?? 0)" })
  }

  /// The objects of a module that has been compiled.
  package func objects(of module: String) -> [URL] {
    let map = debug.appendingPathComponent("\(module).build/output-file-map.json")
    let data = Data((map.text ?? "").utf8)
    let entries = (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
    return entries.values.compactMap { $0["object"] }.sorted().map { URL(fileURLWithPath: $0) }
      .filter(\.isFile)
  }
}

/// What the build system printed, with or without what it prints for a terminal only.
package struct BuildLog {
  /// The text without colours, each step on a line of its own.
  package let text: String

  package init(_ output: String) {
    text = output.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
  }

  /// What the build system does just now, or nil if it has not said so.
  ///
  /// SwiftPM counts steps even where everything is built.
  package var step: String? {
    let lines = text.split(separator: "\n")
    let compiling = lines.filter { line in
      line.hasPrefix("[") && ["] Compiling ", "] Emitting module "].contains { line.contains($0) }
    }
    let isOfLibrary = compiling.contains { line in
      CoursePackage.libraryModules.contains { module in
        ["Compiling", "Emitting module"].contains { line.contains("] \($0) \(module)") }
      }
    }
    for line in lines.reversed() {
      if line.hasPrefix("Another instance of SwiftPM") {
        return "waiting for another build in this folder"
      }
      if let match = line.prefixMatch(of: /\[(\d+)\/(\d+)\] [A-Z][a-z]+ \w+/) {
        guard !compiling.isEmpty else { return "looking whether the library is built" }
        return "building\(isOfLibrary ? " the library" : ""), step \(match.1) of \(match.2)"
      }
    }
    return nil
  }
}

extension CommandError {
  static func ofAnotherUser(_ path: String, owner: String) -> Self {
    Self(
      "\(path) belongs to the user \(owner), and only that user can build in it. Clone the course once "
        + "more as yourself, and call this there.")
  }

  package static func courseDoesNotCompile(output: String) -> Self {
    Self(
      "The course around the exercises does not compile. What the compiler said first:\n"
        + Self.firstErrors(in: output))
  }
}
