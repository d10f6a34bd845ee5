// Misconception: The shelf keeps the columns it wants on a screen too narrow for them. Cells
//   overlap then; take only as many as fit.
// Rejected by: a narrow shelf has fewer columns
// Rejected by: no two cells overlap
// Rejected by: a shelf has at least one column

import HeadlessUIKit

/// The points above each row of a shelf, and below the last.
let rowGap: CGFloat = 16

/// Returns how many columns of cells a shelf has that wants some number of them.
func columnsThatFit(_ wanted: Int, cell: CGFloat, in width: CGFloat) -> Int {
  wanted
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
