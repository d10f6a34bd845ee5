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
