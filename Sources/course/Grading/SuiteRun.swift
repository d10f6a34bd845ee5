import CourseFormat
import Foundation

/// One run of the suite that grades an exercise, in a process of its own.
struct SuiteRun {
  /// How it grades: waiting checks wait, or every check runs.
  typealias Mode = GradingMode

  let checks: [CheckResult]
  let ending: ChildProcess.Ending

  /// What the program said when it crashed.
  let lastWords: String?

  /// The addresses in the program at which it was interrupted, the innermost first.
  let addresses: [Int]

  /// The check the run ended in, if it never came back from it.
  var unfinished: CheckResult? { checks.first { $0.outcome == .unfinished } }

  /// The names of the checks that rejected the answer; one that crashed or hung did as well.
  var rejections: Set<String> {
    Set(checks.filter { $0.outcome == .failed || $0.outcome == .unfinished }.map(\.name))
  }

  /// Whether every check ran and passed.
  var isClean: Bool {
    ending == .exited(0) && !checks.isEmpty && checks.allSatisfy { $0.outcome == .passed }
  }

  /// Whether the run was stopped because a check did not return.
  var ranOutOfTime: Bool { ending == .ranOutOfTime || ending == .exited(ExitStatus.stuck) }

  /// Whether the answer left the program within a check, with whatever status it liked.
  var wasLeft: Bool {
    guard unfinished != nil, case .exited(let status) = ending else { return false }
    return status != ExitStatus.crashed && status != ExitStatus.stuck
  }

  /// Runs the suites of exercises side by side and returns what each found, in order.
  static func all(
    of exercises: [(exercise: Exercise, mode: Mode)], in build: Build
  ) throws -> [SuiteRun] {
    let folder = build.scratch.appendingPathComponent("runs")
    let streams = exercises.map { exercise, mode in
      folder.appendingPathComponent("\(exercise.key)\(mode.rawValue).jsonl")
    }
    let jobs = zip(exercises, streams).map { pair, stream in
      job(for: pair.exercise, mode: pair.mode, build: build, stream: stream)
    }
    for stream in streams { try? FileManager.default.removeItem(at: stream) }
    let endings = try ChildProcess.run(jobs)
    return exercises.indices.map { index in
      SuiteRun(
        of: exercises[index].exercise, stream: streams[index].text ?? "",
        output: jobs[index].output.text ?? "", ending: endings[index])
    }
  }

  /// Chooses the suite of an exercise among all that were built.
  static func filter(for exercise: Exercise) -> String {
    #"^\#(exercise.module)Tests\..*/\#(exercise.file)Tests\.swift:"#
  }

  private static func job(
    for exercise: Exercise, mode: Mode, build: Build, stream: URL
  ) -> ChildProcess.Job {
    ChildProcess.Job(
      arguments: [
        build.program.path, "--testing-library", "swift-testing",
        "--filter", filter(for: exercise),
        "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      ],
      environment: [
        GradingVariable.mode: mode.rawValue, GradingVariable.answers: build.answers,
        GradingVariable.exercises: nil, GradingVariable.isCompanion: "1",
        GradingVariable.interruptions: nil, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      ],
      output: stream.deletingPathExtension().appendingPathExtension("log"),
      limit: .seconds(30))
  }
}

extension SuiteRun {
  init(of exercise: Exercise, stream: String, output: String, ending: ChildProcess.Ending) {
    var checks = CheckResult.all(in: EventStream(stream))
    let lines = (exercise.suite.text ?? "").lines
    for index in checks.indices {
      let line = lines.element(at: checks[index].line - 1) ?? ""
      checks[index].todo = Todo.numberAwaited(in: line)
    }
    self.checks = checks
    self.ending = ending
    addresses = CrashSite.addresses(in: output, of: "\(Build.product).xctest")
    lastWords = output.split(separator: "\n").last { $0.contains("Fatal error:") }
      .flatMap { line in line.range(of: "Fatal error:").map { String(line[$0.lowerBound...]) } }
  }
}
