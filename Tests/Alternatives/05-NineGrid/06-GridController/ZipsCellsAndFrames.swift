// Alternative: all frames are computed first. Then `zip` makes pairs of a cell and its frame.

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
    for cell in cells { cell.removeFromSuperview() }
    cells = names.map(makeCell)
    // Asking for `view` would load it; a screen nobody has opened has none to fill.
    guard let view = viewIfLoaded else { return }
    for cell in cells { view.addSubview(cell) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for cell in cells { view.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frames = cells.indices.map { frame(of: $0, in: view.bounds) }
    for (cell, frame) in zip(cells, frames) { cell.frame = frame }
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
