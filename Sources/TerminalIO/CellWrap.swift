/// Breaks a line of text into lines of a number of cells.
nonisolated struct CellWrap {
  let width: Int

  /// Characters that do not begin a line, because they close what stands before them.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "》", "…", "”", "’",
  ]

  /// Returns the lines; an empty text makes one empty line.
  func lines(of text: some StringProtocol) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces(of: text) {
      let length = piece.cellWidth
      let isSpace = piece.first == " "
      if used + length > width, !isSpace, used > 0 {
        lines.append(line.trimmedEnd)
        (line, used) = ("", 0)
      }
      if isSpace, used == 0, !lines.isEmpty { continue }
      (line, used) = append(piece, length, to: line, used, lines: &lines)
    }
    lines.append(line.trimmedEnd)
    return lines
  }

  /// Adds a piece to a line, and starts new lines within it if it is longer than one.
  private func append(
    _ piece: String, _ length: Int, to line: String, _ used: Int, lines: inout [String]
  ) -> (String, Int) {
    var (line, used, length) = (line, used, length)
    var rest = piece[...]
    while used + length > width, rest.first != " " {
      let head = rest.prefix(cells: width - used)
      guard !head.isEmpty else { break }
      lines.append(line + head)
      rest = rest[head.endIndex...]
      (line, used, length) = ("", 0, rest.cellWidth)
    }
    return (line + rest, used + length)
  }

  /// What a line may be broken between: words, runs of spaces, single wide characters.
  private func pieces(of text: some StringProtocol) -> [String] {
    var pieces: [String] = []
    var last: Character?
    for character in text {
      if let former = last, !breaks(between: former, and: character) {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      last = character
    }
    return pieces
  }

  private func breaks(between former: Character, and character: Character) -> Bool {
    if (former == " ") != (character == " ") { return true }
    let isWide = CellWidth.of(former) == 2 || CellWidth.of(character) == 2
    return isWide && !Self.closing.contains(character)
  }
}

nonisolated extension String {
  fileprivate var trimmedEnd: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
