import HeadlessUIKit
import Stage
import Testing

extension Stage {
  /// Expects that a label says a text, and tells what stands there instead.
  public func expectToRead(
    _ text: String, _ advice: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let sentence = unread(text, advice) else { return }
    Issue.record("\(sentence)", sourceLocation: sourceLocation)
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
    guard !staticTexts[text].exists else { return nil }
    let texts = (0..<staticTexts.count).map { staticTexts[$0].label }
    let plain = text.spelledPlainly
    // A text without letters and digits, such as a dash, has no spelling that could be compared.
    if !plain.isEmpty, let like = texts.first(where: { $0.spelledPlainly == plain }) {
      return "A label says \u{201C}\(like)\u{201D}. It has to say \u{201C}\(text)\u{201D}."
    }
    // Where few labels are on the screen, what they say shows what is wrong with them.
    let words = texts.filter { !$0.isEmpty }.map { "\u{201C}\($0)\u{201D}" }
    let instead =
      (1...3).contains(words.count) ? " The screen says \(words.joined(separator: ", "))." : ""
    return "No label says \u{201C}\(text)\u{201D}.\(instead) \(advice)"
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
