/// The cells of a frame along the inner edge of an area.
nonisolated struct CellFrame {
  /// What a frame is made of; corners from the top left clockwise.
  struct Lines {
    let corners: [Character]
    let horizontal: Character
    let vertical: Character
  }

  private(set) var cells: [(column: Int, row: Int, glyph: Character)] = []

  init(_ area: CellArea, _ lines: Lines) {
    guard let left = area.columns.first, let right = area.columns.last,
      let top = area.rows.first, let bottom = area.rows.last, lines.corners.count == 4
    else { return }
    for column in area.columns.dropFirst().dropLast() {
      cells.append((column, top, lines.horizontal))
      cells.append((column, bottom, lines.horizontal))
    }
    for row in area.rows.dropFirst().dropLast() {
      cells.append((left, row, lines.vertical))
      cells.append((right, row, lines.vertical))
    }
    cells += [
      (left, top, lines.corners[0]), (right, top, lines.corners[1]),
      (right, bottom, lines.corners[2]), (left, bottom, lines.corners[3]),
    ]
  }
}
