// # Exercise 3: Any count, any width
//
// - A shelf has `wanted` columns. If fewer fit into its width, it has as many as fit, but at
//   least one. Cells fit even if they touch. There are as many rows as the cells need.
// - If there are fewer cells than columns, they stand in the first columns. The others stay empty,
//   and the gaps are the same as in a full row.
// - The gaps between and beside the columns are equal and never below 0.
// - Above each row and below the last there are 16 points.
// - A shelf that is too high for the screen scrolls, so a function says how large its content
//   is. The content is as wide as the shelf, or as a cell if that is wider. It ends 16 points
//   below the last row. Without cells it is as wide as the shelf, and its height is 0.
//
//     swift run course check AnyCountAnyWidth

import HeadlessUIKit

/// The points above each row of a shelf, and below the last.
let rowGap: CGFloat = 16

/// Returns the number of columns: `wanted`, or as many as fit into the width if these are fewer,
/// but at least one.
func columnsThatFit(_ wanted: Int, cell: CGFloat, in width: CGFloat) -> Int {
  // TODO 1: The wanted columns, or as many as fit if these are fewer, but at least one.
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
  // TODO 3: The width, or that of a wider cell; the height with the last gap, or 0 without cells.
  .zero
}
