import TerminalIO

extension String {
  /// Returns the text in lines of a width; all but the first are indented.
  func hanging(_ indent: Int, cells: Int) -> [String] {
    guard cellWidth > cells else { return [self] }
    return lines(of: cells - indent, after: indent).enumerated().map { index, line in
      index == 0 ? line : String(repeating: " ", count: indent) + line
    }
  }

  /// Returns the text in lines of a number of cells.
  ///
  /// A word that is longer than a line, as an address may be, begins beside the mark of a list, which
  /// would else stand alone on its line.
  private func lines(of cells: Int, after indent: Int) -> [String] {
    let (mark, rest) = (prefix(indent), dropFirst(indent))
    guard indent > 0, mark.last == " ", mark.first != " ",
      rest.prefix(while: { $0 != " " }).description.cellWidth > cells
    else { return wrapped(cells: cells) }
    var lines = String(rest).wrapped(cells: cells)
    lines[0] = mark + lines[0]
    return lines
  }
}
