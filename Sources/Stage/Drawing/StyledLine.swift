/// A line of text under construction, with escape sequences where looks change.
nonisolated struct StyledLine {
  private let hasColor: Bool
  private var text: [UInt8] = []
  private var attributes = CellGrid.Attributes()

  init(hasColor: Bool) {
    self.hasColor = hasColor
    text.reserveCapacity(256)
  }

  mutating func append(
    _ character: Character, _ attributes: CellGrid.Attributes = CellGrid.Attributes()
  ) {
    change(to: attributes)
    text += character.utf8
  }

  /// Appends a character that is one scalar: most cells hold one, and this way costs least.
  mutating func append(_ scalar: Unicode.Scalar, _ attributes: CellGrid.Attributes) {
    change(to: attributes)
    if scalar.isASCII {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let units = UTF8.encode(scalar) {
      text += units
    }
  }

  /// Ends the line in the terminal's own looks, and returns it.
  mutating func finish() -> String {
    change(to: CellGrid.Attributes())
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func change(to attributes: CellGrid.Attributes) {
    guard hasColor, attributes != self.attributes else { return }
    self.attributes = attributes
    text += "\u{1B}[0".utf8
    if attributes.isBold { text += ";1".utf8 }
    if attributes.isItalic { text += ";3".utf8 }
    if attributes.isUnderlined { text += ";4".utf8 }
    if attributes.isStruckThrough { text += ";9".utf8 }
    if attributes.isReversed { text += ";7".utf8 }
    if attributes.foreground != TerminalPalette.ground {
      text += ";38;5;\(attributes.foreground)".utf8
    }
    if attributes.background != TerminalPalette.ground {
      text += ";48;5;\(attributes.background)".utf8
    }
    text += "m".utf8
  }
}
