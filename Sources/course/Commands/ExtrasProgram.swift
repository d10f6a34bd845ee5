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
    let program = try upToDate(for: command, to: printer)
    var words = ([program.path, command] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &words)
    throw CommandError.programNotStarted(program.path, reason: String(cString: strerror(errno)))
  }

  /// Where it lies, built of its sources as they are.
  private func upToDate(for command: String, to printer: Printer) throws -> URL {
    let beside = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(Self.name)
    let build = CoreBuild(of: package)
    let program = build.debug.appendingPathComponent(Self.name)
    for made in [beside, program] where Self.isCurrent(made, in: root(of: made)) { return made }
    try printer.during("Building what course \(command) needs") {
      try build.run(product: Self.name)
    }
    return program
  }

  /// The copy of the course that a program was built of: the one around it, if it lies in one.
  private func root(of program: URL) -> URL {
    (try? CoursePackage(around: program.deletingLastPathComponent()))?.root ?? package.root
  }

  /// Whether a program is there and younger than all that it is made of.
  static func isCurrent(_ program: URL, in root: URL) -> Bool {
    guard let made = program.modified else { return false }
    let sources = root.appendingPathComponent("Sources")
    let files =
      [root.appendingPathComponent("Package.swift")]
      + folders.flatMap { sources.appendingPathComponent($0).allFiles }
    return files.allSatisfy { ($0.modified ?? .distantPast) <= made }
  }
}
