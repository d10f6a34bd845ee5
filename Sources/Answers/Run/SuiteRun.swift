import CourseFormat
import Foundation
import Processes

/// One run of the suite that grades an exercise, in a process of its own.
package struct SuiteRun {
  /// How it treats the checks of TODOs that stand, as the commands of the course do.
  package typealias Mode = GradingMode

  package let checks: [CheckResult]
  package let ending: ProgramEnding

  /// How it came to its end.
  package let end: RunEnd

  /// What the runtime said last, of the program or of a part of a check that runs apart.
  package let said: StopSentence?

  /// The addresses in the program at which it was interrupted, the innermost first.
  package let addresses: [Int]

  /// The addresses at which parts of checks crashed that run in a process of their own, by check.
  package let childCrashes: [String: [Int]]

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

  /// Whether it, or a part of a check that runs in a process of its own, was interrupted.
  var isInterrupted: Bool { !end.isWhole || !childCrashes.isEmpty }

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
      ?? CrashSite.addresses(in: output, of: BuiltProgram.product)
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

/// What Swift Testing wrote about a run, a line of JSON for each event.
package struct EventStream {
  /// A line; whatever this program does not need is left out.
  package struct Record: Decodable {
    package let kind: String
    package let payload: Payload
  }

  package struct Payload: Decodable {
    package let kind: String
    package let id: String?
    package let displayName: String?
    package let name: String?
    package let sourceLocation: SourceLocation?
    package let testID: String?
    package let issue: Issue?
    package let messages: [Message]?
  }

  package struct SourceLocation: Decodable {
    package let line: Int
    package let fileID: String
  }

  package struct Issue: Decodable {
    package let isKnown: Bool
    package let isFailure: Bool?
    package let sourceLocation: SourceLocation?
  }

  package struct Message: Decodable {
    package let symbol: String
    package let text: String
  }

  /// The lines, from first to last.
  package let records: [Record]

  /// Reads a stream.
  ///
  /// The last line of a run that was cut off may be half a line; it says nothing.
  package init(_ text: String) {
    let decoder = JSONDecoder()
    records = text.split(separator: "\n").compactMap {
      try? decoder.decode(Record.self, from: Data($0.utf8))
    }
  }
}

extension CheckResult {
  /// The checks of a run in the order they are written, and how they came out.
  ///
  /// What the graders noted of the issues of a check, by its name, says of what kind they are.
  package static func all(
    in stream: EventStream, noted: [String: [IssueNote]] = [:]
  ) -> [CheckResult] {
    var checks: [String: CheckResult] = [:]
    for record in stream.records {
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id {
        checks[id] = CheckResult(
          name: payload.displayName ?? payload.name ?? id, line: payload.sourceLocation?.line ?? 0)
      } else if let id = payload.testID {
        checks[id]?.note(payload)
      }
    }
    return checks.values.sorted { $0.line < $1.line }.map { $0.with(noted[$0.name] ?? []) }
  }

  /// The check whose issues have the kinds that were noted for their lines, in this order.
  private func with(_ notes: [IssueNote]) -> CheckResult {
    var (check, open) = (self, notes)
    for index in issues.indices {
      guard let place = open.firstIndex(where: { $0.line == issues[index].line }) else { continue }
      let note = open.remove(at: place)
      check.issues[index].kind = note.kind
      check.issues[index].sides = note.sides
    }
    return check
  }

  private mutating func note(_ event: EventStream.Payload) {
    switch event.kind {
    case "testStarted":
      outcome = .unfinished
    case "issueRecorded" where event.issue?.isKnown == true:
      outcome = .waiting
    case "issueRecorded" where event.issue?.isFailure != false:
      issues.append(Issue(event))
      // It may be found when the check is over.
      if outcome == .passed { outcome = .failed }
    case "testEnded" where outcome == .unfinished || !issues.isEmpty:
      outcome = issues.isEmpty ? .passed : .failed
    default:
      break
    }
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
      case .exited(let status): Self(exitStatus: status)
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
