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
  let childCrashes: [String: [Int]]

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

  /// Runs suites side by side, confined as far as this machine allows, and returns what each
  /// found, in order.
  static func all(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int = 2
  ) throws -> [SuiteRun] {
    Progress.step = "running the checks"
    var endings = try run(requests, of: package, atOnce: width)
    if endings.contains(.exited(Confinement.failed)) {
      // What this machine allows may have changed.
      Confinement.forgetMode(of: package)
      endings = try run(requests, of: package, atOnce: width)
    }
    return try zip(requests, endings).map { request, ending in
      // What an answer prints may be long. Its end is what the program said last.
      let output = request.log.tail(longestOutput) ?? ""
      try request.log.write(output)
      return SuiteRun(
        stream: request.stream.text ?? "", output: output,
        record: request.record.text.map(RunRecord.init), ending: ending)
    }
  }

  private static func run(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int
  ) throws -> [ChildProcess.Ending] {
    guard !requests.isEmpty else { return [] }
    let mode = try Confinement.mode(for: package)
    for request in requests {
      for file in [request.stream, request.record] {
        try? FileManager.default.removeItem(at: file)
      }
    }
    let jobs = requests.map { $0.job(confined: mode, privateFolder: package.privateFolder) }
    return try ChildProcess.run(jobs, atOnce: width) {
      Progress.step = "running the checks, \($0) of \(jobs.count) suites"
    }
  }

  /// The number of bytes that are kept of what an answer prints.
  private static let longestOutput: UInt64 = 100_000

  /// Chooses the suite of an exercise among all that were built.
  static func filter(for exercise: Exercise) -> String {
    #"^\#(exercise.module)Tests\..*/\#(exercise.file)Tests\.swift:"#
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
    let pairs = (record?.childCrashes ?? [:]).map { ($0.key.name, $0.value) }
    let childCrashes = Dictionary(pairs) { $0 + $1 }
    self.childCrashes = childCrashes
    addresses =
      noted.map { $0.addresses + (childCrashes[$0.check.name] ?? []) }
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
    let beginnings = [
      "Fatal error:", "Fatal access conflict", "Simultaneous accesses", "Calls lie in each other",
    ]
    return output.split(separator: "\n").reversed().lazy.compactMap { line in
      beginnings.lazy.compactMap { line.range(of: $0) }.first.map { String(line[$0.lowerBound...]) }
    }.first
  }
}
