import Foundation

/// What the checks found in the decoys of an exercise when they were recorded, as fingerprints.
///
/// The record says which checks reject a decoy. Answers that fail in the same checks may be wrong for
/// different reasons. They are wrong in the same way if the checks found the same in them.
package struct DecoyFindings {
  /// What the checks that reject a decoy found in it, by their names.
  private typealias Row = [String: String]

  private let exercise: Exercise

  /// By the names of the decoys.
  private var rows: [String: Row]

  /// Reads what was found in the decoys of an exercise.
  package init(of exercise: Exercise) {
    self.exercise = exercise
    let lines = FindingsTable(around: exercise).lines(of: exercise)
    rows = lines.reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { return }
      rows[cells[1], default: [:]][cells[2]] = cells[3]
    }
  }

  /// What stands in place of a fingerprint where each run finds something else.
  private static let chance = "by chance"

  /// The names of the decoys of which something is recorded: `decoy CountsComponents`.
  package var decoys: [String] { rows.keys.sorted() }

  /// The checks that are recorded to reject a decoy.
  package func checks(rejecting decoy: String) -> Set<String> {
    Set(rows[decoy, default: [:]].keys)
  }

  /// Whether a run found in an answer what was found in a decoy, in each check that rejects it.
  ///
  /// What never ran in it does not count.
  package func show(_ run: SuiteRun, inTheWayOf decoy: String) -> Bool {
    let ran = Set(run.checks.filter { $0.outcome != .waiting && $0.outcome != .notRun }.map(\.name))
    guard ran.intersection(checks(rejecting: decoy)) == run.rejections else { return false }
    return run.rejected.allSatisfy {
      let known = rows[decoy]?[$0.name]
      return known == Self.chance || known == fingerprint(of: $0, in: run)
    }
  }

  /// Notes what a run found in a decoy, in place of what was noted before.
  package mutating func note(_ run: SuiteRun, of decoy: Decoy) {
    rows[decoy.answerName] = Dictionary(
      run.rejected.map {
        ($0.name, decoy.isLeftToChance ? Self.chance : fingerprint(of: $0, in: run))
      }
    ) { $1 }
  }

  /// Forgets decoys that the exercise does not have.
  package mutating func keep(_ decoys: [Decoy]) {
    let names = Set(decoys.map(\.answerName))
    rows = rows.filter { names.contains($0.key) }
  }

  /// The checks that found something else in a decoy than other findings say; nil if they say of other
  /// checks that they reject it.
  package func checksFindingOtherwise(in decoy: String, than other: Self) -> [String]? {
    guard checks(rejecting: decoy) == other.checks(rejecting: decoy) else { return nil }
    let known = other.rows[decoy, default: [:]]
    return rows[decoy, default: [:]].filter { known[$0.key] != $0.value }.keys.sorted()
  }

  /// Writes these findings in place of those that are recorded, unless they are the same.
  package static func write(_ findings: [DecoyFindings], in root: URL) throws {
    let lines = findings.map { own in
      (
        own.exercise,
        own.rows.flatMap { decoy, row in
          row.map { "\(own.exercise.name)\t\(decoy)\t\($0)\t\($1)" }
        }
      )
    }
    try FindingsTable(in: root).write(Dictionary(uniqueKeysWithValues: lines))
  }

  private func fingerprint(of check: CheckResult, in run: SuiteRun) -> String {
    // How often a loop found the same depends on chance.
    let issues = check.issues.told.flatMap { [$0.finding] + $0.advice }
    let said = run.said
    // A part of a check that stops the program says no more than that it stopped. Reading nil is
    // another mistake than reading past the end of an array.
    let isNilApart = run.childCrashes[check.name] != nil && said?.isAboutNil == true
    let ending =
      check.outcome == .unfinished
      ? [said?.text ?? "", "\(run.end.kind.isOutOfTime)"] : isNilApart ? ["nil"] : []
    let root = exercise.url(of: ".").standardizedFileURL
    return Fingerprint.of((issues + ending).map { Self.withoutPlaces($0, in: root) })
  }

  /// Returns a text without what differs from run to run and from copy to copy: an object is
  /// described by its address in memory, a file by the folder that the course lies in, and what an
  /// application saves by a folder with a name of its own.
  package static func withoutPlaces(_ text: String, in root: URL) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…").replacing(root.path + "/", with: "")
      .replacing(/[^\s"]*documents-[0-9A-F\-]{36}/, with: "documents")
  }
}
