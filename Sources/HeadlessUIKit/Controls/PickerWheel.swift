/// One wheel of a picker view: it lies under the finger and carries the rows in sight.
///
/// Rows sit on a cylinder seen from the front. A row that is `d` rows from the middle has turned
/// away by an angle, so it is drawn nearer to its neighbour, flatter and paler.
///
///     d = -2   ────────      y = radius · sin(angle)
///     d = -1   ─ Tea ──      flatness = cos(angle)
///     d =  0   › Milk ‹
///     d =  1   ─ Juice ─
///
/// - Shape: Rows count from 0, top to bottom; `position` is the row in the middle, and lies
///   between two rows while a finger turns the wheel.
/// - Units: Rows for positions, points for sizes.
/// - Errors: None. A wheel cannot be turned beyond its first and last row.
/// - Source: The look of UIPickerView since iOS 7.
package final class PickerWheel: UIView {
  package let component: Int
  package internal(set) var numberOfRows: Int
  /// What the delegate answered when it was last asked, or nil if it does not say.
  var askedWidth: CGFloat?
  var askedHeight: CGFloat?
  package internal(set) var rowSize = CGSize.zero {
    didSet { if rowSize != oldValue { setNeedsLayout() } }
  }

  private unowned let picker: UIPickerView
  private var position: CGFloat = 0
  private var settledRow: Int
  private var rows: [Int: PickerRow] = [:]
  private var spares: [UIView] = []
  private var turnStart: (y: CGFloat, position: CGFloat)?

  init(component: Int, rows: Int, picker: UIPickerView) {
    self.component = component
    numberOfRows = rows
    settledRow = rows == 0 ? -1 : 0
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }

  /// The row in the middle, or -1 if there are no rows.
  package var selectedRow: Int {
    numberOfRows == 0 ? -1 : Int(position.rounded())
  }

  /// The row in the middle as it is drawn, or nil if there are no rows.
  package var middleRow: PickerRow? {
    layoutIfNeeded()
    return rows[selectedRow]
  }

  /// Turns the wheel without telling anybody.
  func turn(to row: Int) {
    settledRow = numberOfRows == 0 ? -1 : min(max(row, 0), numberOfRows - 1)
    position = CGFloat(max(settledRow, 0))
    turnStart = nil
    setNeedsLayout()
  }

  /// Asks for the rows anew, and keeps the selection where that is possible.
  func reload() {
    rows.keys.sorted().forEach { drop($0) }
    turn(to: selectedRow)
  }

  /// Returns the view the delegate gave for a row in sight.
  func customView(forRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]?.customView
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = rowsInSight
    for row in rows.keys.sorted() where !wanted.contains(row) { drop(row) }
    for row in wanted {
      let view = rows[row] ?? make(row)
      view.place(at: angle(of: row), radius: radius, size: rowSize, middle: bounds.height / 2)
    }
  }

  private var radius: CGFloat { max(bounds.height / 2, 1) }

  private func angle(of row: Int) -> CGFloat {
    (CGFloat(row) - position) * rowSize.height / radius
  }

  /// The rows that have turned away by less than about 75 degrees.
  private var rowsInSight: Range<Int> {
    guard numberOfRows > 0, rowSize.height > 0 else { return 0..<0 }
    let reach = 1.3 * radius / rowSize.height
    let first = max(Int((position - reach).rounded(.up)), 0)
    let last = min(Int((position + reach).rounded(.down)), numberOfRows - 1)
    return first..<max(last + 1, first)
  }

  private func make(_ row: Int) -> PickerRow {
    let view = PickerRow()
    if let custom = picker.askView(row, component, reusing: spares.popLast()) {
      view.show(custom)
    } else {
      view.show(picker.askTitle(row, component))
    }
    rows[row] = view
    addSubview(view)
    return view
  }

  private func drop(_ row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    if let custom = view.customView {
      custom.removeFromSuperview()
      spares.append(custom)
    }
    view.removeFromSuperview()
  }

  // A finger turns the wheel as it moves. A finger that only touched a row, without moving,
  // turns the wheel to that row.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard numberOfRows > 0, let touch = touches.first else { return }
    turnStart = (touch.location(in: self).y, position)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let turnStart, let touch = touches.first, rowSize.height > 0 else { return }
    let distance = touch.location(in: self).y - turnStart.y
    position = pinned(turnStart.position - distance / rowSize.height)
    setNeedsLayout()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let turnStart, let touch = touches.first, rowSize.height > 0 else { return }
    let y = touch.location(in: self).y
    if y == turnStart.y {
      let turned = asin(min(max((y - bounds.midY) / radius, -1), 1))
      position = pinned((position + turned * radius / rowSize.height).rounded())
    }
    settle()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    settle()
  }

  private func settle() {
    guard turnStart != nil else { return }
    let former = settledRow
    turn(to: selectedRow)
    if settledRow != former { picker.tellSelection(settledRow, component) }
  }

  private func pinned(_ position: CGFloat) -> CGFloat {
    min(max(position, 0), CGFloat(max(numberOfRows - 1, 0)))
  }
}
