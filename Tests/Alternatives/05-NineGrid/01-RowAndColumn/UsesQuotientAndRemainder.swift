// Alternative: `quotientAndRemainder` divides once and gives both numbers.

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  guard columns > 0, index >= 0 else { return nil }
  let (row, column) = index.quotientAndRemainder(dividingBy: columns)
  return Place(row: row, column: column)
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  guard place.row >= 0, (0..<max(columns, 0)).contains(place.column) else { return nil }
  return place.row * columns + place.column
}
