// Misconception: A number below 0 is taken for a cell. Cells count from 0, so there is none before
//   it.
// Rejected by: there is no cell before number 0

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard columns > 0 else { return nil }
  return Place(row: index / columns, column: abs(index % columns))
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard place.row >= 0, (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
