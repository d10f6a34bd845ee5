// # Exercise 5: Build once, place often
//
// A screen shows a cell for every name. What there is changes when the names do,
// and they may change before the screen has opened or while it is shown. Where a
// cell stands changes whenever the view has another size, so it is decided there.
//
//     swift test --filter GridController

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
    // TODO 1: There is one cell for each name, in a view that is loaded too, and no cell of before.
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // TODO 2: The view that was loaded has the cells there are.
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // TODO 3: Every cell stands where the size of the view puts it.
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
