import CourseFormat
import HeadlessUIKit
import Stage
import Testing

extension Stage {
  /// Expects that a label says a text, and tells what stands there instead.
  public func expectToRead(
    _ text: String, _ advice: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found = finding(of: text, advice) else { return }
    IssueNote.record(
      .obstacle, found.sentence, sides: found.sides, sourceLocation: sourceLocation)
  }

  /// A sentence about a text that nobody reads, with what stands on the screen in its place.
  ///
  ///     stage.expectToRead("Alarm at 07:30", "Nobody has turned a wheel: fill the label.")
  ///
  ///     ↳ A label says “Alarm at 7:30”. It has to say “Alarm at 07:30”.
  ///
  /// A label that differs in its spelling alone, in capitals, spaces, signs or zeros before a number,
  /// is named instead of the advice: the advice would speak of a text that is not there. Of a screen
  /// with few labels all of them are named.
  ///
  /// - Shape: Nil if a label says the text.
  public func unread(_ text: String, _ advice: String) -> String? {
    finding(of: text, advice)?.sentence
  }

  /// The sentence, and what is read beside what has to be read, where that is known.
  private func finding(
    of text: String, _ advice: String
  ) -> (sentence: String, sides: IssueNote.Sides?)? {
    guard !staticTexts[text].exists else { return nil }
    let texts = staticTexts.asTheyAre.map(\.label)
    let plain = text.spelledPlainly
    // A text without letters and digits, such as a dash, has no spelling that could be compared.
    if !plain.isEmpty, let like = texts.first(where: { $0.spelledPlainly == plain }) {
      return (
        "A label says \u{201C}\(like)\u{201D}. It has to say \u{201C}\(text)\u{201D}.",
        .init(subject: "a label", yours: like, expected: text)
      )
    }
    // Where few labels are on the screen, what they say shows what is wrong with them.
    let read = texts.filter { !$0.isEmpty }
    let missing = "No label says \u{201C}\(text)\u{201D}."
    guard (1...3).contains(read.count) else { return ("\(missing) \(advice)", nil) }
    let words = read.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
    return (
      "\(missing) The screen says \(words). \(advice)",
      .init(
        subject: "the screen", yours: read.joined(separator: "\n"), expected: text, rest: advice)
    )
  }
}

extension String {
  /// The words and numbers of a text, without capitals, signs and zeros before a number.
  fileprivate var spelledPlainly: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      Int(word).map { "\($0)" } ?? String(word)
    }
  }
}
