import CourseFormat
import Foundation
import Processes

/// One run of the suite that grades an exercise, in a process of its own.
package struct SuiteRun {
  /// How it grades: waiting checks wait, or every check runs.
  package typealias Mode = GradingMode

  package let checks: [CheckResult]
  package let ending: ProgramEnding

  /// How it came to its end.
  package let end: RunEnd

  /// What the runtime said last, of the program or of a part of a check that runs apart.
  package let said: StopSentence?

  /// Where the runtime said that it crashed.
  package let crashSentence: CrashSite?

  /// The addresses in the program at which it was interrupted, the innermost first.
  package let addresses: [Int]

  /// The addresses at which parts of checks crashed that run in a process of their own, by check.
  package let childCrashes: [String: [Int]]

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
    end.isWhole && ending == .exited(0) && !checks.isEmpty
      && checks.allSatisfy { $0.outcome == .passed }
  }

  /// Whether somebody killed the program: it did so itself, or the system had no memory left.
  package var isKilled: Bool { end.kind == .killed }

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
  ) throws -> [ProgramEnding] {
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
  ///
  /// A program that a person plays has no checks, and ends when it is left: whatever ends it else is
  /// the end of its run.
  package init(
    stream: String, output: String, printed: URL? = nil, record: RunRecord? = nil,
    ending: ProgramEnding, isPlayed: Bool = false
  ) {
    var checks = CheckResult.all(in: EventStream(stream), noted: record?.issues ?? [:])
    let isForged = record.map { $0.isSigned && Self.compare(&checks, with: $0) } ?? false
    self.ending = ending
    let isOpen =
      isPlayed || checks.contains { $0.outcome == .unfinished }
      || record.map { ($0.isSigned || $0.last != nil) && !$0.isConcluded } ?? false
    let noted = record?.interruptions.last
    let kind = noted?.kind ?? RunEnd.Kind(ending, isOpen: isOpen)
    let said = StopSentence(in: output) { $0.said(upTo: 500) }
    self.said = said
    end = RunEnd(
      kind == .finished && isForged ? .left : kind, isForged: isForged,
      said: [.crashed, .aborted].contains(kind) ? said : nil)
    let pairs = (record?.childCrashes ?? [:]).map { ($0.key.name, $0.value) }
    let childCrashes = Dictionary(pairs) { $0 + $1 }
    self.childCrashes = childCrashes
    addresses =
      noted.map { $0.addresses + (childCrashes[$0.check.name] ?? []) }
      ?? CrashSite.addresses(in: output)
    crashSentence = kind == .crashed ? CrashSite(saidIn: output) : nil
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
      guard signed.map(CheckResult.Outcome.init) != check.outcome else { continue }
      // A check that crashes is begun, and one that never began has no result either.
      guard signed != nil || ![.unfinished, .notRun].contains(check.outcome) else { continue }
      isForged = true
      checks[index].outcome = .unfinished
      checks[index].issues = []
    }
    return isForged || !reported.isSuperset(of: record.results.keys)
  }
}

extension SuiteRun {
  /// Says what may be behind a crash in which a property was nil whose type ends in `!`.
  package func adviceOnNil(atLine line: Int?, of text: String?) -> String? {
    guard end.said?.kind == .nilProperty else { return nil }
    return NilProperty.sentence(atLine: line, of: text ?? "") ?? NilProperty.sentence
  }
}

extension RunEnd.Kind {
  /// How a run ended whose program ended so, and which could not say it itself; one that is not open
  /// has come to its end if it was not stopped.
  package init(_ ending: ProgramEnding, isOpen: Bool = true) {
    self =
      switch ending {
      case .ranOutOfTime: .stuck
      case .starved: .starved
      case .crashed(let signal): Self.by(signal)
      case .exited where !isOpen: .finished
      case .exited(let status):
        ProcessTree.signal(ofStatus: status).map(Self.by) ?? Self(exitStatus: status)
      }
  }

  private static func by(_ signal: Int32) -> Self {
    switch signal {
    case SIGKILL: .killed
    // The system ends what uses up its processor time.
    case SIGXCPU: .stuck
    default: .crashed
    }
  }
}

extension CheckResult.Outcome {
  /// What the graders say of a check.
  package init(_ result: RunRecord.Result) {
    self =
      switch result {
      case .passed: .passed
      case .failed: .failed
      case .waiting: .waiting
      case .unfinished: .unfinished
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
