import Foundation

/// What the compiler warned of in answers, kept as long as they are as they were.
///
/// The build system compiles an answer again only when it has changed, and says nothing about the
/// others.
///
/// - Shape: A file for each exercise: `warnings/pickers-01-JaggedColumns`.
/// - Errors: It costs nothing to lose: the warnings come back with the next change.
struct KeptWarnings {
  private struct Entry: Codable {
    /// A fingerprint of the answer.
    let answer: String
    let warnings: [Diagnostic]
  }

  private let folder: URL

  init(of package: CoursePackage) {
    folder = package.scratch.appendingPathComponent("warnings")
  }

  /// Keeps what the compiler said about answers that it compiled just now.
  func keep(_ output: String, on exercises: [Exercise], compiledAt source: (Exercise) -> URL) {
    let warnings = Diagnostic.warnings(in: output)
    guard !warnings.isEmpty else { return }
    for exercise in exercises {
      let file = source(exercise)
      let own = warnings.filter { $0.file == file.path }
      let entry = Entry(answer: Fingerprint.of([file.text ?? ""]), warnings: own)
      guard !own.isEmpty, let data = try? JSONEncoder().encode(entry) else { continue }
      let kept = folder.appendingPathComponent(exercise.key)
      try? kept.write(String(decoding: data, as: UTF8.self))
    }
  }

  /// What the compiler warned of in a submission, as far as it is known.
  func warnings(on submission: Submission) -> [Diagnostic] {
    let data = Data((folder.appendingPathComponent(submission.exercise.key).text ?? "").utf8)
    guard let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.answer == Fingerprint.of([submission.text ?? ""])
    else { return [] }
    return entry.warnings
  }
}
