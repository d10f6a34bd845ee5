/// A line of text under construction, with escape sequences where looks change.
nonisolated struct StyledLine {
  private let hasColor: Bool
  private var text: [UInt8] = []
  private var look = CellGrid.Look()

  init(hasColor: Bool) {
    self.hasColor = hasColor
    text.reserveCapacity(256)
  }

  mutating func append(_ character: Character, _ look: CellGrid.Look = CellGrid.Look()) {
    change(to: look)
    text += character.utf8
  }

  /// Appends a character that is one scalar: most cells hold one, and this way costs least.
  mutating func append(_ scalar: Unicode.Scalar, _ look: CellGrid.Look) {
    change(to: look)
    if scalar.isASCII {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let units = UTF8.encode(scalar) {
      text += units
    }
  }

  /// Ends the line in the terminal's own looks, and returns it.
  mutating func finish() -> String {
    change(to: CellGrid.Look())
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func change(to look: CellGrid.Look) {
    guard hasColor, look != self.look else { return }
    self.look = look
    text += "\u{1B}[0".utf8
    if look.isBold { text += ";1".utf8 }
    if look.isItalic { text += ";3".utf8 }
    if look.isReversed { text += ";7".utf8 }
    if look.foreground != TerminalPalette.ground { text += ";38;5;\(look.foreground)".utf8 }
    if look.background != TerminalPalette.ground { text += ";48;5;\(look.background)".utf8 }
    text += "m".utf8
  }
}
