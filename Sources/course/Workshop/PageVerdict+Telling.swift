import Answers
import CourseFormat
import CoursePage

extension PageVerdict {
  /// Writes what is said of a verdict as the page shows it.
  init(_ verdict: Verdict, in package: CoursePackage) {
    var telling = Telling(verdict)
    telling.addWhatComesAfter(verdict, in: package)
    let open = telling.checks.filter { $0.result.outcome != .passed }
    let lines =
      open.isEmpty
      ? nil
      : CheckedLines(
        of: verdict.submission, original: Originals(of: package).recall(verdict.exercise))
    name = telling.name
    version = AnswerFile.version(of: verdict.submission.text ?? "")
    state = verdict.exercise.state(verdict.state)
    count = Telling.passing(verdict)
    checks = telling.checks.map { check in
      Check(check, line: check.result.outcome == .passed ? nil : lines?.line(of: check.result))
    }
    notes = telling.notes.map(Note.init)
    let causes = Telling.sentences(on: telling.causes, of: verdict.state)
    advice =
      telling.advice(.notGraded, .missing, .refused, .clash).map(Words.init)
      + causes.map { Words($0) }
      + telling.advice(.end, .way, .export, .written).map(Words.init)
  }
}

extension PageVerdict.Words {
  /// Words of somebody who knows the marks of Markdown.
  init(_ text: String, code lines: [String] = []) {
    self.text = text
    html = ProseMarkup.sentence(text)
    code = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

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
    sides = finding.sides.map {
      .init(subject: $0.subject, yours: $0.yours, expected: $0.expected)
    }
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
      name: check.result.name, outcome: .init(check.result.outcome.judgement),
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
    text = note.sentence(at: nil)
    advice = note.advice.map(PageVerdict.Words.init)
  }
}

extension PageVerdict.Outcome {
  init(_ judgement: Judgement) {
    switch judgement {
    case .right: self = .passed
    case .wrong: self = .failed
    case .waiting: self = .waiting
    }
  }
}
