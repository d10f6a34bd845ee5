// # Exercise 3: Any count, any width
//
// A shelf has as many rows as its cells need, and as many columns as it wants, or
// as fit into its width, but at least one. Columns share what is left of the width,
// as before, and no gap is below 0. Above each row and below the last there are 16
// points. What is too high for the screen scrolls, so the shelf says how large it is.
//
//     swift run course check AnyCountAnyWidth

import HeadlessUIKit

/// The points above each row of a shelf, and below the last.
let rowGap: CGFloat = 16

/// Returns how many columns of cells a shelf has that wants some number of them.
func columnsThatFit(_ wanted: Int, cell: CGFloat, in width: CGFloat) -> Int {
  // TODO 1: The columns the shelf wants, or fewer if they are too wide, but at least one.
  1
}

/// Returns the frames of the cells of a shelf that begins at zero.
func shelfFrames(
  count: Int, columns wanted: Int, cell: CGSize, width: CGFloat
) -> [CGRect] {
  // TODO 2: A frame for every cell, row after row.
  []
}

/// Returns the size of what is on a shelf, for a scroll view's `contentSize`.
func contentSize(of frames: [CGRect], width: CGFloat) -> CGSize {
  // TODO 3: The width, or more if a cell is wider, and the height down to the last gap; no cells, no height.
  .zero
}
