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
  let shade: Character
  let dot: Character
  let ellipsis: String
  /// What stands for signs UIKit draws of its own accord: secret words, the clear button.
  let signs: [Character: Character]

  static let unicode = Glyphs(
    phone: CellFrame.Lines(corners: ["╭", "╮", "╯", "╰"], horizontal: "─", vertical: "│"),
    picture: CellFrame.Lines(corners: ["┌", "┐", "┘", "└"], horizontal: "─", vertical: "│"),
    focus: CellFrame.Lines(corners: ["┏", "┓", "┛", "┗"], horizontal: "━", vertical: "┃"),
    openBottom: ["╌"],
    selectionStart: "›", selectionEnd: "‹", focusStart: "▸", focusEnd: "◂",
    imageStart: "▕", imageEnd: "▏", shade: "░", dot: "▪", ellipsis: "…", signs: [:])

  static let ascii = Glyphs(
    phone: CellFrame.Lines(corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|"),
    picture: CellFrame.Lines(corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|"),
    focus: CellFrame.Lines(corners: ["#", "#", "#", "#"], horizontal: "=", vertical: "#"),
    openBottom: ["-", " "],
    selectionStart: ">", selectionEnd: "<", focusStart: ">", focusEnd: "<",
    imageStart: "|", imageEnd: "|", shade: ":", dot: "*", ellipsis: "...",
    signs: ["•": "*", "×": "x"])
}

nonisolated extension TerminalStyle {
  var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
}
