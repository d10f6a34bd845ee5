import CourseFormat
import Foundation

/// One run of the suite that grades an exercise, in a process of its own.
struct SuiteRun {
  /// How it grades: waiting checks wait, or every check runs.
  typealias Mode = GradingMode

  let checks: [CheckResult]
  let ending: ChildProcess.Ending

  /// What the program said when it crashed.
  let crashMessage: String?

  /// What kept the run from coming to its end, if anything did.
  let interruption: RunInterruption.Kind?

  /// The addresses in the program at which it was interrupted, the innermost first.
  let addresses: [Int]

  /// The addresses at which parts of checks crashed that run in a process of their own, by check.
  let crashesApart: [String: [Int]]

  /// The check the run ended in, if it never came back from it.
  var unfinished: CheckResult? { checks.first { $0.outcome == .unfinished } }

  /// The names of the checks that rejected the answer; one that crashed or hung did as well.
  var rejections: Set<String> { Set(rejected.map(\.name)) }

  /// The checks that rejected the answer, and what they found.
  var rejected: [CheckResult] {
    checks.filter { $0.outcome == .failed || $0.outcome == .unfinished }
  }

  /// Whether every check ran and passed.
  var isClean: Bool {
    interruption == nil && ending == .exited(0) && !checks.isEmpty
      && checks.allSatisfy { $0.outcome == .passed }
  }

  /// Whether the run was stopped because a check did not return.
  var ranOutOfTime: Bool { interruption == .stuck || interruption == .suspended }

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
    for stream in streams {
      try? FileManager.default.removeItem(at: stream)
      try record(beside: stream).write("")
    }
    Progress.step = "running the checks"
    let endings = try ChildProcess.run(jobs) {
      Progress.step = "running the checks, \($0) of \(jobs.count) suites"
    }
    return try exercises.indices.map { index in
      // What an answer prints may be long. Its end is what the program said last.
      let output = jobs[index].output.tail(longestOutput) ?? ""
      try jobs[index].output.write(output)
      return SuiteRun(
        stream: streams[index].text ?? "", output: output,
        record: record(beside: streams[index]).text.map(RunRecord.init), ending: endings[index])
    }
  }

  /// The number of bytes that are kept of what an answer prints.
  private static let longestOutput: UInt64 = 100_000

  private static func record(beside stream: URL) -> URL {
    stream.deletingPathExtension().appendingPathExtension("record")
  }

  /// Runs the suite of an exercise with each of the answers whose libraries lie in these folders.
  static func all(
    of exercise: Exercise, by program: URL, loading folders: [URL], in build: Build
  ) throws -> [SuiteRun] {
    let streams = folders.map { $0.appendingPathComponent("run.jsonl") }
    let others = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let jobs = zip(folders, streams).map { folder, stream in
      var job = job(for: exercise, mode: .ungated, build: build, stream: stream)
      job.arguments[0] = program.path
      job.environment["LD_LIBRARY_PATH"] = [folder.path, others].compactMap(\.self)
        .joined(separator: ":")
      return job
    }
    for stream in streams { try record(beside: stream).write("") }
    let endings = try ChildProcess.run(jobs)
    return jobs.indices.map { index in
      SuiteRun(
        stream: streams[index].text ?? "", output: jobs[index].output.text ?? "",
        record: record(beside: streams[index]).text.map(RunRecord.init), ending: endings[index])
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
        GradingVariable.exercises: nil, GradingVariable.record: record(beside: stream).path,
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      ],
      output: stream.deletingPathExtension().appendingPathExtension("log"),
      limit: .seconds(30), isApart: true)
  }
}

extension SuiteRun {
  init(
    stream: String, output: String, record: RunRecord? = nil, ending: ChildProcess.Ending
  ) {
    checks = CheckResult.all(in: EventStream(stream))
    self.ending = ending
    let isOpen =
      checks.contains { $0.outcome == .unfinished }
      || record.map { $0.last != nil && !$0.isConcluded } ?? false
    let noted = record?.interruptions.last
    interruption = noted?.kind ?? Self.interruption(by: ending, isOpen: isOpen)
    let apart = (record?.crashesApart ?? [:]).map { ($0.key.name, $0.value) }
    let crashesApart = Dictionary(apart) { $0 + $1 }
    self.crashesApart = crashesApart
    addresses =
      noted.map { $0.addresses + (crashesApart[$0.check.name] ?? []) }
      ?? CrashSite.addresses(in: output, of: "\(Build.product).xctest")
    crashMessage = Self.crashMessage(in: output)
  }

  /// What interrupted a run that could not say so itself.
  private static func interruption(
    by ending: ChildProcess.Ending, isOpen: Bool
  ) -> RunInterruption.Kind? {
    switch ending {
    case .ranOutOfTime: return .stuck
    case .crashed(let signal): return signal == SIGKILL ? .killed : .crashed
    case .exited(let status):
      guard isOpen else { return nil }
      switch status {
      case ExitStatus.crashed: return .crashed
      case ExitStatus.stuck: return .stuck
      case ExitStatus.suspended: return .suspended
      default:
        guard let signal = ProcessTree.signal(ofStatus: status) else { return .left }
        return signal == SIGKILL ? .killed : .crashed
      }
    }
  }

  /// The sentence with which the runtime stopped the program.
  private static func crashMessage(in output: String) -> String? {
    let beginnings = ["Fatal error:", "Fatal access conflict", "Simultaneous accesses"]
    return output.split(separator: "\n").reversed().lazy.compactMap { line in
      beginnings.lazy.compactMap { line.range(of: $0) }.first.map { String(line[$0.lowerBound...]) }
    }.first
  }
}
