// Alternative: a loop takes full rows away from the number. What is left is the column.

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard columns > 0, index >= 0 else { return nil }
  var (row, column) = (0, index)
  while column >= columns {
    column -= columns
    row += 1
  }
  return Place(row: row, column: column)
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard columns > 0, place.row >= 0, place.column >= 0, place.column < columns else {
    return nil
  }
  return place.column + columns * place.row
}
