import CourseFormat
import HeadlessUIKit
import Synchronization
import TerminalIO

/// Counts the exercises that are right, wrong and waiting, and shows it at the end of the run.
nonisolated final class RunSummary: Sendable {
  /// How an exercise stands.
  enum State: CaseIterable {
    case right, wrong, waiting
    /// Not all of its checks ran.
    case partial
    /// Something beside the answer kept it from being graded.
    case notGraded

    /// The sign it has in a lesson's line.
    var mark: String {
      switch self {
      case .right: "\u{2714}"
      case .wrong: "\u{2718}"
      case .waiting, .partial: "\u{2501}"
      case .notGraded: "?"
      }
    }

    /// What it is called in a sentence.
    var name: String {
      switch self {
      case .right: "right"
      case .wrong: "wrong"
      case .waiting: "waiting"
      case .partial: "checked in part"
      case .notGraded: "not graded"
      }
    }
  }

  /// What is known about an exercise so far.
  private struct Entry {
    let answer: Answer
    /// The number of its checks that came to their end.
    var finished = 0
    /// Whether a TODO stands.
    var isWaiting = false
    /// The first rule that was broken, or how the answer interrupted the run.
    var failure: String?
    /// Why it could not be graded, if it could not.
    var obstacle: String?
    /// Whether its suite came to its end.
    var isOver = false

    var state: State {
      if failure != nil { return .wrong }
      if obstacle != nil { return .notGraded }
      if isWaiting { return .waiting }
      return finished < answer.checks.count ? .partial : .right
    }
  }

  static let shared = RunSummary()

  /// The most wrong answers that are listed.
  static let longestList = 8

  private let entries = Mutex<[String: Entry]>([:])

  // Registered by the first suite that grades, so a run that grades nothing shows nothing.
  private static let showsAtExit: Void = { atexit { RunSummary.shared.conclude() } }()

  /// Counts an exercise whose suite starts.
  func begin(_ answer: Answer) {
    if self === RunSummary.shared { Self.showsAtExit }
    entries.withLock { $0[answer.name] = Entry(answer: answer) }
  }

  /// Notes that the suite of an exercise came to its end.
  func end(_ answer: Answer) {
    entries.withLock { $0[answer.name]?.isOver = true }
  }

  /// How an exercise came out, in a line: `✔ pickers/01-JaggedColumns: right`.
  func line(for answer: Answer) -> String? {
    entries.withLock { entries in
      entries[answer.name].map { "\($0.state.mark) \(answer.name): \($0.state.name)" }
    }
  }

  /// Notes that a TODO of an exercise stands.
  func noteWaiting(_ answer: Answer) {
    entries.withLock { $0[answer.name]?.isWaiting = true }
  }

  /// Notes which rule an answer broke; the first one stays.
  func noteFailure(_ rule: String, of answer: Answer) {
    entries.withLock { entries in
      if entries[answer.name]?.failure == nil { entries[answer.name]?.failure = rule }
    }
  }

  /// Notes why an answer could not be graded, which says nothing about it.
  func noteObstacle(_ sentence: String, for answer: Answer) {
    entries.withLock { $0[answer.name]?.obstacle = sentence }
  }

  /// Counts a check that came to its end.
  func countCheck(of answer: Answer) {
    entries.withLock { $0[answer.name]?.finished += 1 }
  }

  /// Shows how a run that ends came out.
  ///
  /// A program that is left within a check is started anew. One that is left while a suite is
  /// under way has not graded everything, whatever status it was left with.
  private func conclude() {
    if RunNotes.isWithinCheck { RunNotes.interrupt(.left) }
    let open = sorted.filter { !$0.isOver }.map(\.answer.name)
    if !open.isEmpty {
      Console.write("\n\u{2718} \(GradingMessage.leftBetweenChecks(of: open))\n")
    }
    Console.write("\n" + lines().joined(separator: "\n") + "\n")
    RunNotes.conclude(isWhole: open.isEmpty)
    if !open.isEmpty { _exit(ExitStatus.left) }
  }

  /// The last lines of the run: a line a lesson, the wrong answers, the count and the next step.
  func lines(compiled: (Answer) -> Date? = \.compiled) -> [String] {
    let entries = sorted
    let lessons = Dictionary(grouping: entries, by: \.answer.lesson).sorted { $0.key < $1.key }
    let width = lessons.map { LessonEntry(folder: $0.key).product.count }.max() ?? 0
    let marks = lessons.map(\.value.count).max() ?? 0
    var lines = lessons.map { folder, own in
      let lesson = LessonEntry(folder: folder)
      return "  \(lesson.number)  " + lesson.product.padded(cells: width) + "  "
        + own.map(\.state.mark).joined().padded(cells: marks) + "  " + Self.count(own.map(\.state))
    }
    let wrong = entries.filter { $0.state == .wrong }
    for entry in wrong.prefix(Self.longestList) {
      lines.append("\u{2718} \(entry.answer.name): \(entry.failure ?? "")")
    }
    if wrong.count > Self.longestList {
      lines.append("\u{2718} \(GradingMessage.moreWrong(wrong.count - Self.longestList))")
    }
    let notGraded = entries.filter { $0.state == .notGraded }
    for entry in notGraded.prefix(Self.longestList) {
      lines.append("? \(entry.answer.name): \(entry.obstacle ?? "")")
    }
    if notGraded.count > Self.longestList {
      lines.append("? \(GradingMessage.moreNotGraded(notGraded.count - Self.longestList))")
    }
    for entry in entries where entry.answer.hasChanged(sinceCompiled: compiled(entry.answer)) {
      lines.append(GradingMessage.changed(entry.answer))
    }
    let written = filesWritten(since: RunNotes.before.began)
    if !written.isEmpty { lines.append(GradingMessage.written(written)) }
    return lines + [summary]
  }

  /// The last line of the run.
  ///
  ///     8 exercises: 3 right, 1 wrong, 4 waiting. Next: swift run course check pickers/07-FlagRows
  var summary: String {
    let entries = sorted
    let states = entries.map(\.state)
    let line =
      "\(entries.count) exercise\(entries.count == 1 ? "" : "s"): "
      + "\(states.count { $0 == .right }) right, \(states.count { $0 == .wrong }) wrong, "
      + "\(states.count { $0 == .waiting }) waiting"
    let partial = states.count { $0 == .partial }
    let notGraded = states.count { $0 == .notGraded }
    return line + (partial > 0 ? ", \(partial) checked in part" : "")
      + (notGraded > 0 ? ", \(notGraded) not graded" : "") + "." + next(among: entries)
  }

  private func next(among entries: [Entry]) -> String {
    if let wrong = entries.first(where: { $0.state == .wrong }) {
      return " Next: swift run course check \(wrong.answer.name)"
    }
    if let waiting = entries.first(where: { $0.state == .waiting }) {
      return " Next: \(waiting.answer.path)"
    }
    return ""
  }

  /// How many of each state there are, those without any left out.
  private static func count(_ states: [State]) -> String {
    State.allCases.compactMap { state in
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(count) \(state.name)"
    }.joined(separator: ", ")
  }

  /// The files beside the suites that were written since the run began, and not before.
  private func filesWritten(since began: Date?) -> [String] {
    guard let began else { return [] }
    let folders = Set(sorted.compactMap(\.answer.suites))
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { name in
        folder.appendingPathComponent(name).modified.map { $0 > began } ?? false
      }.map { "Tests/\(folder.lastPathComponent)/\($0)" }
    }.sorted()
  }

  /// The exercises in the order of the course.
  private var sorted: [Entry] {
    entries.withLock { $0.values.sorted { $0.answer.path < $1.answer.path } }
  }
}
