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
    /// Where it lies; in the order of paths exercises are solved.
    let path: String
    /// The number of checks its suite has.
    let checks: Int
    /// The number of those that came to their end.
    var finished = 0
    /// The worst that was noted.
    var mark: Mark?
    /// Whether its suite came to its end.
    var isOver = false
  }

  /// The exit status of a run that an exercise left: EX_PROTOCOL.
  static let leftStatus: Int32 = 76

  static let shared = Tally()

  private let entries = Mutex<[String: Entry]>([:])

  // Registered by the first suite that grades, so a run that grades nothing counts nothing.
  private static let lastLine: Void = { atexit { Tally.shared.conclude() } }()

  /// Counts an exercise whose suite starts.
  func begin(_ answer: Answer) {
    if self === Tally.shared { Self.lastLine }
    entries.withLock { $0[answer.name] = Entry(path: answer.path, checks: answer.checks.count) }
  }

  /// Notes that the suite of an exercise came to its end.
  func end(_ answer: Answer) {
    entries.withLock { $0[answer.name]?.isOver = true }
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

  /// Says the last words of a run that ends.
  ///
  /// A program that is left while a suite is under way has graded nothing, whatever status it
  /// was left with.
  private func conclude() {
    guard let words = partingWords(of: Watchdog.current) else {
      return Console.write(summary + "\n")
    }
    Console.write(words)
    _exit(Self.leftStatus)
  }

  /// What is said of a run that an exercise left, or nil if all suites came to their end.
  func partingWords(of check: LastWords?) -> String? {
    if let check { return check.left }
    let open = sorted.filter { !$0.value.isOver }.map(\.key)
    guard !open.isEmpty else { return nil }
    return """

      \u{2718} The program was left before its checks were over, in \
      \(open.joined(separator: " or ")).
      Look for a call of exit.

      """
  }

  /// The last line of the run.
  ///
  ///     8 exercises: 3 right, 1 wrong, 4 waiting. Next: swift run course check pickers/05-FlagRows
  var summary: String {
    let entries = sorted
    let marks = entries.map(\.value.mark)
    let wrong = marks.count { $0 == .wrong }
    let waiting = marks.count { $0 == .waiting }
    let partly = entries.count { $0.value.mark == nil && $0.value.finished < $0.value.checks }
    let right = entries.count - wrong - waiting - partly

    var line = "\(entries.count) exercise\(entries.count == 1 ? "" : "s"): "
    line += "\(right) right, \(wrong) wrong, \(waiting) waiting"
    if partly > 0 { line += ", \(partly) checked in part" }
    guard right < entries.count else { return line + "." }
    let first = entries.first { $0.value.mark == .wrong }
    return line + ". Next: swift run course" + (first.map { " check \($0.key)" } ?? "")
  }

  /// The exercises in the order of the course.
  private var sorted: [(key: String, value: Entry)] {
    entries.withLock { $0.sorted { $0.value.path < $1.value.path } }
  }
}
