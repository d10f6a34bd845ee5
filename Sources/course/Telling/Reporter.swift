import Answers
import CourseFormat

/// Prints verdicts as sentences.
struct Reporter {
  let printer: Printer

  /// Whether all errors of the compiler are shown; otherwise the first, which often is behind
  /// the others.
  var showsAllErrors = false

  /// The course, if what comes after a right answer is to be shown.
  var package: CoursePackage?

  /// Whether the reader has the keys of `watch`; otherwise commands are named.
  var hasKeys = false

  /// The most warnings of the compiler that are shown.
  private static let mostWarnings = 3

  /// Reports on an exercise; in full, checks that pass or wait are named as well.
  func report(_ verdict: Verdict, inFull isFull: Bool) {
    var telling = Telling(verdict)
    if isFull { telling.addWhatComesAfter(verdict, in: package, hasKeys: hasKeys) }
    let heading = "\(verdict.state.mark) \(telling.name)  \(telling.word)"
    printer.print(heading + (telling.count.map { ", \($0)" } ?? ""), in: verdict.state.tone)
    for part in telling.advice(.missing) { indent(part.words) }
    report(errors: telling.notes(.error), of: telling.name)
    for note in telling.notes(.objection) { report(note) }
    for part in telling.advice(.refused, .clash) { report(part) }
    report(causes: telling.causes, after: telling.lead, asList: verdict.state == .crashed)
    var reasons: Set<String> = []
    for check in telling.checks where isFull || check.result.outcome.isBad {
      report(check, of: verdict.exercise, &reasons)
    }
    for part in telling.advice(.notGraded, .end) { report(part) }
    for note in telling.notes(.ready) { advise("\(note.text): \(note.place)") }
    report(warnings: telling.notes(.warning))
    report(remarks: telling.notes(.remark))
    for part in telling.advice(.way, .solution, .export, .next) { report(part) }
    for part in telling.advice(.written) where isFull { report(part) }
    for part in telling.advice(.changed) { report(part) }
  }

  /// The last line: how many of each.
  func summarize(_ verdicts: [Verdict]) {
    let counts = Verdict.State.allCases.compactMap { state -> String? in
      let count = verdicts.count { $0.state == state }
      return count == 0 && state != .right ? nil : "\(count) \(state.rawValue)"
    }
    for sentence in Set(verdicts.flatMap(\.written)).sorted() { advise(sentence) }
    printer.print()
    printer.print("\(verdicts.count) exercises: \(counts.joined(separator: ", ")).")
  }

  /// Reports on a check; why checks are not judged is said once, so `reasons` are those said before.
  private func report(
    _ check: Telling.Check, of exercise: Exercise, _ reasons: inout Set<String>
  ) {
    let (result, suite) = (check.result, exercise.shownSuitePath)
    printer.print("  \(result.outcome.mark) \(result.name)", in: result.outcome.tone)
    if let reason = check.reason, reasons.insert(reason).inserted { indent(reason) }
    for finding in check.findings {
      guard !finding.isRepeated else {
        if check.findings.count == 1 { indent(Complaints.asAbove) }
        continue
      }
      indent(finding.text + finding.addition)
      for line in finding.advice { indent(line) }
      if !finding.views.isEmpty { indent(.init(text: LookedAt.heading, code: finding.views)) }
      if let line = finding.line { quote("\(suite):\(line)") }
    }
    if let printed = result.printed, check.reason == nil {
      let lines = printed.lines
      lines.count > 1
        ? indent(.init(text: Telling.printed, code: lines))
        : indent("\(Telling.printed) \(printed)")
    }
    for note in check.places where note.kind == .part { indent("\(note.text) at \(note.place)") }
    if let end = check.end { indent(end) }
    for note in check.places where note.kind == .end { indent("\(note.text) at \(note.place)") }
    if check.end != nil { quote("\(suite):\(result.line)") }
  }

  private func report(errors: [Telling.Note], of name: String) {
    for error in showsAllErrors ? errors : Array(errors.prefix(1)) { report(error) }
    if errors.count > 1, !showsAllErrors {
      advise(
        "\(errors.count - 1) more, which may go away with this one. To see them: "
          + "swift run course check \(name) --errors")
    }
  }

  private func report(warnings: [Telling.Note]) {
    for note in warnings.prefix(Self.mostWarnings) {
      advise("\(Telling.warns) \(note.text)")
      quote(note.place)
      quote(lines: note.excerpt)
    }
    let more = warnings.count - Self.mostWarnings
    if more > 0 { advise("The compiler warns of \(more) more.") }
  }

  private func report(remarks: [Telling.Note]) {
    if !remarks.isEmpty { advise("It is right. These remarks cost no point:") }
    for note in remarks {
      let words = note.advice.map(\.text).joined(separator: " ")
      printer.print("- \(note.place), \(note.text): \(words)".wrapped(indent: 4))
    }
  }

  private func report(causes: [String], after lead: String, asList isPlain: Bool) {
    if causes.count == 1 { return advise("\(lead): \(causes[0])") }
    if !causes.isEmpty { advise(isPlain ? "\(lead):" : "\(lead), one of these:") }
    for cause in causes { printer.print("- \(cause)".wrapped(indent: 4)) }
  }

  private func report(_ part: Telling.Advice) {
    if part.kind == .export {
      return advise(([part.words.text] + part.words.code).joined(separator: " "))
    }
    advise(part.words.text)
    quote(lines: part.words.code)
    if let note = part.note {
      switch part.kind {
      case .clash:
        indent(note.text)
        quote(note.place)
      case .end: advise("\(note.text) at \(note.place)")
      default: quote(note.place)
      }
    }
    if let remedy = part.remedy { advise(remedy) }
  }

  private func report(_ note: Telling.Note) {
    indent(note.text)
    quote(note.place)
    quote(lines: note.excerpt)
    for words in note.advice { indent(words) }
  }

  private func indent(_ words: Telling.Words) {
    indent(words.text)
    quote(lines: words.code)
  }

  private func indent(_ text: String) { printer.print(text.wrapped(indent: 6)) }

  private func advise(_ text: String) { printer.print(text.wrapped(indent: 2)) }

  private func quote(_ place: String) { printer.print("      \(place)", in: .quiet) }

  private func quote(lines: [String]) {
    for line in lines { printer.print("          \(line)") }
  }
}
