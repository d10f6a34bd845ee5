import Answers

/// A line of text on the screen of a terminal, and what it is.
struct ScreenLine: Equatable {
  var text: String
  var tone = Printer.Tone.plain
  /// Whether it is a paragraph, which is broken so that it reads well.
  var isProse = false
}
