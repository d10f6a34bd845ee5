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
    let files = try files("play").begin()
    var program = ProgramStart(
      try arguments(files), environment: environment(options, files.record))
    program.errors = .file(files.errors.path)
    return files.run(try program.runInForeground())
  }

  /// Returns the program as the phone of a page, whose files nobody else writes to.
  package func phone(number: Int) throws -> PhoneProgram {
    let files = try files("page-\(number)").begin()
    var program = PhoneProgram(try arguments(files))
    program.environment = environment(["--phone-pipe"], files.record)
    program.errors = files.errors.path
    program.explain = { ending in await sentencesForPage(on: files, ending).joined(separator: " ") }
    return program
  }

  /// Says what ended the answer, if it was not the person.
  package func sentences(on run: SuiteRun) -> [String] {
    sentences(on: run, line: build.line(of: exercise, in: run))
  }

  /// Says what ended the phone of a page, while the server goes on.
  private func sentencesForPage(on files: PlayedFiles, _ ending: ProgramEnding) async -> [String] {
    let run = files.run(ending)
    let search = build.search(in: exercise, at: run.addresses, said: run.crashSentence)
    return sentences(on: run, line: await CrashSearch.aside(search)?.line)
  }

  private func sentences(on run: SuiteRun, line: Int?) -> [String] {
    run.sentences(
      on: exercise.name, at: line.map { "\(exercise.shownPath):\($0)" }, line: line,
      of: build.source(of: exercise).text) + [
        exercise == package.scratchScreen
          ? "Change it, and play it again." : "Grade it: swift run course check \(exercise.name)"
      ]
  }

  /// Says what ended the phone of a page.
  package func sentence(for ending: ProgramEnding, number: Int) async -> String {
    guard let files = try? files("page-\(number)") else { return "" }
    return await sentencesForPage(on: files, ending).joined(separator: "\n")
  }

  // It has the same files open as a program that grades, so that it cannot tell what is done with it.
  private func arguments(_ files: PlayedFiles) throws -> [String] {
    let confinement = Confinement(
      mode: try Confinement.mode(for: package), events: files.events,
      privateFolder: try files.privateFolder?.url ?? package.privateFolder(), files: build.files,
      program: [build.program.path])
    return ["/proc/self/exe"] + confinement.arguments
  }

  private func environment(_ options: [String], _ record: URL) -> [String: String?] {
    build.variables(for: exercise, mode: .ungated, record: record)
      .merging([GradingVariable.play: options.joined(separator: " ")]) { $1 }
  }

  private func files(_ name: String) throws -> PlayedFiles {
    try PlayedFiles("\(exercise.key)-\(name)", in: package)
  }
}
