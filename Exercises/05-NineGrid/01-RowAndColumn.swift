// # Exercise 1: Row and column
//
// The cells of a grid are counted from 0, along the first row and then along the
// next. A cell's place is its row and its column, both counted from 0. A grid
// without columns has no places, and there is no cell before number 0.
//
//     swift test --filter RowAndColumn

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
