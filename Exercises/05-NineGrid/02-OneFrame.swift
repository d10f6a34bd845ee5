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
    // TODO 1: The points that are left over, shared equally among the gaps.
    .zero
  }

  /// Returns the frame of a cell; bounds may begin anywhere.
  func frame(of index: Int, in bounds: CGRect) -> CGRect {
    // TODO 2: The frame of the cell, in the coordinates the bounds are given in.
    .zero
  }
}
