import Foundation

/// Verdicts that need not be found again, because nothing they depend on has changed.
///
/// - Shape: A file for each exercise: `verdicts/pickers-01-JaggedColumns`. It says what was graded:
///   a fingerprint of the answer, of its suite, and of everything else that the verdict depends on.
/// - Errors: It costs nothing to lose: what is not cached, or damaged, is graded again.
package struct VerdictCache {
  /// A verdict, and what it was about.
  private struct Entry: Codable {
    let fingerprint: String
    let state: Verdict.State
    /// A fingerprint of the other two, which tells whether they are as they were written.
    let check: String

    init(fingerprint: String, state: Verdict.State) {
      self.fingerprint = fingerprint
      self.state = state
      check = Self.check(fingerprint, state)
    }

    var isWhole: Bool { check == Self.check(fingerprint, state) }

    private static func check(_ fingerprint: String, _ state: Verdict.State) -> String {
      Fingerprint.of([fingerprint, state.rawValue])
    }
  }

  private let package: CoursePackage
  private let folder: URL
  private let compiler: String

  /// What the verdicts on a lesson's answers depend on besides the answers, as it was when this was made.
  private let surroundings: [String: String]

  /// Opens the cache of a package, whose answers this compiler compiles.
  package init(of package: CoursePackage, compiledBy compiler: String = CompilerVersion.state) {
    self.package = package
    self.compiler = compiler
    folder = package.scratch.appendingPathComponent("verdicts")
    surroundings = package.surroundingsOfVerdicts(compiledBy: compiler)
  }

  /// The verdict on a submission, if it is known.
  package func state(of submission: Submission) -> Verdict.State? {
    let data = Data((file(of: submission.exercise).text ?? "").utf8)
    guard let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.isWhole,
      entry.fingerprint == fingerprint(of: submission)
    else { return nil }
    return entry.state
  }

  /// Keeps verdicts that were found since this was made.
  ///
  /// Whether an answer ran out of time depends on what else the machine did, so that is found out
  /// again each time. Where the course has changed meanwhile, nobody knows which of the two judged.
  package func store(_ verdicts: [Verdict]) {
    let now = package.surroundingsOfVerdicts(compiledBy: compiler)
    for verdict in verdicts where ![.missing, .ranOutOfTime, .notGraded].contains(verdict.state) {
      let lesson = verdict.exercise.lesson
      guard now[lesson] == surroundings[lesson] else { continue }
      let entry = Entry(
        fingerprint: fingerprint(of: verdict.submission), state: verdict.state)
      guard let data = try? JSONEncoder().encode(entry) else { continue }
      try? file(of: verdict.exercise).write(String(decoding: data, as: UTF8.self))
    }
  }

  private func file(of exercise: Exercise) -> URL { folder.appendingPathComponent(exercise.key) }

  private func fingerprint(of submission: Submission) -> String {
    Fingerprint.of([
      submission.fingerprint, surroundings[submission.exercise.lesson] ?? "",
    ])
  }
}

extension VerdictCache {
  /// The state of a submission that can be told without grading it.
  package func known(_ submission: Submission) -> Verdict.State? {
    if submission.text == nil { return .missing }
    if submission.isPristine { return .waiting }
    // Where every TODO stands nothing is handed in, whatever has been tried below them.
    return state(of: submission) ?? (submission.isUntouched ? .waiting : nil)
  }
}
