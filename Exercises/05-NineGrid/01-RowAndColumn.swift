// # Exercise 1: Row and column
//
// The cells of a grid are counted from 0, along the first row and then along the
// next. A cell's place is its row and its column, both counted from 0. `place`
// returns the place of a cell, and `index` the number of the cell at a place. Both
// return nil if there is no such cell: a number, a row or a column below 0, a column
// that the grid does not have, or a grid without columns.
//
//     swift run course check RowAndColumn

import HeadlessUIKit

/// Where a cell of a grid stands.
struct Place: Equatable {
  let row: Int
  let column: Int
}

/// Returns the place of a cell in a grid of some columns.
func place(of index: Int, columns: Int) -> Place? {
  // TODO 1: The place of the cell, or nil if there is no such cell.
  nil
}

/// Returns the number of the cell at a place in a grid of some columns.
func index(of place: Place, columns: Int) -> Int? {
  // TODO 2: The number of the cell that stands there, or nil if no cell can.
  nil
}
