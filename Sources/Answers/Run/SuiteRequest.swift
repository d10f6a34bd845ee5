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

  /// What the answer prints.
  var printed: URL { files.appendingPathExtension("out") }

  /// What the program says besides, and what it dies with.
  var log: URL { files.appendingPathExtension("log") }

  /// What the run signs its findings with.
  ///
  /// It is handed over through a pipe, from which it can be read once: it is in no file, no
  /// variable and no command line that an answer could read.
  let key = RunKey.random()

  /// How long a run may take on the busiest machine.
  ///
  /// The watchdog in the program has a limit of its own, far below, for each check.
  static let limit = Duration.seconds(600)

  /// What a run may use, and how long it may wait, if the watchdog in the program says nothing.
  static let ownLimit = ChildProcess.OwnLimit(
    processorTime: .seconds(90), waiting: .seconds(30))

  /// The program and its environment, confined as far as this machine allows.
  func job(confined confinementMode: Confinement.Mode, privateFolder: URL) -> ChildProcess.Job {
    let confinement = Confinement(
      mode: confinementMode, events: stream, privateFolder: privateFolder,
      files: exercise.files(of: program, answers: answers),
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
        GradingVariable.checks: exercise.checks,
        GradingVariable.key: "input", "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      ],
      output: printed, errors: log, input: key.bytes, limit: Self.limit, ownLimit: Self.ownLimit)
  }
}

extension BuiltProgram {
  /// A run of a suite by the program that was built.
  func request(for exercise: Exercise, mode: SuiteRun.Mode) -> SuiteRequest {
    SuiteRequest(
      exercise: exercise, mode: mode, program: program, answers: answers,
      files: scratch.appendingPathComponent("runs/\(exercise.key)\(mode.rawValue)"))
  }
}
