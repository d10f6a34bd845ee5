// Misconception: The cells are built where they are placed. A view is laid out many times, and
//   each time brings another set of them.
// Rejected by: being laid out again adds nothing
// Rejected by: a screen that opens shows the cells there are
// Rejected by: a turned phone places the cells anew
// Rejected by: a view that lies elsewhere keeps its cells inside
// Rejected by: cells stand in the grid
// Rejected by: cells that come later are placed
// Rejected by: other names take the place of the old ones

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

  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, name) in names.enumerated() {
      let cell = makeCell(for: name)
      cell.frame = frame(of: index, in: view.bounds)
      view.addSubview(cell)
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
