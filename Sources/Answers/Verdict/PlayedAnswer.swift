import CourseFormat
import Foundation
import Processes

/// The program of an answer, run so that a person can use it, and what is to be said when it ends.
@MainActor package struct PlayedAnswer: PlayedProgram {
  package let exercise: Exercise
  package let build: BuiltProgram
  package let package: CoursePackage

  package init(exercise: Exercise, build: BuiltProgram, package: CoursePackage) {
    self.exercise = exercise
    self.build = build
    self.package = package
  }

  package func search(for run: SuiteRun) -> @Sendable () -> CrashSite? {
    build.search(in: exercise, at: run.addresses, said: run.end.said)
  }

  package func sentences(on run: SuiteRun, at found: CrashSite?) -> [String] {
    let line = found?.line
    return run.sentences(
      on: exercise.name, at: line.map { "\(exercise.shownPath):\($0)" }, line: line,
      of: build.source(of: exercise).text) + [
        exercise == package.scratchScreen
          ? "Change it, and play it again." : "Grade it: swift run course check \(exercise.name)"
      ]
  }

  /// Says what ended the phone of a page.
  package func sentence(for ending: ProgramEnding, number: Int) async -> String {
    guard let files = try? files("page-\(number)") else { return "" }
    return await sentences(onPhone: files, ending).joined(separator: "\n")
  }

  // It has the same files open as a program that grades, so that it cannot tell what is done with it.
  package func confinement(_ files: PlayedFiles) throws -> Confinement {
    Confinement(
      mode: try Confinement.mode(for: package), events: files.events,
      privateFolder: try files.privateFolder?.url ?? package.privateFolder(), files: build.files,
      program: [build.program.path])
  }

  package func environment(_ options: [String], _ record: URL) -> [String: String?] {
    build.variables(for: exercise, mode: .ungated, record: record)
      .merging([GradingVariable.play: options.joined(separator: " ")]) { $1 }
  }

  package func files(_ name: String) throws -> PlayedFiles {
    try PlayedFiles("\(exercise.key)-\(name)", in: package)
  }
}
