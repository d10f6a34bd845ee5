// Misconception: The number is divided by the number of rows, which is one more or less than the
//   columns. A row is full after as many cells as there are columns, so the columns divide.
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
  let rows = columns + 1
  return Place(row: index / rows, column: index % rows)
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard place.row >= 0, (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
