import Foundation
import Processes

/// What a run of the graders noted about itself, for its supervisor.
///
/// The run writes a line when a check begins and when it ends, when something interrupts it, and
/// when it is over. What is not over ended in the check that began last.
///
/// Before the first check its supervisor writes a line for each ``Refusal``.
///
///     began⇥pickers/01-JaggedColumns⇥there is one wheel for every column
///     issue⇥expectation⇥31
///     crashed
///     stopped at image + 0x00000000000ff310
///
/// Whoever started the run may have given it a ``RunKey``. Then only what is signed with it says how
/// a check came out and that the run came to its end, since the answer can write lines, too.
///
///     result⇥1⇥passed⇥ab3f…
package nonisolated struct RunRecord: Equatable, Sendable {
  /// The line that says that a check ended.
  package static let ended = "ended"

  /// The line that says that the run came to its end and showed its last lines.
  package static let concluded = "concluded"

  /// The line before the addresses at which a child process of a check crashed.
  package static let childCrash = "child crash"

  /// The line that says that a part of the check begins which runs in a process of its own.
  package static let partBegan = "part began"

  /// The line that says that such a part came to its end.
  package static let partEnded = "part ended"

  /// How a check came out, as the graders saw it.
  package enum Result: String, Sendable {
    /// Its body did not come to its end, and nobody knows why. Each check begins with this.
    case unfinished
    case passed, failed, waiting
  }

  /// A part of what the run printed, in bytes from the beginning.
  package struct Output: Equatable, Sendable {
    package let start: Int
    /// Nil if the check did not come to its end.
    package var end: Int?
  }

  /// When the run began.
  package private(set) var began: Date?

  /// What interrupted the run, from first to last.
  ///
  /// It goes on after that in a new program.
  package private(set) var interruptions: [RunInterruption] = []

  /// The check that began last.
  package private(set) var last: RunningCheck?

  /// Whether that check has not ended.
  package private(set) var isWithinCheck = false

  /// Whether the run came to its end.
  package private(set) var isConcluded = false

  /// Where child processes crashed, by the check that started them.
  package private(set) var childCrashes: [RunningCheck: [Int]] = [:]

  /// How the checks came out that ended, by their names; only a run with a key says so.
  package private(set) var results: [String: Result] = [:]

  /// The parts of the check that began last which run in a process of their own and have not come to
  /// their ends.
  package private(set) var openParts = 0

  /// What was printed during each check, by its name.
  package private(set) var outputs: [String: Output] = [:]

  /// What kinds of issues each check found, by its name, from first to last.
  ///
  /// They are not signed: they decide what is told first of a check that fails, and not that it fails.
  package private(set) var issues: [String: [IssueNote]] = [:]

  /// Why exercises are not graded, as it was noted before the first check.
  package private(set) var refusals: [Refusal] = []

  /// Whether a line claims to be signed and is not.
  package private(set) var isForged = false

  /// Whether results were signed, and have to be.
  package var isSigned: Bool { key != nil }

  private let key: RunKey?

  /// What addresses that follow are about.
  private var isAboutChild = false

  /// Reads what a run wrote that had this key, or none.
  package init(_ text: String, key: RunKey? = nil) {
    self.key = key
    for line in text.split(separator: "\n") { read(String(line)) }
  }

  /// The line that says how a check came out, the `number`th of the run.
  package static func result(
    _ result: Result, of check: RunningCheck, number: Int, key: RunKey
  ) -> String {
    let text = "result\t\(number)\t\(result.rawValue)"
    return "\(text)\t\(key.signature(of: "\(text)\t\(check.exercise)\t\(check.name)"))"
  }

  /// The line that says that the run came to its end after so many checks.
  package static func concluded(after count: Int, key: RunKey) -> String {
    let text = "\(concluded)\t\(count)"
    return "\(text)\t\(key.signature(of: text))"
  }

  /// The line that says how much the run has printed.
  package static func output(_ count: Int) -> String { "output\t\(count)" }

  /// The line that says that a check begins.
  package static func began(_ check: RunningCheck) -> String {
    "began\t\(check.exercise)\t\(check.name)"
  }

  /// The line that says when the run begins.
  package static func began(at date: Date) -> String {
    "run\t\(date.timeIntervalSince1970)"
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("run\t") {
      began = Double(line.dropFirst(4)).map(Date.init(timeIntervalSince1970:))
    } else if line.hasPrefix("began\t") {
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard fields.count == 3 else { return }
      last = RunningCheck(name: fields[2], exercise: fields[1])
      isWithinCheck = true
      isConcluded = false
      openParts = 0
    } else if line == Self.partBegan {
      openParts += 1
    } else if line == Self.partEnded {
      openParts -= 1
    } else if line == Self.ended {
      isWithinCheck = false
    } else if line == Self.concluded {
      // Whoever has a key signs it.
      if key == nil { isConcluded = true }
    } else if line.hasPrefix("result\t") || line.hasPrefix("\(Self.concluded)\t") {
      readSigned(line)
    } else if line.hasPrefix("output\t") {
      readOutput(line)
    } else if last == nil, let refusal = Refusal(text: line) {
      // Later than that an answer may have written it.
      refusals.append(refusal)
    } else if let issue = IssueNote(text: line), let last {
      issues[last.name, default: []].append(issue)
    } else if line == Self.childCrash {
      isAboutChild = true
    } else if let kind = RunEnd.Kind(rawValue: line), kind != .finished, let last {
      interruptions.append(RunInterruption(kind: kind, check: last))
      isWithinCheck = false
      // What an answer left behind may end the program after its last lines.
      isConcluded = false
      isAboutChild = false
    } else if let address = CrashSite.addresses(in: line, of: "").first {
      readAddress(address)
    }
  }

  private mutating func readSigned(_ line: String) {
    guard let key else { return }
    if line == Self.concluded(after: results.count, key: key) {
      isConcluded = true
      return
    }
    let word = line.split(separator: "\t").dropFirst(2).first.map(String.init)
    guard let last, let result = word.flatMap(Result.init), results[last.name] == nil,
      line == Self.result(result, of: last, number: results.count + 1, key: key)
    else {
      isForged = true
      return
    }
    results[last.name] = result
  }

  private mutating func readOutput(_ line: String) {
    guard let last, let count = Int(line.dropFirst("output\t".count)), count >= 0 else { return }
    if outputs[last.name] == nil {
      outputs[last.name] = Output(start: count)
    } else {
      outputs[last.name]?.end = count
    }
  }

  private mutating func readAddress(_ address: Int) {
    if isAboutChild, let last {
      childCrashes[last, default: []].append(address)
    } else if let last = interruptions.indices.last {
      interruptions[last].addresses.append(address)
    }
  }
}

/// What ended a run before its checks were over.
package nonisolated struct RunInterruption: Equatable, Sendable {
  package let kind: RunEnd.Kind

  /// The check that ran.
  package let check: RunningCheck

  /// Where the program was, counted from its beginning, the innermost call first.
  package var addresses: [Int] = []

  package init(kind: RunEnd.Kind, check: RunningCheck, addresses: [Int] = []) {
    self.kind = kind
    self.check = check
    self.addresses = addresses
  }
}

/// A check while it runs.
package nonisolated struct RunningCheck: Hashable, Sendable {
  /// The sentence it is named by.
  package let name: String
  /// The exercise it grades: `pickers/01-JaggedColumns`.
  package let exercise: String

  package init(name: String, exercise: String) {
    self.name = name
    self.exercise = exercise
  }
}
