import CourseFormat
import CoursePage
import Foundation
import Processes

/// The program of an answer, run so that a person can use it, and what is to be said when it ends.
package struct PlayedAnswer {
  package let exercise: Exercise
  package let build: BuiltProgram
  package let package: CoursePackage

  package init(exercise: Exercise, build: BuiltProgram, package: CoursePackage) {
    self.exercise = exercise
    self.build = build
    self.package = package
  }

  /// Runs the program in the terminal until the person leaves it.
  package func run(options: [String]) throws -> SuiteRun {
    let files = try files("play")
    var program = ProgramStart(
      try arguments(files), environment: environment(options, files.record))
    program.errors = .file(files.errors.path)
    do {
      return suiteRun(files, ChildProcess.Ending(try ForegroundProgram.run(program)))
    } catch {
      throw CommandError.programNotStarted(program.arguments[0], reason: error.reason)
    }
  }

  /// Returns the program as the phone of a page, whose files nobody else writes to.
  package func phone(number: Int) throws -> PhoneProgram {
    let files = try files("page-\(number)")
    var program = PhoneProgram(try arguments(files))
    program.environment = environment(["--phone-pipe"], files.record)
    program.errors = files.errors.path
    program.explain = { ending in
      await MainActor.run {
        sentences(on: suiteRun(files, ending.asEnding)).joined(separator: " ")
      }
    }
    return program
  }

  /// Says what ended the answer, if it was not the person.
  package func sentences(on run: SuiteRun) -> [String] {
    let line = build.line(of: exercise, in: run)
    let location = line.map { " at \(exercise.shownPath):\($0)" }
    var sentences: [String] = []
    switch run.ending {
    case .exited(ExitStatus.stuck), .ranOutOfTime:
      sentences.append(
        "\(exercise.name) did not come back\(location ?? "") and was stopped. "
          + "Look for a loop that does not end.")
    case .exited(ExitStatus.starved), .starved:
      sentences.append(
        "\(exercise.name) was stopped, because the machine was too busy to run it. Play it again "
          + "when the machine has less to do.")
    case .exited(ExitStatus.crashed), .crashed:
      sentences.append("\(exercise.name) crashed\(location ?? "").")
      if let message = run.crashMessage { sentences.append(message) }
      if let advice = run.adviceOnNil(atLine: line, of: build.source(of: exercise).text) {
        sentences.append(advice)
      }
    case .exited(ExitStatus.suspended):
      sentences.append(
        "\(exercise.name) waits\(location ?? "") for something that does not come, and was "
          + "stopped. Look for a lock, a semaphore, a sleep or an await that nothing ends.")
    case .exited:
      sentences.append(
        "\(exercise.name) left the program. Look for a call of exit in \(exercise.shownPath).")
    }
    return sentences + [
      exercise == package.scratchScreen
        ? "Change it, and play it again." : "Grade it: swift run course check \(exercise.name)"
    ]
  }

  /// Says what ended the phone of a page.
  package func sentence(for ending: PhoneEnding, number: Int) -> String {
    (try? locations("page-\(number)")).map {
      sentences(on: suiteRun($0, ending.asEnding)).joined(separator: "\n")
    } ?? ""
  }

  // It has the same files open as a program that grades, so that it cannot tell what is done with it.
  private func arguments(_ files: Files) throws -> [String] {
    let confinement = Confinement(
      mode: try Confinement.mode(for: package), events: files.events,
      privateFolder: try package.privateFolder, files: build.files, program: [build.program.path])
    return ["/proc/self/exe"] + confinement.arguments
  }

  private func environment(_ options: [String], _ record: URL) -> [String: String?] {
    build.variables(for: exercise, mode: .ungated, record: record)
      .merging([GradingVariable.play: options.joined(separator: " ")]) { $1 }
  }

  private struct Files: Sendable {
    let errors: URL
    let record: URL
    /// Nobody reads it.
    let events: URL
  }

  private func locations(_ name: String) throws -> Files {
    let runs = try package.work.appendingPathComponent("runs")
    return Files(
      errors: runs.appendingPathComponent("\(exercise.key)-\(name).log"),
      record: runs.appendingPathComponent("\(exercise.key)-\(name).record"),
      events: runs.appendingPathComponent("\(exercise.key)-\(name).jsonl"))
  }

  private func files(_ name: String) throws -> Files {
    let files = try locations(name)
    for file in [files.errors, files.record] { try file.write("") }
    return files
  }

  private func suiteRun(_ files: Files, _ ending: ChildProcess.Ending) -> SuiteRun {
    SuiteRun(
      stream: "", output: files.errors.text ?? "",
      record: files.record.text.map { RunRecord($0) }, ending: ending)
  }
}

extension PhoneEnding {
  /// The same, as every other program of an answer is said to end.
  fileprivate var asEnding: ChildProcess.Ending {
    switch self {
    case .exited(let status): .exited(status)
    case .crashed(let signal): .crashed(signal: signal)
    case .silent: .ranOutOfTime
    }
  }
}
