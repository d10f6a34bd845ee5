import HeadlessUIKit
import Synchronization

/// Counts the exercises that are right, wrong and waiting, and says so at the end of the run.
nonisolated final class Tally: Sendable {
  /// How a check, and with it its exercise, turned out.
  enum Mark: Int {
    case waiting, wrong
  }

  /// What is known about an exercise so far.
  struct Entry {
    /// The number of checks its suite has.
    let checks: Int
    /// The number of those that came to their end.
    var finished = 0
    /// The worst that was noted.
    var mark: Mark?
  }

  static let shared = Tally()

  private let entries = Mutex<[String: Entry]>([:])

  // Registered by the first suite that grades, so a run that grades nothing counts nothing.
  private static let lastLine: Void = { atexit { Console.write(Tally.shared.summary + "\n") } }()

  /// Counts an exercise whose suite starts.
  func begin(_ answer: Answer) {
    if self === Tally.shared { Self.lastLine }
    entries.withLock { $0[answer.name] = Entry(checks: answer.checks.count) }
  }

  /// Notes what keeps an exercise from being right.
  ///
  /// Wrong outweighs waiting.
  func note(_ mark: Mark, of answer: Answer) {
    entries.withLock { entries in
      if mark.rawValue > (entries[answer.name]?.mark?.rawValue ?? -1) {
        entries[answer.name]?.mark = mark
      }
    }
  }

  /// Counts a check that came to its end.
  func countCheck(of answer: Answer) {
    entries.withLock { $0[answer.name]?.finished += 1 }
  }

  /// The last line of the run.
  ///
  ///     8 exercises: 3 right, 1 wrong, 4 waiting. Next: swift run course
  var summary: String {
    let entries = entries.withLock { Array($0.values) }
    let wrong = entries.count { $0.mark == .wrong }
    let waiting = entries.count { $0.mark == .waiting }
    let partly = entries.count { $0.mark == nil && $0.finished < $0.checks }
    let right = entries.count - wrong - waiting - partly

    var line = "\(entries.count) exercise\(entries.count == 1 ? "" : "s"): "
    line += "\(right) right, \(wrong) wrong, \(waiting) waiting"
    if partly > 0 { line += ", \(partly) checked in part" }
    return line + "." + (right < entries.count ? " Next: swift run course" : "")
  }
}
