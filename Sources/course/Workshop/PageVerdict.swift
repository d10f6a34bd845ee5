import Answers
import CourseFormat
import CoursePage

/// A verdict as the page of an exercise shows it: the checks, and what stands at which line.
///
///     swift run course check JaggedColumns --json
///
/// - Shape: JSON with the names of the properties. Sentences are as `course check` prints them, and as
///   HTML besides.
struct PageVerdict: Encodable {
  /// Something that is said, and lines of code that belong to it.
  struct Words: Equatable, Encodable {
    let text: String
    /// The same as HTML, in which what stands between backticks is code.
    let html: String
    /// Lines as they stand, below it.
    var code: String?
    /// What the answer gives and what is expected, if it is a comparison of the two.
    var sides: Sides?
    /// Whether the next thing begins with it that a check has found.
    var begins: Bool?

    /// Words of somebody who knows the marks of Markdown.
    init(_ text: String, code lines: [String] = []) {
      self.text = text
      html = ProseMarkup.sentence(text)
      code = lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }

  /// The two sides of a comparison that does not hold: `(rows → [5, 5]) == [5, 4]`.
  struct Sides: Equatable, Encodable {
    /// What was looked at: `rows`.
    let subject: String
    /// What it gave: `[5, 5]`.
    let yours: String
    /// What it has to be: `[5, 4]`.
    let expected: String

    fileprivate init(_ sides: IssueNote.Sides) {
      (subject, yours, expected) = (sides.subject, sides.yours, sides.expected)
    }
  }

  /// A check, and how it came out.
  struct Check: Encodable {
    let name: String
    let outcome: Outcome
    /// The outcome in words: `passes`, `ends the run`.
    let word: String
    /// What was found and where to look, in sentences.
    let lines: [Words]
    /// The views that the check looked at, a line each.
    let views: String?
    /// What the answer printed while the check ran.
    let printed: String?
    /// The line of the learner's file that it speaks of, if it fails or waits and that is known.
    let line: Int?
  }

  /// How a check came out, as far as its colour depends on it.
  enum Outcome: String, Encodable {
    case passed, failed, waiting
  }

  /// What is said before the verdict is known: that a check has ended.
  struct Step: Encodable {
    struct Check: Encodable {
      /// The exercise that it grades.
      let exercise: String
      let name: String
      let outcome: Outcome

      /// Describes a check that has ended.
      init(exercise: String, name: String, outcome result: RunRecord.Result) {
        (self.exercise, self.name) = (exercise, name)
        outcome =
          switch result {
          case .passed: .passed
          case .failed, .unfinished: .failed
          case .waiting: .waiting
          }
      }
    }

    let ended: Check
  }

  /// Something at a line of the learner's file.
  struct Note: Encodable {
    enum Kind: String, Encodable {
      /// A line that checks wait for is the last of these.
      case error, warning, remark, check
    }

    let kind: Kind
    /// The line, counted from 1, or nil if it is about no line of this file.
    let line: Int?
    /// What is the case.
    let text: String
    /// What is behind it and what to do, in sentences.
    var advice: [Words] = []
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
  let advice: [Words]

  /// Writes what is said of a verdict as the page shows it.
  init(_ verdict: Verdict, in package: CoursePackage) {
    var telling = Telling(verdict)
    telling.addWhatComesAfter(verdict, in: package)
    let lines =
      telling.checks.contains { $0.result.outcome.forPage != .passed }
      ? CheckedLines(
        of: verdict.submission, original: Originals(of: package).recall(verdict.exercise)) : nil
    name = telling.name
    version = AnswerFile.version(of: verdict.submission.text ?? "")
    state = verdict.exercise.state(verdict.state)
    count = Telling.passing(verdict)
    checks = telling.checks.map { check in
      Check(
        check, line: check.result.outcome.forPage == .passed ? nil : lines?.line(of: check.result))
    }
    notes = telling.notes.map(Note.init)
    let causes = telling.causes.map { Words("\(telling.lead): \($0)") }
    advice =
      telling.advice(.notGraded, .missing, .refused, .clash).map(Words.init) + causes
      + telling.advice(.end, .way, .export, .written).map(Words.init)
  }
}

extension PageVerdict.Words {
  fileprivate init(_ words: Telling.Words) { self.init(words.text, code: words.code) }

  /// What is said of the answer as a whole; of a clash, with what the compiler says of it.
  fileprivate init(_ part: Telling.Advice) {
    let message = part.kind == .clash ? part.note.map { " \($0.text)" } : nil
    self.init(part.words.text + (message ?? ""), code: part.words.code)
  }

  /// What was found: an expression with its values is code, and a sentence is none.
  fileprivate init(_ finding: Telling.Finding) {
    text = finding.text
    html = finding.isExpression ? ProseMarkup.code(text) : ProseMarkup.sentence(text)
    sides = finding.sides.map(PageVerdict.Sides.init)
    begins = true
  }

  /// What was found, and the rule behind it.
  static func all(of finding: Telling.Finding) -> [PageVerdict.Words] {
    let sentences = [finding.addition.trimmed, finding.sides?.rest ?? ""] + finding.advice
    return [PageVerdict.Words(finding)] + sentences.filter { !$0.isEmpty }.map { .init($0) }
  }
}

extension PageVerdict.Check {
  fileprivate init(_ check: Telling.Check, line: Int?) {
    let views = check.findings.flatMap(\.views)
    self.init(
      name: check.result.name, outcome: check.result.outcome.forPage,
      word: check.result.outcome.word,
      lines: check.findings.flatMap(PageVerdict.Words.all)
        + [check.reason, check.end].compactMap { $0 }.map { .init($0) },
      views: views.isEmpty ? nil : views.joined(separator: "\n"), printed: check.result.printed,
      line: line)
  }
}

extension PageVerdict.Note {
  fileprivate init(_ note: Telling.Note) {
    kind =
      switch note.kind {
      case .error, .objection, .end, .part: .error
      case .warning: .warning
      case .ready, .remark: .remark
      case .waiting: .check
      }
    line = note.isOwn ? note.line : nil
    text =
      switch note.kind {
      case .end, .part: "\(note.text) here."
      case .ready: "\(note.text)."
      case .error, .objection, .warning, .waiting, .remark: note.text
      }
    advice = note.advice.map(PageVerdict.Words.init)
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
