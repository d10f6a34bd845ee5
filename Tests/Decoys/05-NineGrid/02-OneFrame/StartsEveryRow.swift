// Misconception: `startY` is added for every row, so the rows drift apart. The grid as a whole
//   begins lower, once.
// Rejected by: the start is left clear once

import HeadlessUIKit

/// A grid of equal cells.
///
/// There is at least one column, and at least one row.
struct RegularGrid {
  let columns: Int
  let rows: Int
  var cell = CGSize(width: 80, height: 90)
  var startY: CGFloat = 0

  /// Returns the gap between two columns, as a width, and between two rows, as a height.
  func gap(in bounds: CGRect) -> CGSize {
    CGSize(
      width: (bounds.width - CGFloat(columns) * cell.width) / CGFloat(columns + 1),
      height: (bounds.height - CGFloat(rows) * cell.height) / CGFloat(rows + 1))
  }

  /// Returns the frame of a cell; bounds may begin anywhere.
  func frame(of index: Int, in bounds: CGRect) -> CGRect {
    let gap = gap(in: bounds)
    let column = CGFloat(index % columns)
    let row = CGFloat(index / columns)
    // Each column is a gap and a cell further; the first gap stands before the first cell.
    return CGRect(
      x: bounds.minX + gap.width + column * (gap.width + cell.width),
      y: bounds.minY + gap.height + row * (gap.height + cell.height) + startY * (row + 1),
      width: cell.width, height: cell.height)
  }
}
