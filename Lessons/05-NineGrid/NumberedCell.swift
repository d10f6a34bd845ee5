import HeadlessUIKit

/// A cell to look at: a red area, and the cell's number below it.
final class NumberedCell: UIView {
  init(number: Int) {
    super.init(frame: CGRect(origin: .zero, size: Cell.size))
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 72))
    area.backgroundColor = .red
    addSubview(area)
    let label = UILabel(frame: CGRect(x: 0, y: 72, width: 80, height: 18))
    label.text = "\(number)"
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
