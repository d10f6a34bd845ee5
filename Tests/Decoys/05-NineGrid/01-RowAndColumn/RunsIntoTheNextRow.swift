// Misconception: A column the grid does not have is counted on into the next row. There is no cell
//   there, so the answer is nil.
// Rejected by: a column the grid does not have is no place

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard columns > 0, index >= 0 else { return nil }
  // A row is full after as many cells as there are columns, so the columns divide.
  return Place(row: index / columns, column: index % columns)
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard columns > 0, place.row >= 0, place.column >= 0 else { return nil }
  return place.row * columns + place.column
}
