import Foundation

/// Verdicts that need not be found again, because nothing they depend on has changed.
///
/// - Errors: It costs nothing to lose: what is not cached is graded again.
struct VerdictCache {
  /// A verdict, and what it was about.
  private struct Entry: Codable {
    let fingerprint: String
    let state: Verdict.State
  }

  private let file: URL
  private let surroundings: String

  /// Opens the cache of a package.
  init(of package: CoursePackage) {
    file = package.scratch.appendingPathComponent("verdicts.json")
    surroundings = Fingerprint.of(
      [
        "Sources/CourseFormat", "Sources/CoursePage", "Sources/HeadlessUIKit", "Sources/Stage",
        "Sources/WebServer", "Tests/Grading",
      ],
      in: package)
  }

  /// The verdict on a submission, if it is known.
  func state(of submission: Submission) -> Verdict.State? {
    guard let entry = entries[submission.exercise.name],
      entry.fingerprint == fingerprint(of: submission)
    else { return nil }
    return entry.state
  }

  /// Keeps verdicts.
  ///
  /// Whether an answer ran out of time depends on what else the machine did, so that is found out
  /// again each time.
  func store(_ verdicts: [Verdict]) {
    var entries = entries
    for verdict in verdicts where ![.missing, .ranOutOfTime].contains(verdict.state) {
      entries[verdict.exercise.name] = Entry(
        fingerprint: fingerprint(of: verdict.submission), state: verdict.state)
    }
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? file.write(String(decoding: data, as: UTF8.self))
  }

  private var entries: [String: Entry] {
    let data = Data((file.text ?? "").utf8)
    return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  private func fingerprint(of submission: Submission) -> String {
    Fingerprint.of([submission.fingerprint, surroundings])
  }
}
