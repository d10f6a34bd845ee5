import TerminalIO

/// Emphasis in a terminal: with colours where there are any, without where there are none.
struct TextStyler {
  let style: TerminalStyle

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func italic(_ text: String) -> String { wrapped(text, "3") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func keyword(_ text: String) -> String { wrapped(text, "38;5;170") }
  func type(_ text: String) -> String { wrapped(text, "38;5;73") }
  func string(_ text: String) -> String { wrapped(text, "38;5;173") }
  func number(_ text: String) -> String { wrapped(text, "38;5;179") }
  func comment(_ text: String) -> String { wrapped(text, "38;5;71") }
  func code(_ text: String) -> String { wrapped(text, "38;5;73") }
  func problem(_ text: String) -> String { wrapped(text, "1;38;5;203") }

  /// Returns a text with arrows, dashes and quotes that the style can show.
  func plain(_ text: String) -> String {
    style.isUnicode ? text : text.withSignsOfASCII
  }

  /// Returns a line of a drawing in characters that the style can show, one for one.
  func drawing(_ line: String) -> String {
    style.isUnicode ? line : String(line.map(\.asciiDrawing))
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    style.hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Character {
  /// Whether the character is made for drawing: lines, blocks and arrows.
  var isForDrawing: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x2500..<0x25A0).contains(scalar.value) || "←→↑↓◀▶▲▼◂▸".contains(self)
  }

  /// What stands for the character in a drawing of ASCII characters.
  fileprivate var asciiDrawing: Character {
    switch self {
    case "→", "▶", "▸": ">"
    case "←", "◀", "◂": "<"
    case "↑", "▲": "^"
    case "↓", "▼": "v"
    case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "╴", "╶", "–": "-"
    case "═": "="
    case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "▏", "▕": "|"
    case "░", "▒": ":"
    case "▓", "█": "#"
    case "…": "~"
    case "·", "•": "*"
    case "“", "”": "\""
    default: isForDrawing ? "+" : self
    }
  }
}

extension String {
  /// Whether the text, a line of prose, belongs to a diagram: indented, and drawn with lines.
  var isDiagramLine: Bool { hasPrefix("    ") && contains(where: \.isForDrawing) }
}
