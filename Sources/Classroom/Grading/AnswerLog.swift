import Answers
import Foundation

/// The verdicts on the answers of a class, written down as soon as each is known.
///
/// A call that was stopped loses the answers that were in work, and no other.
///
/// - Shape: A file with a line of JSON for each answer. A line that was not written to its end, or
///   that was changed, is passed over.
struct AnswerLog {
  /// What a verdict is kept under: the course, the exercise and the text.
  struct Key: Hashable {
    fileprivate let text: String

    init(_ text: String, of exercise: Exercise, in course: String) {
      // The length stands beside the number, so that two texts with one number are told apart even
      // if somebody looked for them.
      self.text = "\(course) \(exercise.name) \(text.utf8.count) \(Fingerprint.of([text]))"
    }
  }

  private struct Line: Codable {
    let key: String
    let check: String
    let exercise: GradedExercise
  }

  /// The file.
  let file: URL

  /// Reads the verdicts that this course gave; those of another edition are of no use.
  func verdicts(of course: String) -> [Key: GradedExercise] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    var verdicts: [Key: GradedExercise] = [:]
    let decoder = JSONDecoder()
    let beginning = Data("{\"check\":".utf8)
    for line in data.split(separator: UInt8(ascii: "\n")) where line.starts(with: beginning) {
      guard let line = try? decoder.decode(Line.self, from: line),
        line.key.hasPrefix(course + " "), line.check == Self.check(of: line.exercise, at: line.key)
      else { continue }
      verdicts[Key(line.key)] = line.exercise
    }
    return verdicts
  }

  /// Writes verdicts down.
  func add(_ verdicts: [(key: Key, exercise: GradedExercise)]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Data()
    for (key, exercise) in verdicts {
      let line = Line(
        key: key.text, check: Self.check(of: exercise, at: key.text), exercise: exercise)
      text += try encoder.encode(line) + Data("\n".utf8)
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // All of it is written at once, at the end: two calls may write to one file.
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw POSIXError.last }
      defer { close(descriptor) }
      // After a line that was cut off, this one begins anew.
      text.insert(UInt8(ascii: "\n"), at: text.startIndex)
      try text.writeAll(to: descriptor)
    } catch {
      throw CommandError.cannotWrite(file.path, reason: error.reason)
    }
  }

  private static func check(of exercise: GradedExercise, at key: String) -> String {
    let checks = exercise.checks.flatMap {
      [$0.name, $0.outcome.rawValue, $0.printed ?? ""] + $0.findings
    }
    return Fingerprint.of(
      [key, exercise.name, exercise.state.rawValue, "\(exercise.standing ?? 0)"] + exercise.notes
        + (exercise.warnings ?? []) + checks)
  }
}

extension AnswerLog.Key {
  fileprivate init(_ text: String) { self.text = text }
}
