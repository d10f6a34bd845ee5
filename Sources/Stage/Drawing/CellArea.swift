/// A rectangle of terminal cells.
nonisolated struct CellArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  func clamped(to other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
