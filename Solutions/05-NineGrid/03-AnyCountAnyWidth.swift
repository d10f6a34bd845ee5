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
  // Cells that would overlap are worse than a column less.
  max(1, min(wanted, Int(width / cell)))
}

/// Returns the frames of the cells of a shelf that begins at zero.
func shelfFrames(
  count: Int, columns wanted: Int, cell: CGSize, width: CGFloat
) -> [CGRect] {
  let columns = columnsThatFit(wanted, cell: cell.width, in: width)
  let gap = max(0, (width - CGFloat(columns) * cell.width) / CGFloat(columns + 1))
  return (0..<count).map { index in
    CGRect(
      x: gap + CGFloat(index % columns) * (cell.width + gap),
      y: rowGap + CGFloat(index / columns) * (cell.height + rowGap),
      width: cell.width, height: cell.height)
  }
}

/// Returns the size of what is on a shelf, for a scroll view's `contentSize`.
func contentSize(of frames: [CGRect], width: CGFloat) -> CGSize {
  // The lowest cell is in the last row, be it full or not.
  guard let last = frames.last else { return CGSize(width: width, height: 0) }
  return CGSize(width: max(width, frames[0].maxX), height: last.maxY + rowGap)
}
