import HeadlessUIKit

/// Draws what a screen shows as lines of text: a phone made of characters.
///
///     ╭────────────────╮
///     │      Tea       │
///     │ ›    Milk    ‹ │
///     │     Juice      │
///     ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯
///
/// - Shape: A frame around one cell for every few points. A line of text stays in one row.
/// - Units: Points become cells by ``pointsPerColumn`` and ``pointsPerRow``.
/// - Errors: What does not fit ends in an ellipsis; what lies outside the screen is not drawn.
nonisolated package struct TerminalCanvas: Hashable, Sendable {
  package var style: TerminalStyle

  /// The width of a cell in points.
  package var pointsPerColumn = 8.0

  /// The height of a cell in points.
  package var pointsPerRow = 16.0

  /// Whether rows with nothing in them are left out at the bottom of the screen.
  ///
  /// The frame is closed with a broken line then: the screen goes on.
  package var trimsEmptyBottom = false

  package init(style: TerminalStyle) {
    self.style = style
  }

  /// Returns the canvas with cells so large that a screen fits into a number of columns and
  /// rows, the frame included, as far as it stays readable.
  ///
  /// A row never holds more than 28 points, so a tall screen in a low window is still too high.
  package func fitting(_ display: DisplayList, columns: Int = .max, rows: Int) -> TerminalCanvas {
    var canvas = self
    let width = display.size.width / Double(max(columns.subtractingReportingOverflow(2).0, 1))
    canvas.pointsPerColumn = min(max(pointsPerColumn, width), 16)
    let smallest = min(pointsPerRow, 28)
    canvas.pointsPerRow = smallest
    let needed = canvas.shownRows(of: canvas.grid(of: display)) + 2
    guard needed > rows else { return canvas }
    // The same height in fewer rows. A wheel keeps a row of cells for each of its own, so what it
    // then takes is only known when it is drawn.
    let guess = (smallest * Double(needed - 4) / Double(max(rows - 2, 1))).rounded(.up)
    for points in stride(from: min(max(guess, smallest), 28), through: 28, by: 1) {
      canvas.pointsPerRow = points
      if canvas.shownRows(of: canvas.grid(of: display)) + 2 <= rows { break }
    }
    return canvas
  }

  /// Returns the phone line by line, with the screen in it.
  ///
  /// `focus` is the rectangle of what the keys act on.
  package func lines(for display: DisplayList, focus: CGRect? = nil) -> [String] {
    let grid = grid(of: display, focus: focus)
    let shown = shownRows(of: grid)
    let frame = style.glyphs.phone
    let closed = [frame.horizontal]
    let bottom = shown < grid.rows ? style.glyphs.openBottom : closed
    return [edge(frame.corners[0], closed, frame.corners[1], grid.columns)]
      + (0..<shown).map { line($0, of: grid) }
      + [edge(frame.corners[3], bottom, frame.corners[2], grid.columns)]
  }

  private func grid(of display: DisplayList, focus: CGRect? = nil) -> CellGrid {
    var painter = CellPainter(size: display.size, scale: scale, style: style)
    painter.paint(display)
    if let focus { painter.focus(on: focus) }
    return painter.grid
  }

  private var scale: CellScale {
    CellScale(pointsPerColumn: pointsPerColumn, pointsPerRow: pointsPerRow)
  }

  /// The rows inside the frame; one empty row stands below what is left.
  private func shownRows(of grid: CellGrid) -> Int {
    trimsEmptyBottom ? min((grid.lastUsedRow ?? 0) + 2, grid.rows) : grid.rows
  }

  private var frameAttributes: CellGrid.Attributes {
    CellGrid.Attributes(foreground: TerminalPalette.frame)
  }

  private func edge(
    _ start: Character, _ middle: [Character], _ end: Character, _ columns: Int
  ) -> String {
    var line = StyledLine(hasColor: style.hasColor)
    line.append(start, frameAttributes)
    for column in 0..<columns { line.append(middle[column % middle.count], frameAttributes) }
    line.append(end, frameAttributes)
    return line.finish()
  }

  private func line(_ row: Int, of grid: CellGrid) -> String {
    var line = StyledLine(hasColor: style.hasColor)
    line.append(style.glyphs.phone.vertical, frameAttributes)
    grid.write(row: row, to: &line)
    line.append(style.glyphs.phone.vertical, frameAttributes)
    return line.finish()
  }
}
