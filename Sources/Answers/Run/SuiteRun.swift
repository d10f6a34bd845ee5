import CourseFormat
import Foundation
import Processes

/// One run of the suite that grades an exercise, in a process of its own.
package struct SuiteRun {
  /// How it grades: waiting checks wait, or every check runs.
  package typealias Mode = GradingMode

  package let checks: [CheckResult]
  package let ending: ChildProcess.Ending

  /// What the program said when it crashed.
  package let crashMessage: String?

  /// Where the runtime said that it crashed.
  package let crashSentence: CrashSentence?

  /// What kept the run from coming to its end, if anything did.
  package let interruption: RunInterruption.Kind?

  /// The addresses in the program at which it was interrupted, the innermost first.
  package let addresses: [Int]

  /// The addresses at which parts of checks crashed that run in a process of their own, by check.
  let childCrashes: [String: [Int]]

  /// Whether what the suite reported is not what the graders saw.
  let isForged: Bool

  /// The check the run ended in, if it never came back from it.
  package var unfinished: CheckResult? { checks.first { $0.outcome == .unfinished } }

  /// The names of the checks that rejected the answer; one that crashed or hung did as well.
  package var rejections: Set<String> { Set(rejected.map(\.name)) }

  /// The checks that rejected the answer, and what they found.
  package var rejected: [CheckResult] {
    checks.filter { $0.outcome == .failed || $0.outcome == .unfinished }
  }

  /// Whether every check ran and passed.
  package var isClean: Bool {
    interruption == nil && ending == .exited(0) && !checks.isEmpty
      && checks.allSatisfy { $0.outcome == .passed }
  }

  /// Whether the run was stopped because a check did not return.
  package var ranOutOfTime: Bool { [.stuck, .suspended, .blocked].contains(interruption) }

  /// Whether the run says nothing about the answer, because the machine was too busy.
  var isStarved: Bool { interruption == .starved }

  /// Whether somebody killed the program: it did so itself, or the system had no memory left.
  package var isKilled: Bool { interruption == .killed }

  /// Runs suites side by side, confined as far as this machine allows, and returns what each
  /// found, in order.
  ///
  /// Meanwhile `hear` is told of each check that has ended.
  package static func all(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int = 2,
    hear: RunWatch.Hearer? = nil
  ) throws -> [SuiteRun] {
    Progress.step = "running the checks"
    var endings = try run(requests, of: package, atOnce: width, hear: hear)
    if endings.contains(.exited(Confinement.failed)) {
      // What this machine allows may have changed.
      Confinement.forgetMode(of: package)
      endings = try run(requests, of: package, atOnce: width, hear: hear)
    }
    if let index = endings.firstIndex(of: .exited(Confinement.failed)) {
      throw CommandError.programNotStarted(
        requests[index].build.program.path, reason: "it could not be confined, or the disk is full")
    }
    return try zip(requests, endings).map { request, ending in
      // What an answer prints may be long. Its end is what the program said last.
      let output = request.log.tail(longestOutput) ?? ""
      try request.log.write(output)
      let record = RunRecord(request.record.text ?? "", key: request.key)
      return SuiteRun(
        stream: request.stream.text ?? "", output: output, printed: request.printed,
        record: record, ending: ending)
    }
  }

  private static func run(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int,
    hear: RunWatch.Hearer?
  ) throws -> [ChildProcess.Ending] {
    guard !requests.isEmpty else { return [] }
    let mode = try Confinement.mode(for: package)
    for request in requests {
      for file in [request.stream, request.record, request.printed] {
        try? FileManager.default.removeItem(at: file)
      }
    }
    let folder = try package.privateFolder
    let jobs = requests.map { $0.job(confined: mode, privateFolder: folder) }
    let watch = hear.map { RunWatch(requests, hear: $0) }
    // A run may be over before anybody has looked.
    defer { watch?.look() }
    return try ChildProcess.run(jobs, atOnce: width) {
      Progress.step = "running the checks, \($0) of \(jobs.count) suites"
    } tick: {
      watch?.tick()
    }
  }

  /// The number of bytes that are kept of what an answer prints.
  private static let longestOutput: UInt64 = 100_000

  /// Chooses the suite of an exercise among all that were built.
  package static func filter(for exercise: Exercise) -> String {
    #"^\#(exercise.module)Tests\..*/\#(exercise.file)Tests\.swift:"#
  }
}

extension SuiteRun {
  /// Reads a run off what it left: its events, what it said, where the answer printed, and what was
  /// noted.
  package init(
    stream: String, output: String, printed: URL? = nil, record: RunRecord? = nil,
    ending: ChildProcess.Ending
  ) {
    var checks = CheckResult.all(in: EventStream(stream))
    isForged = record.map { $0.isSigned && Self.compare(&checks, with: $0) } ?? false
    self.ending = ending
    let isOpen =
      checks.contains { $0.outcome == .unfinished }
      || record.map { ($0.isSigned || $0.last != nil) && !$0.isConcluded } ?? false
    let noted = record?.interruptions.last
    interruption =
      noted?.kind ?? Self.interruption(by: ending, isOpen: isOpen) ?? (isForged ? .left : nil)
    let pairs = (record?.childCrashes ?? [:]).map { ($0.key.name, $0.value) }
    let childCrashes = Dictionary(pairs) { $0 + $1 }
    self.childCrashes = childCrashes
    addresses =
      noted.map { $0.addresses + (childCrashes[$0.check.name] ?? []) }
      ?? CrashSite.addresses(in: output, of: BuiltProgram.product)
    crashMessage = Self.crashMessage(in: output)
    crashSentence = interruption == .crashed ? CrashSentence(in: output) : nil
    if let printed, let outputs = record?.outputs {
      for index in checks.indices {
        checks[index].printed = outputs[checks[index].name].flatMap { printed.text(in: $0) }
      }
    }
    self.checks = checks
  }

  /// Holds what the suite reported against what the graders signed, and returns whether the two
  /// differ.
  ///
  /// The answer shares a process with its suite and can write to the events. A check whose result
  /// is not signed has not come to its end, whatever is written there.
  private static func compare(_ checks: inout [CheckResult], with record: RunRecord) -> Bool {
    var isForged = record.isForged
    var reported: Set<String> = []
    for index in checks.indices {
      let check = checks[index]
      let signed = record.results[check.name]
      reported.insert(check.name)
      guard CheckResult.Outcome(signed) != check.outcome else { continue }
      // A check that crashes is begun, and one that never began has no result either.
      guard signed != nil || ![.unfinished, .notRun].contains(check.outcome) else { continue }
      isForged = true
      checks[index].outcome = .unfinished
      checks[index].issues = []
    }
    return isForged || !reported.isSuperset(of: record.results.keys)
  }

  /// What interrupted a run that could not say so itself.
  private static func interruption(
    by ending: ChildProcess.Ending, isOpen: Bool
  ) -> RunInterruption.Kind? {
    switch ending {
    case .ranOutOfTime: return .stuck
    case .starved: return .starved
    case .crashed(let signal): return interruption(by: signal)
    case .exited(let status):
      guard isOpen else { return nil }
      switch status {
      case ExitStatus.crashed: return .crashed
      case ExitStatus.stuck: return .stuck
      case ExitStatus.suspended: return .suspended
      case ExitStatus.starved: return .starved
      default: return ProcessTree.signal(ofStatus: status).map(interruption) ?? .left
      }
    }
  }

  private static func interruption(by signal: Int32) -> RunInterruption.Kind {
    switch signal {
    case SIGKILL: .killed
    // The system ends what uses up its processor time.
    case SIGXCPU: .stuck
    default: .crashed
    }
  }

  /// The sentence with which the runtime stopped the program.
  private static func crashMessage(in output: String) -> String? {
    let beginnings = [
      "Fatal error:", "Fatal access conflict", "Simultaneous accesses", "Calls lie in each other",
    ]
    return output.split(separator: "\n").reversed().lazy.compactMap { line in
      beginnings.lazy.compactMap { line.range(of: $0) }.first.map { String(line[$0.lowerBound...]) }
    }.first.map { $0.said(upTo: 500) }
  }
}

extension CheckResult.Outcome {
  /// What a signed result says, or nil if there is none.
  fileprivate init?(_ result: RunRecord.Result?) {
    switch result {
    case .passed: self = .passed
    case .failed: self = .failed
    case .waiting: self = .waiting
    case .unfinished: self = .unfinished
    case nil: return nil
    }
  }
}

extension URL {
  /// What a file that an answer prints to holds in a part of it, cut after 500 characters; nil if
  /// there is nothing.
  fileprivate func text(in part: RunRecord.Output) -> String? {
    guard let file = try? FileHandle(forReadingFrom: self) else { return nil }
    defer { try? file.close() }
    // A character has up to four bytes, some with accents more.
    let count = min((part.end ?? Int.max) - part.start, 4 * CheckResult.longestPrint + 64)
    guard count > 0, (try? file.seek(toOffset: UInt64(part.start))) != nil,
      let data = try? file.read(upToCount: count)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return end == text.startIndex
      ? nil : String(text[..<end]).said(upTo: CheckResult.longestPrint)
  }
}
