/// The characters frames and marks are made of.
nonisolated struct Glyphs {
  let phone: CellFrame.Lines
  let picture: CellFrame.Lines
  let focus: CellFrame.Lines
  /// What the bottom of a phone is made of whose screen goes on below.
  let openBottom: [Character]
  let selectionStart: Character
  let selectionEnd: Character
  let focusStart: Character
  let focusEnd: Character
  let imageStart: String
  let imageEnd: String
  /// What stands for areas where there are no colours, from light to dark.
  let shades: [Character]
  let dot: Character
  let ellipsis: String
  /// What stands for signs UIKit draws of its own accord: the dots of a password, the clear button.
  let signs: [Character: Character]

  static let unicode = Glyphs(
    phone: CellFrame.Lines(corners: ["╭", "╮", "╯", "╰"], horizontal: "─", vertical: "│"),
    picture: CellFrame.Lines(corners: ["┌", "┐", "┘", "└"], horizontal: "─", vertical: "│"),
    focus: CellFrame.Lines(corners: ["┏", "┓", "┛", "┗"], horizontal: "━", vertical: "┃"),
    openBottom: ["╌"],
    selectionStart: "›", selectionEnd: "‹", focusStart: "▸", focusEnd: "◂",
    imageStart: "▕", imageEnd: "▏", shades: ["░", "▒", "▓", "█"], dot: "▪", ellipsis: "…",
    signs: [:])

  static let ascii = Glyphs(
    phone: CellFrame.Lines(corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|"),
    picture: CellFrame.Lines(corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|"),
    focus: CellFrame.Lines(corners: ["#", "#", "#", "#"], horizontal: "=", vertical: "#"),
    openBottom: ["-", " "],
    selectionStart: ">", selectionEnd: "<", focusStart: ">", focusEnd: "<",
    imageStart: "|", imageEnd: "|", shades: [".", ":", "%", "@"], dot: "*", ellipsis: "...",
    signs: ["•": "*", "×": "x"])
}

nonisolated extension Glyphs {
  /// Returns the index of the shade for a darkness from 0 to 1, or nil for one as light as paper.
  func shadeLevel(of darkness: Double) -> Int? {
    let level = [0.08, 0.38, 0.5, 0.8].count { darkness >= $0 }
    return level == 0 ? nil : level - 1
  }
}

nonisolated extension TerminalStyle {
  var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
}
