/// What to write to a terminal so that it shows some lines.
///
/// Only lines that changed are written, each on its own row. So nothing flickers, and a line
/// that a terminal measures otherwise does not move those below it.
nonisolated package struct TerminalFrame {
  private var shown: [String] = []
  private var size = (columns: 0, rows: 0)

  package init() {}

  /// Forgets what the terminal shows, because it may show something else by now.
  package mutating func invalidate() {
    size = (0, 0)
  }

  /// Returns what makes a terminal of a size show lines, cut to its width and height.
  package mutating func update(to lines: [String], columns: Int, rows: Int) -> String {
    let lines = lines.prefix(rows).map { $0.cut(cells: columns) }
    var text = ""
    if size != (columns, rows) {
      text = "\u{1B}[0m\u{1B}[2J"
      shown = []
      size = (columns, rows)
    }
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      text += "\u{1B}[\(row + 1);1H" + line + "\u{1B}[0m"
      // Behind a full line the cursor still stands on the last character.
      if line.cellWidthWithoutSequences < columns { text += "\u{1B}[K" }
    }
    if lines.count < shown.count { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
    shown = lines
    return text
  }
}
