/// A line of text under construction, with escape sequences where looks change.
nonisolated struct StyledLine {
  private let hasColor: Bool
  private var text = ""
  private var look = CellGrid.Look()

  init(hasColor: Bool) {
    self.hasColor = hasColor
    text.reserveCapacity(256)
  }

  mutating func append(_ character: Character, _ look: CellGrid.Look = CellGrid.Look()) {
    change(to: look)
    text.unicodeScalars.append(contentsOf: character.unicodeScalars)
  }

  /// Ends the line in the terminal's own looks, and returns it.
  mutating func finish() -> String {
    change(to: CellGrid.Look())
    return text
  }

  private mutating func change(to look: CellGrid.Look) {
    guard hasColor, look != self.look else { return }
    self.look = look
    text += "\u{1B}[0"
    if look.isBold { text += ";1" }
    if look.isItalic { text += ";3" }
    if look.isReversed { text += ";7" }
    if look.foreground != Palette.ground { text += ";38;5;\(look.foreground)" }
    if look.background != Palette.ground { text += ";48;5;\(look.background)" }
    text += "m"
  }
}
