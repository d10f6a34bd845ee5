import CourseFormat
import CoursePage

/// A verdict as the page of an exercise shows it: the checks, and what stands at which line.
///
///     swift run course check JaggedColumns --json
///
/// - Shape: JSON with the names of the properties. Sentences are as `course check` prints them.
struct PageVerdict: Encodable {
  /// A check, and how it came out.
  struct Check: Encodable {
    let name: String
    let outcome: Outcome
    /// The outcome in words: `passes`, `ends the run`.
    let word: String
    /// What was found and where to look, in sentences.
    let lines: [String]
    /// The views that the check looked at, a line each.
    let views: String?
    /// What the answer printed while the check ran.
    let printed: String?
  }

  /// How a check came out, as far as its colour depends on it.
  enum Outcome: String, Encodable {
    case passed, failed, waiting
  }

  /// Something at a line of the learner's file.
  struct Note: Encodable {
    enum Kind: String, Encodable {
      case error, warning, remark
    }

    let kind: Kind
    /// The line, counted from 1, or nil if it is about no line of this file.
    let line: Int?
    let text: String
  }

  let name: String
  /// The version of the text that was graded: see ``AnswerFile/version(of:)``.
  let version: String
  let state: CourseOutline.State
  /// How many checks pass, in words, or nil if none ran.
  let count: String?
  let checks: [Check]
  let notes: [Note]
  /// What else is to be said, in sentences.
  let advice: [String]

  /// Describes a verdict.
  init(_ verdict: Verdict, in package: CoursePackage) {
    let exercise = verdict.exercise
    let reporter = Reporter(printer: .silent)
    name = exercise.name
    version = AnswerFile.version(of: verdict.submission.text ?? "")
    state = exercise.state(verdict.state)
    let passed = verdict.checks.count { $0.outcome == .passed }
    count =
      verdict.checks.isEmpty || exercise.isOwnScreen
      ? nil : "\(passed) of \(verdict.checks.count) checks pass"
    checks = verdict.checks.map { check in
      let views = check.issues.flatMap(\.views)
      let isEnd = check.outcome == .unfinished && verdict.state != .notGraded
      return Check(
        name: check.name, outcome: check.outcome.forPage, word: check.outcome.word,
        lines: check.issues.told.flatMap { [$0.finding] + $0.advice }.filter { !$0.isEmpty }
          + (isEnd ? [reporter.interruptionMessage(of: verdict)] : []),
        views: views.isEmpty ? nil : views.joined(separator: "\n"), printed: check.printed)
    }
    notes = Self.notes(verdict, reporter)
    advice = Self.advice(verdict, in: package)
  }

  private static func notes(_ verdict: Verdict, _ reporter: Reporter) -> [Note] {
    let exercise = verdict.exercise
    func note(_ diagnostic: Diagnostic, _ kind: Note.Kind) -> Note {
      let isOwn = diagnostic.file.hasSuffix("/" + exercise.path)
      var sentences = [diagnostic.message]
      if !isOwn {
        sentences.append("The suite uses a name of the exercise that is not there or has changed.")
      } else if let help = TutorialHelp(for: diagnostic, in: verdict.submission) {
        sentences += [help.sentence] + help.lines
      } else if let help = CompilerHelp.sentence(for: diagnostic.message) {
        sentences.append(help)
      }
      return Note(
        kind: kind, line: isOwn && diagnostic.line > 0 ? diagnostic.line : nil,
        text: sentences.joined(separator: "\n"))
    }
    var notes = verdict.errors.map { note($0, .error) }
    notes += verdict.objections.map { note($0, .error) }
    notes += verdict.warnings.map { note($0, .warning) }
    if let line = verdict.crashLine {
      notes.append(
        Note(
          kind: .error, line: line,
          text: "\(reporter.event(ending: verdict)) here. "
            + reporter.interruptionMessage(of: verdict)))
    }
    for check in verdict.checks {
      guard let line = check.crashLine else { continue }
      notes.append(Note(kind: .error, line: line, text: "It crashed here: \(check.name)."))
    }
    notes += verdict.readyToHandIn.map {
      Note(
        kind: .remark, line: $0.line,
        text: "TODO \($0.number) passes. Delete this line to hand it in.")
    }
    if verdict.state == .right {
      notes += AnswerRemark.all(on: verdict.submission).map {
        Note(kind: .remark, line: $0.line, text: "\($0.rank.rawValue): \($0.sentence)")
      }
    }
    return notes
  }

  private static func advice(_ verdict: Verdict, in package: CoursePackage) -> [String] {
    var advice: [String] = []
    if verdict.state == .notGraded { advice.append(Verdict.busyMachine) }
    if verdict.state == .missing { advice.append("Its file is not there.") }
    if !verdict.objections.isEmpty { advice.append(Verdict.refused) }
    if let clash = verdict.clash.first(where: \.isRedeclaration) ?? verdict.clash.first {
      advice.append(
        "It was graded alone, because it does not compile beside the other exercises of its lesson: "
          + clash.message)
    }
    if !verdict.likelyCauses.isEmpty {
      let lead =
        verdict.state == .crashed ? "Mistakes that fail in this check" : "What may be behind it"
      advice += verdict.likelyCauses.prefix(4).map { "\(lead): \($0)" }
    }
    let isBetweenChecks =
      [.crashed, .ranOutOfTime].contains(verdict.state)
      && !verdict.checks.contains { $0.outcome == .unfinished }
    if isBetweenChecks {
      advice.append(
        "The run ended between two checks, or after the last. "
          + (verdict.interruptionMessage ?? ""))
    }
    for way in AfterRight(verdict, in: package)?.ways ?? [] {
      advice.append("Another right way. \(way.sentence)\n" + way.lines.joined(separator: "\n"))
    }
    return advice + verdict.written
  }
}

extension CheckResult.Outcome {
  /// How the page shows it.
  fileprivate var forPage: PageVerdict.Outcome {
    switch self {
    case .passed: .passed
    case .failed, .unfinished: .failed
    case .waiting, .notRun, .notJudged: .waiting
    }
  }

  /// The outcome without its sign.
  fileprivate var word: String {
    String(mark.drop { !$0.isLetter }.prefix { $0 != ":" })
  }
}

extension Printer {
  /// A printer that prints nothing.
  fileprivate static var silent: Printer {
    Printer(isColored: false, isLive: false, out: { _ in }, err: { _ in })
  }
}
