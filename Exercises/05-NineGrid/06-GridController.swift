// # Exercise 6: Make cells once, place them often
//
// A screen shows a cell for each of its `names`, in three columns.
//
// - The names may be set before the screen has opened, and again while a person looks at it.
//   There is always one cell for each name, and no old cell.
// - A turned phone places the cells again.
// - Setting the names does not load the view.
//
//     swift run course check GridController

import HeadlessUIKit

/// A screen with a cell for every name.
final class NameGridViewController: UIViewController {
  /// The cells, in the order of the names.
  private(set) var cells: [UILabel] = []

  /// The names to show.
  var names: [String] = [] {
    didSet { rebuildCells() }
  }

  /// Makes the cells anew.
  private func rebuildCells() {
    // TODO 1: There is one cell for each name and no old cell, and a loaded view has them all.
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // TODO 2: The cells that exist already are in the view.
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // TODO 3: Each cell has its frame, computed from the bounds of the view.
  }

  private func makeCell(for name: String) -> UILabel {
    let cell = UILabel(frame: .zero)
    cell.text = name
    cell.textAlignment = .center
    return cell
  }

  /// Returns the frame of a cell: three columns of 80 by 90 points, and equal gaps.
  private func frame(of index: Int, in bounds: CGRect) -> CGRect {
    let gap = (bounds.width - 240) / 4
    return CGRect(
      x: bounds.minX + gap + CGFloat(index % 3) * (gap + 80),
      y: bounds.minY + 16 + CGFloat(index / 3) * 106, width: 80, height: 90)
  }
}
