// Alternative: A step is a gap and a cell; the frame is moved by whole steps.

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
    let step = CGSize(width: gap.width + cell.width, height: gap.height + cell.height)
    let first = CGRect(origin: bounds.origin, size: cell)
      .offsetBy(dx: gap.width, dy: gap.height + startY)
    return first.offsetBy(
      dx: step.width * CGFloat(index % columns), dy: step.height * CGFloat(index / columns))
  }
}
