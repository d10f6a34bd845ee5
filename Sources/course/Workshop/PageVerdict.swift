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

    /// What was found: an expression with its values is code, and a sentence is none.
    init(of issue: CheckResult.Issue) {
      text = issue.finding
      let isExpression = !issue.isTold && !text.hasSuffix(".")
      html = isExpression ? ProseMarkup.code(text) : ProseMarkup.sentence(text)
      sides = isExpression ? Sides(of: text) : nil
    }
  }

  /// What is said of an issue: the two sides of a comparison first, where it is one.
  static func words(of issue: CheckResult.Issue) -> [Words] {
    guard issue.isTold, let (sides, rest) = Sides.read(of: issue.finding) else {
      return [Words(of: issue)] + issue.advice.map { Words($0) }
    }
    var first = Words(issue.finding)
    first.sides = sides
    return [first] + ([rest] + issue.advice).map { Words($0) }
  }

  /// The two sides of a comparison that does not hold: `(rows → [5, 5]) == [5, 4]`.
  struct Sides: Equatable, Encodable {
    /// What was looked at: `rows`.
    let subject: String
    /// What it gave: `[5, 5]`.
    let yours: String
    /// What it has to be: `[5, 4]`.
    let expected: String

    /// Reads a comparison, or gives nil if the text is something else, or has another operator.
    init?(of text: String) {
      guard text.first == "(", let end = Self.end(ofGroupIn: text) else { return nil }
      let (left, rest) = (text[..<end].dropFirst().dropLast(), text[end...])
      guard rest.hasPrefix(" == "), let first = Self.value(in: left) else { return nil }
      (subject, yours) = first
      let right = rest.dropFirst(4)
      guard !right.isEmpty, !right.contains(" == "), !right.contains(" && "),
        !right.contains(" || ")
      else { return nil }
      let isGroup =
        right.first == "(" && Self.end(ofGroupIn: String(right)) == String(right).endIndex
      expected =
        isGroup
        ? Self.value(in: right.dropFirst().dropLast())?.value ?? String(right) : String(right)
    }

    private init(subject: String, yours: String, expected: String) {
      (self.subject, self.yours, self.expected) = (subject, yours, expected)
    }

    /// Reads what a suite says of a text that nobody reads on the screen, and what follows it.
    ///
    ///     No label says “Tea”. The screen says “Tee”, “OK”. Name the tea.
    static func read(of sentence: String) -> (sides: Sides, rest: String)? {
      let spelled = /A label says “(.*)”\. It has to say “(.*)”\./
      let missing = /No label says “(.*?)”\. The screen says “(.*?)”\.(?: (.*))?/
      if let match = sentence.wholeMatch(of: spelled.dotMatchesNewlines()) {
        let (_, yours, expected) = match.output
        return (Sides(subject: "a label", yours: String(yours), expected: String(expected)), "")
      }
      guard let match = sentence.wholeMatch(of: missing.dotMatchesNewlines()) else { return nil }
      let (_, expected, all, rest) = match.output
      let texts = String(all).replacing("”, “", with: "\n")
      return (
        Sides(subject: "the screen", yours: texts, expected: String(expected)),
        rest.map(String.init) ?? ""
      )
    }

    /// An expression and its value, with the arrow between them that no bracket holds.
    private static func value(in text: Substring) -> (subject: String, value: String)? {
      guard let arrow = text.firstRange(of: " → ") else { return nil }
      return (String(text[..<arrow.lowerBound]), String(text[arrow.upperBound...]))
    }

    /// Where the brackets end that a text begins with; those in a string are letters.
    private static func end(ofGroupIn text: String) -> String.Index? {
      var depth = 0
      var isString = false
      var isEscaped = false
      for index in text.indices {
        let letter = text[index]
        if isEscaped {
          isEscaped = false
        } else if isString, letter == "\\" {
          isEscaped = true
        } else if letter == "\"" {
          isString.toggle()
        } else if !isString, "([{".contains(letter) {
          depth += 1
        } else if !isString, ")]}".contains(letter) {
          depth -= 1
          if depth == 0 { return text.index(after: index) }
        }
      }
      return nil
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
    let lines =
      verdict.checks.contains { $0.outcome.forPage != .passed }
      ? CheckedLines(
        of: verdict.submission, original: Originals(of: package).recall(exercise)) : nil
    checks = verdict.checks.map { check in
      let views = check.issues.flatMap(\.views)
      let isEnd = check.outcome == .unfinished && verdict.state != .notGraded
      var words = check.issues.told.flatMap { issue in
        var words = Self.words(of: issue).filter { !$0.text.isEmpty }
        if !words.isEmpty { words[0].begins = true }
        return words
      }
      if isEnd { words.append(Words(reporter.interruptionMessage(of: verdict))) }
      return Check(
        name: check.name, outcome: check.outcome.forPage, word: check.outcome.word, lines: words,
        views: views.isEmpty ? nil : views.joined(separator: "\n"), printed: check.printed,
        line: check.outcome.forPage == .passed ? nil : lines?.line(of: check))
    }
    notes = Self.notes(verdict, reporter)
    advice = Self.advice(verdict, in: package)
  }

  private static func notes(_ verdict: Verdict, _ reporter: Reporter) -> [Note] {
    let exercise = verdict.exercise
    func note(_ diagnostic: Diagnostic, _ kind: Note.Kind) -> Note {
      let isOwn = diagnostic.file.hasSuffix("/" + exercise.path)
      var advice: [Words] = []
      if !isOwn {
        advice.append(
          Words("The suite uses a name of the exercise that is not there or has changed."))
      } else if let help = TutorialHelp(for: diagnostic, in: verdict.submission) {
        advice.append(Words(help.sentence, code: help.lines))
      } else if let help = CompilerHelp.sentence(for: diagnostic.message) {
        advice.append(Words(help))
      }
      return Note(
        kind: kind, line: isOwn && diagnostic.line > 0 ? diagnostic.line : nil,
        text: diagnostic.message, advice: advice)
    }
    var notes = verdict.errors.map { note($0, .error) }
    notes += verdict.objections.map { note($0, .error) }
    notes += verdict.warnings.map { note($0, .warning) }
    if let line = verdict.crashLine {
      notes.append(
        Note(
          kind: .error, line: line,
          text: "\(reporter.event(ending: verdict)) here.",
          advice: [Words(reporter.interruptionMessage(of: verdict))]))
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
    let ready = Set(verdict.readyToHandIn.map(\.number))
    notes += verdict.submission.todos.filter { !ready.contains($0.number) }.compactMap { todo in
      let lines = verdict.submission.suite.lines(ofChecksFor: todo.number)
      let count = verdict.checks.count { $0.outcome == .waiting && lines.contains($0.line) }
      guard count > 0 else { return nil }
      return Note(
        kind: .check, line: todo.line,
        text: count == 1 ? "1 check waits for this" : "\(count) checks wait for this")
    }
    if verdict.state == .right {
      notes += AnswerRemark.all(on: verdict.submission).map {
        Note(kind: .remark, line: $0.line, text: $0.rank.rawValue, advice: [Words($0.sentence)])
      }
    }
    return notes
  }

  private static func advice(_ verdict: Verdict, in package: CoursePackage) -> [Words] {
    var advice: [Words] = []
    if verdict.state == .notGraded { advice.append(Words(Verdict.busyMachine)) }
    if verdict.state == .missing { advice.append(Words("Its file is not there.")) }
    if !verdict.objections.isEmpty { advice.append(Words(Verdict.refused)) }
    if let clash = verdict.clash.first(where: \.isRedeclaration) ?? verdict.clash.first {
      advice.append(
        Words(
          "It was graded alone, because it does not compile beside the other exercises of its lesson: "
            + clash.message))
    }
    if !verdict.likelyCauses.isEmpty {
      let lead =
        verdict.state == .crashed ? "Mistakes that fail in this check" : "What may be behind it"
      advice += verdict.likelyCauses.prefix(4).map { Words("\(lead): \($0)") }
    }
    let isBetweenChecks =
      [.crashed, .ranOutOfTime].contains(verdict.state)
      && !verdict.checks.contains { $0.outcome == .unfinished }
    if isBetweenChecks {
      advice.append(
        Words(
          "The run ended between two checks, or after the last. "
            + (verdict.interruptionMessage ?? "")))
    }
    let after = AfterRight(verdict, in: package)
    for way in after?.ways ?? [] {
      advice.append(Words("Another right way. \(way.sentence)", code: way.lines))
    }
    if let export = after?.export {
      advice.append(Words(AfterRight.exportWords, code: [export]))
    }
    return advice + verdict.written.map { Words($0) }
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
