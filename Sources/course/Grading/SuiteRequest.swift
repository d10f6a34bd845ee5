import CourseFormat
import Foundation

/// A run of a suite that is wanted: how it grades, which program does it, and where it notes what
/// it does.
struct SuiteRequest {
  let exercise: Exercise
  let mode: SuiteRun.Mode

  /// The test program.
  let program: URL

  /// The folder of answers that it was compiled from, in the package.
  let answers: String

  /// Where the files of the run lie, without an ending.
  let files: URL

  /// The events that the suite reports.
  var stream: URL { files.appendingPathExtension("jsonl") }

  /// What is noted about the run while it lasts.
  var record: URL { files.appendingPathExtension("record") }

  /// What the program prints.
  var log: URL { files.appendingPathExtension("log") }

  /// The program and its environment, confined as far as this machine allows.
  func job(confined confinementMode: Confinement.Mode, privateFolder: URL) -> ChildProcess.Job {
    let confinement = Confinement(
      mode: confinementMode, events: stream, privateFolder: privateFolder,
      program: [
        program.path, "--testing-library", "swift-testing",
        "--filter", SuiteRun.filter(for: exercise),
        "--event-stream-output-path", Confinement.stream, "--event-stream-version", "0",
      ])
    return ChildProcess.Job(
      arguments: ["/proc/self/exe"] + confinement.arguments,
      environment: [
        GradingVariable.mode: mode.rawValue, GradingVariable.answers: answers,
        GradingVariable.exercises: nil, GradingVariable.record: record.path,
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      ],
      output: log, limit: .seconds(30))
  }
}

extension Build {
  /// A run of a suite by the program that was built.
  func request(for exercise: Exercise, mode: SuiteRun.Mode) -> SuiteRequest {
    SuiteRequest(
      exercise: exercise, mode: mode, program: program, answers: answers,
      files: scratch.appendingPathComponent("runs/\(exercise.key)\(mode.rawValue)"))
  }
}
