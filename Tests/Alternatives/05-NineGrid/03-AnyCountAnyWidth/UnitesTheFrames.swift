// Alternative: `union` finds the smallest rectangle around all frames. The content has one more gap
// below it.

import HeadlessUIKit

/// The points above each row of a shelf, and below the last.
let rowGap: CGFloat = 16

/// Returns how many columns of cells a shelf has that wants some number of them.
func columnsThatFit(_ wanted: Int, cell: CGFloat, in width: CGFloat) -> Int {
  var columns = max(wanted, 1)
  while columns > 1, CGFloat(columns) * cell > width { columns -= 1 }
  return columns
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
  let all = frames.reduce(CGRect.null) { $0.union($1) }
  return all.isNull
    ? CGSize(width: width, height: 0)
    : CGSize(width: max(width, all.maxX), height: all.maxY + rowGap)
}
