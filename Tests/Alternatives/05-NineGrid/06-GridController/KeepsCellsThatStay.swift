// Alternative: Cells are used again for new names, and only the difference is made or taken out.

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
    while cells.count > names.count { cells.removeLast().removeFromSuperview() }
    while cells.count < names.count {
      let cell = makeCell(for: names[cells.count])
      cells.append(cell)
      viewIfLoaded?.addSubview(cell)
    }
    for (cell, name) in zip(cells, names) { cell.text = name }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cells.forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, cell) in cells.enumerated() {
      cell.frame = frame(of: index, in: view.bounds)
    }
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
