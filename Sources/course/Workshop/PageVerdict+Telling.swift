import Answers
import CourseFormat
import CoursePage

extension PageVerdict {
  /// Writes what is said of a verdict as the page shows it.
  init(_ verdict: Verdict, in package: CoursePackage) {
    var telling = Telling(verdict)
    telling.addWhatComesAfter(verdict, in: package)
    let submission = verdict.submission
    let lines = CheckedLines.all(of: telling.checks, in: submission, of: package)
    name = telling.name
    version = AnswerFile.version(of: submission.text ?? "")
    state = submission.exercise.state(telling.state)
    count = telling.passing
    checks = zip(telling.checks, lines).map { Check($0, line: $1) }
    notes = telling.notes.map(Note.init)
    advice = telling.summary.map(Words.init)
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
    [PageVerdict.Words(finding)] + finding.rule.map { .init($0) }
  }
}

extension PageVerdict.Check {
  fileprivate init(_ check: Telling.Check, line: Int?) {
    let views = check.findings.flatMap(\.views)
    self.init(
      name: check.result.name, outcome: .init(check.result.outcome.judgement),
      word: check.result.outcome.word,
      lines: check.findings.flatMap(PageVerdict.Words.all)
        + check.reasons.map { .init($0) },
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
    line = note.ownLine
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
