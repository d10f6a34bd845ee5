import CourseFormat
import CoursePage
import Foundation
import Processes

/// What a program writes that a person plays: an answer or an application, in the terminal or in a page.
package struct PlayedFiles: Sendable {
  /// What the program says, and what it dies with.
  package let errors: URL

  /// What is noted about its run.
  package let record: URL

  /// Events, which nobody reads: an answer that is played has the same files open as one that is graded.
  package let events: URL

  /// A folder for what it writes, which goes away with the last who holds these files.
  package private(set) var privateFolder: PrivateFolder?

  private let package: CoursePackage

  /// The files of a call, which has a name of its own.
  package init(_ name: String, in package: CoursePackage) throws {
    self.package = package
    let runs = try package.work.appendingPathComponent("runs")
    errors = runs.appendingPathComponent("\(name).log")
    record = runs.appendingPathComponent("\(name).record")
    events = runs.appendingPathComponent("\(name).jsonl")
  }

  /// Empties what a call before may have left.
  package func begin() throws -> PlayedFiles {
    for file in [errors, record] { try file.write("") }
    var begun = self
    begun.privateFolder = PrivateFolder(at: try package.privateFolder())
    return begun
  }

  /// The run that left them.
  package func run(_ ending: ProgramEnding) -> SuiteRun {
    SuiteRun(
      stream: "", output: errors.text ?? "", record: record.text.map { RunRecord($0) },
      ending: ending, isPlayed: true)
  }
}

/// The program of an answer or an application, which a person plays.
@MainActor package protocol PlayedProgram: Sendable {
  /// Returns the files of a call, which has a name of its own.
  func files(_ name: String) throws -> PlayedFiles

  /// Returns what the program is confined to.
  func confinement(_ files: PlayedFiles) throws -> Confinement

  /// Returns what differs from this program's environment.
  func environment(_ options: [String], _ record: URL) -> [String: String?]

  /// Returns what finds the place at which a run of the program was interrupted, on whichever thread.
  func search(for run: SuiteRun) -> @Sendable () -> CrashSite?

  /// Says what ended the program at a place that was found, if it was not the person.
  func sentences(on run: SuiteRun, at found: CrashSite?) -> [String]

  /// Returns the lines of its console that a person reads, from what it wrote on standard error.
  func console(_ text: String) -> [String]
}

extension PlayedProgram {
  package func console(_ text: String) -> [String] { [] }

  /// Says what ended the program, if it was not the person.
  package func sentences(on run: SuiteRun) -> [String] {
    let found = search(for: run)()
    // The keys of a terminal end the symbolizer as well.
    Interruption.stopIfAsked()
    return sentences(on: run, at: found)
  }

  /// Says what ended the phone of a page, while the server goes on.
  package func sentences(onPhone files: PlayedFiles, _ ending: ProgramEnding) async -> [String] {
    let run = files.run(ending)
    return sentences(on: run, at: await CrashSearch.aside(search(for: run)))
  }

  /// Runs the program in the terminal until the person leaves it, and returns the status that the
  /// command ends with.
  package func run(options: [String], to printer: Printer) throws -> Int32 {
    let files = try files("play").begin()
    var program = ProgramStart(
      try arguments(files), environment: environment(options, files.record))
    program.errors = .file(files.errors.path)
    let ending: ProgramEnding
    do {
      ending = try ForegroundProgram.run(program)
    } catch {
      throw CommandError.programNotStarted(program.arguments[0], reason: error.reason)
    }
    for line in console(files.errors.text ?? "") { printer.note(line) }
    switch ending {
    case .exited(0): return 0
    case .crashed(let signal) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(signal):
      return 128 + signal
    default:
      for sentence in sentences(on: files.run(ending)) { printer.note(sentence) }
      return 1
    }
  }

  /// Returns the program as the phone of a page, whose files nobody else writes to.
  package func phone(number: Int) throws -> PhoneProgram {
    let files = try files("page-\(number)").begin()
    var program = PhoneProgram(try arguments(files))
    program.environment = environment(["--phone-pipe"], files.record)
    program.errors = files.errors.path
    program.explain = { ending in
      await sentences(onPhone: files, ending).joined(separator: " ")
    }
    program.console = { await MainActor.run { console(files.errors.text ?? "") } }
    return program
  }

  private func arguments(_ files: PlayedFiles) throws -> [String] {
    ["/proc/self/exe"] + (try confinement(files).arguments)
  }
}

extension SuiteRun {
  /// What ended a program that was played, if it was not the person: how, where, and what is known
  /// besides.
  package func sentences(on name: String, at place: String?, line: Int?, of text: String?)
    -> [String]
  {
    [end.kind.sentence(of: name, at: place.map { " at \($0)" } ?? "")]
      + [end.said?.text, adviceOnNil(atLine: line, of: text)].compactMap { $0 }
  }
}
