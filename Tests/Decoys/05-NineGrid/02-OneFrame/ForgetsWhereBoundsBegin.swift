// Misconception: The frame counts from zero. Bounds may begin elsewhere, in a scroll view or below
//   a bar, and the cells have to begin there too.
// Rejected by: bounds that begin elsewhere move the whole grid

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
      x: gap.width + column * (gap.width + cell.width),
      y: startY + gap.height + row * (gap.height + cell.height),
      width: cell.width, height: cell.height)
  }
}
