/// Text measured, shortened, padded and broken by the cells it takes in a terminal.
nonisolated extension StringProtocol {
  /// The number of cells the text takes.
  package var cellWidth: Int {
    reduce(0) { $0 + CellWidth.of($1) }
  }

  /// Returns as many characters from the start as fit into a number of cells.
  package func prefix(cells: Int) -> SubSequence {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += CellWidth.of(self[end])
      guard used <= cells else { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// Returns the text, or as much as fits with an ellipsis at the end.
  package func truncated(cells: Int, ellipsis: String = "…") -> String {
    guard cellWidth > cells else { return String(self) }
    let room = cells - ellipsis.cellWidth
    guard room >= 0 else { return String(ellipsis.prefix(cells: cells)) }
    return prefix(cells: room) + ellipsis
  }

  /// Returns the text with spaces after them, up to a number of cells.
  package func padded(cells: Int) -> String {
    self + String(repeating: " ", count: Swift.max(cells - cellWidth, 0))
  }

  /// Returns the text broken into lines of at most a number of cells.
  ///
  /// A line is broken at a space, or beside a wide character; a word longer than a line is
  /// broken anywhere. A line break in the text stays one.
  package func wrapped(cells: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { CellWrap(width: Swift.max(cells, 2)).lines(of: $0) }
  }
}

nonisolated extension [[String]] {
  /// The rows of a table as lines, the columns under each other and a rule under the headings.
  package var tableLines: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      map { $0.count > column ? $0[column].cellWidth : 0 }.max() ?? 0
    }
    var lines = map { row in
      var line = zip(row, widths).map { $0.padded(cells: $1) }.joined(separator: "   ")
      while line.last == " " { line.removeLast() }
      return line
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "   ")
    if !lines.isEmpty { lines.insert(rule, at: 1) }
    return lines
  }
}
