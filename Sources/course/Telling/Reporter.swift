import Answers

/// Writes what is said of a verdict as the lines of a terminal.
///
/// - Shape: What is about the whole answer is two columns in, what is about one thing in it six, and
///   so is what is said of a file that is not there.
struct Reporter {
  let printer: Printer

  /// Whether all errors of the compiler are shown.
  var showsAllErrors = false

  /// The course, if what comes after a right answer is to be shown.
  var package: CoursePackage?

  /// Whether the reader has the keys of `watch`; otherwise commands are named.
  var hasKeys = false

  /// Reports on an exercise; in full, checks that pass or wait are named as well.
  func report(_ verdict: Verdict, inFull isFull: Bool) {
    var telling = Telling(verdict)
    if isFull { telling.addWhatComesAfter(verdict, in: package, hasKeys: hasKeys) }
    printer.print(telling.heading, in: telling.state.tone)
    for paragraph in telling.paragraphs(inFull: isFull, withAllErrors: showsAllErrors) {
      write(paragraph)
    }
  }

  /// The last line: how many of each.
  func summarize(_ verdicts: [Verdict]) {
    for sentence in Telling.written(during: verdicts) { write(.sentence(sentence)) }
    printer.print()
    printer.print(Telling.sum(of: verdicts))
  }

  private func write(_ paragraph: Telling.Paragraph) {
    switch paragraph {
    case .sentence(let text): printer.print(text.wrapped(indent: 2))
    case .detail(let text): printer.print(text.wrapped(indent: 6))
    case .item(let text): printer.print("- \(text)".wrapped(indent: 4))
    case .check(let outcome, let name):
      printer.print("  \(outcome.mark) \(name)", in: outcome.tone)
    case .place(let place): printer.print("      \(place)", in: .quiet)
    case .code(let line): printer.print("          \(line)")
    }
  }
}
