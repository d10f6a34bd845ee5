import CourseFormat

/// How a check of a suite came out.
package struct CheckResult: Equatable {
  package enum Outcome: String, Codable {
    /// It never started: the run ended before it, or its exercise is untouched.
    case notRun = "not run"
    /// It started, and the run ended within it.
    case unfinished
    case passed
    case failed
    /// Its TODO stands.
    case waiting
    /// It asks first for what another check holds, and that is not there yet.
    case notJudged = "not judged"
  }

  /// Something that was not as it has to be.
  package struct Issue: Equatable {
    /// What was the case.
    package let finding: String
    /// The rule that was broken, and where to look.
    package var advice: [String]
    /// The views that the check looked at, a line each, if it shows them.
    package var views: [String] = []
    /// The line of the suite, or of another file that is named.
    package let line: Int?
    /// The file of the line, if it is not the suite: `Grading/ExerciseScene.swift`.
    package var file: String?

    /// What it is, as the graders noted it.
    package var kind = IssueNote.Kind.expectation

    /// What the answer gives and what is expected, if the graders noted it.
    package var sides: IssueNote.Sides?

    /// Whether the finding is a sentence, although an expression was not met.
    package var isSentence = false

    /// Whether the finding is an expression with its values.
    package var isExpression: Bool { kind.isExpression && !isSentence }
  }

  /// The sentence the check is named by.
  package let name: String

  /// The line it begins on.
  package let line: Int

  package var outcome = Outcome.notRun
  package var issues: [Issue] = []

  /// What the answer printed while it ran, cut after ``longestPrint`` characters.
  package var printed: String?

  /// The most characters of what an answer prints that are shown.
  package static let longestPrint = 500

  /// The line of the learner's file in which a part of it crashed that runs in a process of its
  /// own.
  package var crashLine: Int?
}

extension CheckResult.Issue {
  package init(_ event: EventStream.Payload) {
    // What was inserted and removed says again what the two values said.
    var texts = (event.messages ?? []).filter { $0.symbol != "difference" }
      .map { $0.text.said(upTo: 2000) }
    // What is recorded has a heading that says only that.
    if texts.first == Self.recorded, texts.count > 1 { texts.removeFirst() }
    let advice = texts.dropFirst().map(LookedAt.divide)
    let ending = Self.ending(texts.first ?? "")
    self.init(
      finding: ending ?? Self.plain(texts.first ?? ""), advice: advice.map(\.rule),
      views: advice.flatMap(\.views), line: event.issue?.sourceLocation?.line,
      file: event.issue?.sourceLocation?.fileID, isSentence: ending != nil)
  }

  private static let recorded = "Issue recorded"

  /// What the testing library says before what was found.
  private static func withoutHeading(_ finding: String) -> String {
    finding.replacing(#/^(Expectation failed|Issue recorded): /#, with: "")
  }

  /// How a part of a check ended that runs in a process of its own, in a sentence, if it is about that.
  private static func ending(_ finding: String) -> String? {
    let finding = withoutHeading(finding)
    if let match = finding.wholeMatch(of: #/\.success → \.signal\((\w+) → \d+\)/#) {
      let isTrap = ["SIGILL", "SIGTRAP"].contains(match.1)
      return "The answer stops the program (\(isTrap ? "it traps" : "signal \(match.1)"))."
    }
    if let match = finding.wholeMatch(of: #/\.success → \.exitCode\((?:\w+ → )?(\d+)\)/#) {
      return "The answer leaves the program (with status \(match.1))."
    }
    return nil
  }

  /// A finding without the testing library's own terms.
  private static func plain(_ finding: String) -> String {
    withoutModules(withoutAddresses(withoutUnevaluated(inOneLine(withoutHeading(finding)))))
  }

  // A part of an expression whose value was not noted is shown as it is written.
  private static func withoutUnevaluated(_ finding: String) -> String {
    finding.replacing(#/\(([\w.]+) → <not evaluated>\)/#) { "\($0.1)" }
      .replacing(" → <not evaluated>", with: "")
  }

  // The suites break long expressions, for a reader of the suite.
  private static func inOneLine(_ finding: String) -> String {
    finding.replacing(#/([(\[])\s*\n\s*/#) { "\($0.1)" }
      .replacing(#/\s*\n\s*([)\].])/#) { "\($0.1)" }
      .replacing(#/\s*\n\s*/#, with: " ")
  }

  // An address says nothing to a reader, and differs in every run.
  private static func withoutAddresses(_ finding: String) -> String {
    finding.replacing(#/<([\w.]+): 0x[0-9a-fA-F]+[^<>]*>/#) { "a \($0.1)" }
  }

  // A learner wrote LaunchEvent, and knows no AppLaunchExercises.LaunchEvent. What stands in
  // quotes or in a path is left alone: there the module's name is part of the value.
  private static func withoutModules(_ finding: String) -> String {
    let module =
      #/(^|[^"\w.\/-])(?:\w+(?:Exercises|Tests)|HeadlessUIKit)\.(?:\(unknown context at \$\w+\)\.)?(?=[A-Z])/#
    return finding.replacing(module) { "\($0.1)" }
  }
}

extension CheckResult.Issue {
  /// The two sides, if it is a comparison of two values that does not hold.
  package var comparison: IssueNote.Sides? {
    sides ?? (isExpression ? IssueNote.Sides(of: finding) : nil)
  }
}

extension IssueNote.Sides {
  /// Reads an expression as the testing library writes it, `(rows → [5, 5]) == [5, 4]`, or gives nil if
  /// it is no comparison or has another operator.
  package init?(of text: String) {
    guard text.first == "(", let end = Self.end(ofGroupIn: text) else { return nil }
    let (left, rest) = (text[..<end].dropFirst().dropLast(), text[end...])
    guard rest.hasPrefix(" == "), let first = Self.value(in: left) else { return nil }
    let right = rest.dropFirst(4)
    guard !right.isEmpty, !right.contains(" == "), !right.contains(" && "),
      !right.contains(" || ")
    else { return nil }
    let isGroup =
      right.first == "(" && Self.end(ofGroupIn: String(right)) == String(right).endIndex
    let other = isGroup ? Self.value(in: right.dropFirst().dropLast())?.value : nil
    self.init(subject: first.subject, yours: first.value, expected: other ?? String(right))
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
