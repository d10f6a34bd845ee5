// Alternative: One closure shares a length among its gaps, for both directions.

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
    let share = { (length: CGFloat, count: Int, cell: CGFloat) -> CGFloat in
      (length - cell * CGFloat(count)) / CGFloat(count + 1)
    }
    return CGSize(
      width: share(bounds.width, columns, cell.width),
      height: share(bounds.height, rows, cell.height))
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
