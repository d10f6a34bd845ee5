import Answers
import CourseFormat
import Foundation

/// The program `course-extras`: what a class, an app of somebody's own, the book and the proofs need.
///
/// Nobody waits for it with a first check. It is built when one of its commands is called, and again when
/// its sources have changed, and then it takes the place of this program.
struct ExtrasProgram {
  let package: CoursePackage

  /// Its name, as the build system knows it.
  static let name = "course-extras"

  /// The folders of Sources that it is made of.
  static let folders = [
    "Answers", "Apps", "Classroom", "CourseFormat", "CoursePage", "Processes", "TerminalIO",
    "WebServer",
    name,
  ]

  /// Runs one of its commands.
  static func action(of command: String) -> Companion.Action {
    { arguments, package, printer in
      try Self(package: package).run(command, arguments, to: printer)
    }
  }

  /// Becomes that program, with a command and what follows its name.
  private func run(
    _ command: String, _ arguments: [String], to printer: Printer
  ) throws -> Int32 {
    // `swift test` has just built everything, and keeps others from building while it calls this.
    let isBuilt = arguments == ["--first-solutions"] && beside.exists
    let program = isBuilt ? beside : try upToDate(for: command, to: printer)
    // Nothing of this program runs any more then.
    Interruption.stopIfAsked()
    WorkFolder.removeAll()
    var words = ([program.path, command] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &words)
    throw CommandError.programNotStarted(program.path, reason: String(cString: strerror(errno)))
  }

  /// Where it lies if it was built with this program.
  private var beside: URL {
    .ownProgram.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(Self.name)
  }

  /// Where it lies, built of its sources as they are.
  private func upToDate(for command: String, to printer: Printer) throws -> URL {
    let build = CoreBuild(of: package)
    let program = build.debug.appendingPathComponent(Self.name)
    func current() -> URL? {
      [beside, program].first { Self.isCurrent($0, of: Self.sources(in: root(of: $0))) }
    }
    if let program = current() { return program }
    return try printer.during("Building what course \(command) needs") {
      let lock = try FileLock(at: package.lock)
      defer { lock.unlock() }
      // Somebody else may have built it meanwhile.
      if let program = current() { return program }
      let sources = Self.sources(in: package.root)
      try build.run(product: Self.name)
      try? Self.record(of: program).write(sources.fingerprint)
      return program
    }
  }

  /// The copy of the course that a program was built of: the one around it, if it lies in one.
  private func root(of program: URL) -> URL {
    (try? CoursePackage(around: program.deletingLastPathComponent()))?.root ?? package.root
  }
}

extension ExtrasProgram {
  /// What it is made of, as it lies on the disk.
  struct Sources {
    /// A number that changes with the dates of the files, and with the manifest.
    let fingerprint: String
    /// The date of the youngest of them.
    let youngest: Date
  }

  /// Looks at the sources in a copy of the course.
  static func sources(in root: URL) -> Sources {
    let manifest = root.appendingPathComponent("Package.swift")
    let paths = folders.flatMap { folder in
      FileManager.default.files(below: root.appendingPathComponent("Sources/\(folder)").path)
        .map { "Sources/\(folder)/\($0)" }
    }
    let files = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Sources/Apps/Screens/") }
    let dates = files.map { root.appendingPathComponent($0).modified ?? .distantPast }
    let lines = zip(files, dates).map { "\($0) \($1.timeIntervalSince1970)" }
    return Sources(
      fingerprint: Fingerprint.of(lines + [manifest.text ?? ""]),
      youngest: (dates + [manifest.modified ?? .distantPast]).max() ?? .distantPast)
  }

  /// The file that says of which sources a program was built.
  static func record(of program: URL) -> URL { program.appendingPathExtension("sources") }

  /// Whether a program is there and was built of these sources.
  ///
  /// The build system compares dates, too: a file that is older than before is another file. What it has
  /// built since by itself is told by the date alone.
  static func isCurrent(_ program: URL, of sources: Sources) -> Bool {
    guard let made = program.modified else { return false }
    let record = record(of: program)
    if record.text == sources.fingerprint { return true }
    guard made > record.modified ?? .distantPast, sources.youngest <= made else { return false }
    try? record.write(sources.fingerprint)
    return true
  }
}
