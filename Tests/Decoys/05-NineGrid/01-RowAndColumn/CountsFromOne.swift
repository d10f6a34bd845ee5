// Misconception: The first row and the first column are taken for number 1. Rows, columns and
//   cells all count from 0, as arrays do.
// Rejected by: the cells of a row count its columns
// Rejected by: a single column is one cell wide

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard columns > 0, index >= 0 else { return nil }
  return Place(row: index / columns + 1, column: index % columns + 1)
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard place.row >= 0, (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
