import TerminalIO

/// What a terminal can show.
nonisolated package struct TerminalStyle: Hashable, Sendable {
  /// Whether escape sequences for 256 colours may be written.
  package var hasColor: Bool

  /// Whether frames and marks may be characters outside ASCII.
  package var isUnicode: Bool

  /// Frames and marks in Unicode, no colour: what a transcript is written in.
  package static let plain = TerminalStyle(hasColor: false, isUnicode: true)

  /// ASCII alone, no colour.
  package static let ascii = TerminalStyle(hasColor: false, isUnicode: false)

  /// Unicode and 256 colours.
  package static let color = TerminalStyle(hasColor: true, isUnicode: true)

  /// Returns the style of what this program prints, as far as somebody asked for it.
  ///
  /// Colours are for a terminal alone, and for one without `NO_COLOR`. A pipe and a file get every
  /// sign, a terminal those that its language has.
  @MainActor package static func ofThisOutput(
    hasColor: Bool, isUnicode: Bool, environment: [String: String]
  ) -> TerminalStyle {
    let isTerminal = Terminal.isInteractive
    let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalStyle(
      hasColor: hasColor && isTerminal && !noColor,
      isUnicode: isUnicode && (!isTerminal || Terminal.showsUnicode(environment)))
  }
}
