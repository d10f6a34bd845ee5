import Foundation

/// What the checks found in the decoys when they were last proven, as fingerprints.
///
/// Answers that fail in the same checks may be wrong for different reasons. They are wrong in the
/// same way if the checks found the same in them.
package struct DecoyFindings {
  /// Where they are kept: a line for each check that rejects a decoy.
  package static let path = "Tests/Decoys/findings.tsv"

  private let root: URL
  private let file: URL
  private var fingerprints: [String: String]

  /// Reads what was found in the decoys of a package.
  package init(in root: URL) {
    self.root = root
    file = root.appendingPathComponent(Self.path)
    let rows = (file.text ?? "").lines.compactMap { line -> (String, String)? in
      guard let tab = line.lastIndex(of: "\t") else { return nil }
      return (String(line[..<tab]), String(line[line.index(after: tab)...]))
    }
    fingerprints = Dictionary(rows) { $1 }
  }

  /// What stands in place of a fingerprint where each run finds something else.
  private static let chance = "by chance"

  /// Whether a run found in an answer what was found in a decoy, in each check that rejects it.
  package func show(_ run: SuiteRun, inTheWayOf decoy: String, of exercise: Exercise) -> Bool {
    run.rejected.allSatisfy {
      let known = fingerprints[key(exercise, decoy, $0.name)]
      return known == Self.chance || known == fingerprint(of: $0, in: run)
    }
  }

  /// Notes what a run found in a decoy.
  package mutating func note(_ run: SuiteRun, of decoy: Decoy, of exercise: Exercise) {
    for check in run.rejected {
      fingerprints[key(exercise, decoy.answerName, check.name)] =
        decoy.isLeftToChance ? Self.chance : fingerprint(of: check, in: run)
    }
  }

  /// Forgets what was found in the decoys of an exercise.
  package mutating func remove(_ exercise: Exercise) {
    fingerprints = fingerprints.filter { !$0.key.hasPrefix("\(exercise.name)\t") }
  }

  /// Writes the file anew, unless it says all this.
  package func write() throws {
    let rows = fingerprints.map { "\($0)\t\($1)" }.sorted()
    let text = rows.joined(separator: "\n") + "\n"
    if file.text != text { try file.write(text) }
  }

  private func key(_ exercise: Exercise, _ decoy: String, _ check: String) -> String {
    "\(exercise.name)\t\(decoy)\t\(check)"
  }

  private func fingerprint(of check: CheckResult, in run: SuiteRun) -> String {
    // How often a loop found the same depends on chance.
    let issues = check.issues.told.flatMap { [$0.finding] + $0.advice }
    let ending =
      check.outcome == .unfinished ? [run.crashMessage ?? "", "\(run.ranOutOfTime)"] : []
    return Fingerprint.of((issues + ending).map { Self.withoutPlaces($0, in: root) })
  }

  /// Returns a text without what differs from run to run and from copy to copy: an object is
  /// described by its address in memory, a file by the folder that the course lies in, and what an
  /// application saves by a folder with a name of its own.
  static func withoutPlaces(_ text: String, in root: URL) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…").replacing(root.path + "/", with: "")
      .replacing(/[^\s"]*documents-[0-9A-F\-]{36}/, with: "documents")
  }
}
