// Misconception: A grid without columns is given a place all the same. There is nothing to divide
//   by, so the answer is nil.
// Rejected by: a grid without columns has no places

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard index >= 0 else { return nil }
  return Place(row: index / max(columns, 1), column: index % max(columns, 1))
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard place.row >= 0, (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
