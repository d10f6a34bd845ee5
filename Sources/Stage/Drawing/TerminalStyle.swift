/// What a terminal can show.
nonisolated package struct TerminalStyle: Hashable, Sendable {
  /// Whether escape sequences for 256 colours may be written.
  package var hasColor: Bool

  /// Whether frames and marks may be characters outside ASCII.
  package var isUnicode: Bool

  package init(hasColor: Bool, isUnicode: Bool) {
    self.hasColor = hasColor
    self.isUnicode = isUnicode
  }

  /// Frames and marks in Unicode, no colour: what a transcript is written in.
  package static let plain = TerminalStyle(hasColor: false, isUnicode: true)

  /// ASCII alone, no colour.
  package static let ascii = TerminalStyle(hasColor: false, isUnicode: false)

  /// Unicode and 256 colours.
  package static let color = TerminalStyle(hasColor: true, isUnicode: true)
}
