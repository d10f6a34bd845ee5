import HeadlessUIKit

/// What a grid of cells costs.
enum GridSubjects {
  static var all: [Benchmark] {
    [12, 12_000].flatMap { count in
      let grid = Grid(of: count)
      return [
        Benchmark(name: "lay out a grid of \(count) cells") { grid.turn() }
      ]
    }
  }
}

/// Cells in rows, as many beside each other as fit, each with a picture, a name and a button.
private final class Grid: UIView {
  private static let size = CGSize(width: 80, height: 90)

  init(of count: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    for index in 0..<count { addSubview(GridCell(named: "App \(index)")) }
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the grid on its side, or back, and lays it out.
  func turn() {
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = max(Int(bounds.width / Self.size.width), 1)
    let gap = (bounds.width - CGFloat(columns) * Self.size.width) / CGFloat(columns + 1)
    for (index, cell) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      cell.frame = CGRect(
        x: gap + CGFloat(column) * (Self.size.width + gap),
        y: gap + CGFloat(row) * (Self.size.height + gap),
        width: Self.size.width, height: Self.size.height)
    }
  }
}

/// A picture, a name and a button.
private final class GridCell: UIView {
  private let picture = UIImageView()
  private let label = UILabel()
  private let button = UIButton(type: .custom)

  init(named name: String) {
    super.init(frame: .zero)
    label.text = name
    button.setTitle("Load", for: .normal)
    for part in [picture, label, button] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 17, y: 0, width: 45, height: 45)
    label.frame = CGRect(x: 0, y: 45, width: bounds.width, height: 20)
    button.frame = CGRect(x: 10, y: 65, width: bounds.width - 20, height: 20)
  }
}
