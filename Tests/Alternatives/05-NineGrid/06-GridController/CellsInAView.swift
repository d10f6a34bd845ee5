// Alternative: The cells lie in a view of their own, which fills the screen.

import HeadlessUIKit

/// A screen with a cell for every name.
final class NameGridViewController: UIViewController {
  /// The cells, in the order of the names.
  private(set) var cells: [UILabel] = []

  /// The names to show.
  var names: [String] = [] {
    didSet {
      cells.forEach { $0.removeFromSuperview() }
      cells = names.map { name in
        let cell = UILabel()
        cell.text = name
        grid.addSubview(cell)
        return cell
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private let grid = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
    let gap = (grid.bounds.width - 240) / 4
    for (number, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: gap + CGFloat(number % 3) * (80 + gap), y: 16 + CGFloat(number / 3) * 106, width: 80,
        height: 90)
    }
  }
}
