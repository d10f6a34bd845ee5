import Answers
import Foundation

/// When the exercises that somebody finished come back as questions.
///
/// Days are counted on which the program was used, so a holiday makes nothing pile up. An exercise
/// comes back after 1, 3, 7 and 21 such days, and begins again when its answer was not known.
///
/// - Shape: `progress.txt` holds what git may carry to another machine: how far each exercise is. The
///   last day of use stays on this one, in `.course/last-day`.
/// - Errors: The files may be deleted at any time: exercises that are right begin again.
struct ReviewSchedule: Equatable {
  /// How far an exercise is.
  struct Entry: Equatable {
    /// How often its answer was known in a row.
    var step: Int
    /// The day of use from which on it is asked again.
    var due: Int
  }

  /// The days of use between one question and the next.
  static let intervals = [1, 3, 7, 21]

  /// The number of days on which the program was used.
  private(set) var days = 0

  /// The last of them.
  private(set) var lastDay = ""

  private(set) var entries: [String: Entry] = [:]

  /// The exercises that are solved once more, and where the answers of the last time are kept.
  private(set) var returned: [String: String] = [:]

  // Made once: each command reads the schedule, and where they stand in the loop they are made for each
  // line.
  private static let daysLine = /days (\d+)(?:, the last \S+)?/
  private static let backLine = /(\S+) is back, its old answer in (\S+)/
  private static let knownLine = /(\S+) known (\d+) times, due on day (\d+)/

  /// Reads a schedule; a line that says nothing it knows is left out.
  init(_ text: String) {
    for line in text.lines {
      if let match = line.wholeMatch(of: Self.daysLine) {
        days = Int(match.1) ?? 0
      } else if let match = line.wholeMatch(of: Self.backLine) {
        returned[String(match.1)] = String(match.2)
      } else if let match = line.wholeMatch(of: Self.knownLine) {
        entries[String(match.1)] = Entry(step: Int(match.2) ?? 0, due: Int(match.3) ?? 0)
      }
    }
  }

  /// The schedule as a text that can be read and edited.
  var text: String {
    let lines = entries.sorted { $0.key < $1.key }.map {
      "\($0.key) known \($0.value.step) times, due on day \($0.value.due)"
    }
    let back = returned.sorted { $0.key < $1.key }.map {
      "\($0.key) is back, its old answer in \($0.value)"
    }
    return
      (["What course review knows. It may be committed, and deleted.", "days \(days)"] + lines
      + back)
      .map { $0 + "\n" }.joined()
  }

  /// Notes that the program is used on a day: `2030-01-31`.
  mutating func noteUse(on day: String) {
    guard day != lastDay else { return }
    days += 1
    lastDay = day
  }

  /// Notes that an exercise is right.
  mutating func add(_ exercise: String) {
    if entries[exercise] == nil {
      entries[exercise] = Entry(step: 0, due: days + Self.intervals[0])
    }
  }

  /// Notes that an exercise is solved once more, and where the old answer is kept.
  mutating func bringBack(_ exercise: String, keeping answer: String) {
    returned[exercise] = answer
  }

  /// Notes that an exercise was solved once more: that counts as known.
  mutating func finish(_ exercise: String) {
    returned[exercise] = nil
    answer(exercise, isKnown: true)
  }

  /// Whether an exercise is asked again today.
  func isDue(_ exercise: String) -> Bool {
    guard returned[exercise] == nil else { return false }
    guard let entry = entries[exercise] else { return false }
    return entry.step < Self.intervals.count && entry.due <= days
  }

  /// Returns the day of use on which the next of some exercises is due, if one is.
  ///
  /// The file may name others: an exercise may have gone, and a learner may have written a line. What
  /// is solved once more is not asked about before it is right.
  func nextDue(of exercises: [String]) -> Int? {
    exercises.filter { returned[$0] == nil }.compactMap { entries[$0] }
      .filter { $0.step < Self.intervals.count }.map(\.due).min()
  }

  /// Notes whether the answer was known.
  mutating func answer(_ exercise: String, isKnown: Bool) {
    let step = isKnown ? (entries[exercise]?.step ?? 0) + 1 : 0
    let interval = Self.intervals.element(at: step) ?? 0
    entries[exercise] = Entry(step: step, due: days + interval)
  }
}

extension ReviewSchedule {
  /// Where the schedule of a package lies.
  static func file(of package: CoursePackage) -> URL {
    package.root.appendingPathComponent("progress.txt")
  }

  private static func dayFile(of package: CoursePackage) -> URL {
    package.root.appendingPathComponent(".course/last-day")
  }

  /// Reads the schedule of a package, also where an earlier edition kept it.
  init(of package: CoursePackage) {
    let former = package.root.appendingPathComponent(".course/review.txt")
    self.init(Self.file(of: package).text ?? former.text ?? "")
    lastDay = Self.dayFile(of: package).text ?? ""
  }

  /// Keeps the schedule of a package; before anything is right there is nothing to keep.
  func write(of package: CoursePackage) throws {
    try Self.dayFile(of: package).writeOrExplain(lastDay)
    if !entries.isEmpty { try Self.file(of: package).writeOrExplain(text) }
  }

  /// Notes that a command is used, once a day: looking at every exercise takes a moment.
  static func noteUse(of package: CoursePackage, on day: String) {
    guard ReviewSchedule(of: package).lastDay != day else { return }
    update(of: package, on: day)
  }

  /// Notes that the program is used, and adds the exercises that are known to be right.
  ///
  /// Where the schedule cannot be written, nothing is lost but the schedule.
  static func update(of package: CoursePackage, on day: String) {
    var schedule = ReviewSchedule(of: package)
    let before = schedule
    schedule.noteUse(on: day)
    let cache = VerdictCache(of: package)
    for exercise in package.exercises where schedule.entries[exercise.name] == nil {
      if cache.state(of: Submission(of: exercise)) == .right { schedule.add(exercise.name) }
    }
    if schedule != before { try? schedule.write(of: package) }
  }

  /// The day it is: `2030-01-31`.
  static var today: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}
