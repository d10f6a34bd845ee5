// Alternative: Each row of cells lies in a view of its own, which is made anew with the cells.

import HeadlessUIKit

/// A screen with a cell for every name.
final class NameGridViewController: UIViewController {
  /// The cells, in the order of the names.
  private(set) var cells: [UILabel] = []

  /// The names to show.
  var names: [String] = [] {
    didSet {
      rows.forEach { $0.removeFromSuperview() }
      rows = stride(from: 0, to: names.count, by: 3).map { _ in UIView() }
      cells = names.enumerated().map { number, name in
        let cell = UILabel()
        cell.text = name
        rows[number / 3].addSubview(cell)
        return cell
      }
      if isViewLoaded { rows.forEach(view.addSubview) }
    }
  }

  private var rows: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap = (view.bounds.width - 240) / 4
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: gap, y: CGFloat(16 + number * 106), width: view.bounds.width - 2 * gap, height: 90)
    }
    for (number, cell) in cells.enumerated() {
      cell.frame = CGRect(x: CGFloat(number % 3) * (80 + gap), y: 0, width: 80, height: 90)
    }
  }
}
