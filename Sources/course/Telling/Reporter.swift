import Answers

/// Writes what is said of a verdict as the lines of a terminal.
///
/// - Shape: What is about the whole answer is two columns in, what is about one thing in it six, and
///   so is what is said of a file that is not there.
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
    printer.print(telling.heading, in: verdict.state.tone)
    for part in telling.advice(.missing) { write(part.words, indent: 6) }
    let errors = telling.notes(.error)
    for note in showsAllErrors ? errors : Array(errors.prefix(1)) { write(note) }
    if errors.count > 1, !showsAllErrors {
      write(
        "\(errors.count - 1) more, which may go away with this one. To see them: "
          + "swift run course check \(telling.name) --errors")
    }
    for note in telling.notes(.objection) { write(note) }
    for part in telling.advice(.refused, .clash) { write(part) }
    write(causes: telling.causes, of: verdict.state)
    for check in telling.checks where isFull || check.result.outcome.isBad {
      printer.print(
        "  \(check.result.outcome.mark) \(check.result.name)", in: check.result.outcome.tone)
      for words in check.words { write(words, indent: 6) }
    }
    for part in telling.advice(.notGraded, .end) { write(part) }
    for note in telling.notes(.ready) { write(note.sentence(at: note.place)) }
    let warnings = telling.notes(.warning)
    for note in warnings.prefix(Self.mostWarnings) {
      write("\(Telling.warns) \(note.text)")
      write(place: note.place, lines: note.excerpt)
    }
    let more = warnings.count - Self.mostWarnings
    if more > 0 { write("The compiler warns of \(more) more.") }
    let remarks = telling.notes(.remark).map { $0.sentence(at: $0.place) }
    write(list: remarks, under: Telling.remarks)
    for part in telling.advice(.way, .solution, .export, .next) { write(part) }
    for part in telling.advice(.written) where isFull { write(part) }
    for part in telling.advice(.changed) { write(part) }
  }

  /// The last line: how many of each.
  func summarize(_ verdicts: [Verdict]) {
    for sentence in Set(verdicts.flatMap(\.written)).sorted() { write(sentence) }
    printer.print()
    printer.print(Telling.sum(of: verdicts))
  }

  private func write(_ part: Telling.Advice) {
    if part.kind == .export {
      return write(([part.words.text] + part.words.code).joined(separator: " "))
    }
    write(part.words, indent: 2)
    if let note = part.note {
      note.kind == .end ? write(note.sentence(at: note.place)) : write(note)
    }
    if let remedy = part.remedy { write(remedy) }
  }

  private func write(_ note: Telling.Note) {
    write(note.text, indent: 6)
    write(place: note.place, lines: note.excerpt)
    for words in note.advice { write(words, indent: 6) }
  }

  private func write(_ words: Telling.Words, indent: Int) {
    write(words.text, indent: indent)
    write(place: nil, lines: words.code)
    write(place: words.place, lines: [])
  }

  private func write(causes: [String], of state: Verdict.State) {
    guard causes.count > 1 else {
      return Telling.sentences(on: causes, of: state).forEach { write($0) }
    }
    let lead = Telling.lead(to: state)
    write(list: causes, under: state == .crashed ? "\(lead):" : "\(lead), one of these:")
  }

  private func write(list: [String], under heading: String) {
    if !list.isEmpty { write(heading) }
    for item in list { printer.print("- \(item)".wrapped(indent: 4)) }
  }

  private func write(_ text: String, indent: Int = 2) {
    printer.print(text.wrapped(indent: indent))
  }

  private func write(place: String?, lines: [String]) {
    if let place { printer.print("      \(place)", in: .quiet) }
    for line in lines { printer.print("          \(line)") }
  }
}
