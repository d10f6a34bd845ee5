// # Exercise 2: One frame
//
// A regular grid has equal cells and equal gaps: between columns, before the first
// and after the last. Rows have gaps of their own. `startY` moves the whole grid down
// by that many points. The gaps do not change: compute them from the whole bounds.
//
//     swift run course check OneFrame

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
      y: bounds.minY + startY + gap.height + row * (gap.height + cell.height),
      width: cell.width, height: cell.height)
  }
}
