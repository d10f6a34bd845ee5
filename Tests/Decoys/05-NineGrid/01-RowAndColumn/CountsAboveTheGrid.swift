// Misconception: A row above the first is counted all the same, which gives a number below 0.
//   There is no such cell.
// Rejected by: a row above the first is no place

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
  guard (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
