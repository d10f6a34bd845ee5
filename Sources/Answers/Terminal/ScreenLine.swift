/// A line of text on the screen of a terminal, and what it is.
package struct ScreenLine: Equatable {
  package var text: String
  package var tone = Printer.Tone.plain
  /// Whether it is a paragraph, which is broken so that it reads well.
  package var isProse = false

  package init(text: String, tone: Printer.Tone = .plain, isProse: Bool = false) {
    self.text = text
    self.tone = tone
    self.isProse = isProse
  }
}
