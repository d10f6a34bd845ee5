import CourseFormat
import Foundation

/// `course play NAME`: the learner's answer on the phone, or a table of what it gives.
enum Play {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let (options, names) = (arguments.filter(\.isOption), arguments.filter { !$0.isOption })
    let exercise = try package.exercise(named: names, for: "play")
    let submission = Submission(of: exercise)
    let build: Build
    switch try printer.during(
      "Building \(exercise.name)", { try Grader(package: package).program(of: submission) })
    {
    case .program(let made): build = made
    case .obstacle(let verdict):
      Reporter(printer: printer).report(verdict, inFull: true)
      return 1
    }
    let errors = package.scratch.appendingPathComponent("runs/\(exercise.key)-play.log")
    let record = package.scratch.appendingPathComponent("runs/\(exercise.key)-play.record")
    for file in [errors, record] { try file.write("") }
    let confinement = Confinement(
      mode: try Confinement.mode(for: package), events: URL(fileURLWithPath: "/dev/null"),
      privateFolder: package.privateFolder,
      program: [
        build.program.path, "--testing-library", "swift-testing",
        "--filter", SuiteRun.filter(for: exercise),
      ])
    let ending = try ForegroundProcess.run(
      ["/proc/self/exe"] + confinement.arguments,
      environment: [
        GradingVariable.mode: GradingMode.ungated.rawValue, GradingVariable.answers: build.answers,
        GradingVariable.exercises: nil, GradingVariable.record: record.path,
        "SWIFT_BACKTRACE": "enable=no",
        GradingVariable.play: options.joined(separator: " "),
      ], errors: errors)
    let run = SuiteRun(
      stream: "", output: errors.text ?? "",
      record: record.text.map(RunRecord.init), ending: ending)
    return report(run, of: exercise, in: build, to: printer)
  }

  /// Says what ended the answer, if it was not the person.
  private static func report(
    _ run: SuiteRun, of exercise: Exercise, in build: Build, to printer: Printer
  ) -> Int32 {
    let location = build.line(of: exercise, at: run.addresses).map {
      " at \(exercise.shownPath):\($0)"
    }
    switch run.ending {
    case .exited(0): return 0
    case .crashed(signal: SIGINT), .crashed(signal: SIGTERM), .crashed(signal: SIGHUP),
      .crashed(signal: SIGQUIT):
      guard case .crashed(let signal) = run.ending else { return 1 }
      return 128 + signal
    case .exited(ExitStatus.stuck), .ranOutOfTime:
      printer.note(
        "\(exercise.name) did not come back\(location ?? "") and was stopped after five seconds. "
          + "Look for a loop that does not end.")
    case .exited(ExitStatus.crashed), .crashed:
      printer.note("\(exercise.name) crashed\(location ?? "").")
      if let message = run.crashMessage { printer.note(message) }
    case .exited(ExitStatus.suspended):
      printer.note(
        "\(exercise.name) waits for something that does not come, and was stopped. Look for an "
          + "await that nothing ends.")
    case .exited:
      printer.note(
        "\(exercise.name) left the program. Look for a call of exit in \(exercise.shownPath).")
    }
    printer.note("Grade it: swift run course check \(exercise.name)")
    return 1
  }
}

extension String {
  fileprivate var isOption: Bool { hasPrefix("-") }
}
