import Foundation

/// Verdicts that need not be found again, because nothing they depend on has changed.
///
/// - Errors: It costs nothing to lose: what is not remembered is graded again.
struct VerdictMemory {
  /// A verdict, and what it was about.
  private struct Entry: Codable {
    let fingerprint: String
    let state: Verdict.State
  }

  private let package: CoursePackage
  private let file: URL
  private let surroundings: String

  /// Opens the memory of a package.
  init(of package: CoursePackage) {
    self.package = package
    file = package.scratch.appendingPathComponent("verdicts.json")
    surroundings = Fingerprint.of(
      ["Sources/HeadlessUIKit", "Sources/Stage", "Tests/Grading"], in: package)
  }

  /// The verdict on an exercise as it is now, if it is known.
  func state(of exercise: Exercise) -> Verdict.State? {
    guard let entry = entries[exercise.name], entry.fingerprint == fingerprint(of: exercise)
    else { return nil }
    return entry.state
  }

  /// Keeps verdicts.
  func remember(_ verdicts: [Verdict]) {
    var entries = entries
    for verdict in verdicts where verdict.state != .missing {
      entries[verdict.exercise.name] = Entry(
        fingerprint: fingerprint(of: verdict.exercise), state: verdict.state)
    }
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? file.write(String(decoding: data, as: UTF8.self))
  }

  private var entries: [String: Entry] {
    let data = Data((file.text ?? "").utf8)
    return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  private func fingerprint(of exercise: Exercise) -> String {
    Fingerprint.of([exercise.answer.text ?? "", exercise.suite.text ?? "", surroundings])
  }
}
