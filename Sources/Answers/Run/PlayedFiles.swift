import CourseFormat
import Foundation
import Processes

/// What a program writes that a person plays: an answer or an application, in the terminal or in a page.
package struct PlayedFiles: Sendable {
  /// What the program says, and what it dies with.
  package let errors: URL

  /// What is noted about its run.
  package let record: URL

  /// Events, which nobody reads: a program that is played has the same files open as one that is graded.
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

extension ProgramStart {
  /// Runs the program in the terminal until the person leaves it.
  package func runInForeground() throws -> ProgramEnding {
    do {
      return try ForegroundProgram.run(self)
    } catch {
      throw CommandError.programNotStarted(arguments[0], reason: error.reason)
    }
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
