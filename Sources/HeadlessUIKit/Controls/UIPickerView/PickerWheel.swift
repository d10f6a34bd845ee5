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
/// - Errors: A wheel cannot be turned beyond its first and last row.
/// - Source: The look of UIPickerView since iOS 7.
final class PickerWheel: UIView {
  let component: Int
  private(set) var numberOfRows = 0
  /// What the delegate answered when it was last asked, or nil if it does not say.
  var askedWidth: CGFloat?
  var askedHeight: CGFloat?
  var rowSize = CGSize.zero {
    didSet { if rowSize != oldValue { setNeedsLayout() } }
  }

  private weak var picker: UIPickerView?
  private var position: CGFloat = 0
  private var settledRow = -1
  private var rows: [Int: PickerRow] = [:]
  private var spares: [UIView] = []
  private var turnStart: (y: CGFloat, position: CGFloat)?
  private var hasTurned = false

  init(component: Int, picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
  }

  package required init?(coder: NSCoder) { nil }

  /// The row in the middle, or -1 if there are no rows.
  var selectedRow: Int { numberOfRows == 0 ? -1 : Int(position.rounded()) }

  /// The row in the middle as it is drawn, or nil if there are no rows.
  var middleRow: PickerRow? {
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

  /// Forgets how the rows look, and keeps the selection where that is possible.
  func reload(rows count: Int) {
    renew()
    numberOfRows = count
    turn(to: selectedRow)
  }

  /// Whether a finger is on the wheel.
  var isTurning: Bool { turnStart != nil }

  /// Asks anew what the rows in sight look like.
  func renew() {
    rows.keys.sorted().forEach { drop($0) }
    setNeedsLayout()
  }

  package override var wheelGeometry: WheelGeometry? {
    WheelGeometry(
      numberOfRows: numberOfRows, selectedRow: selectedRow, rowHeight: rowSize.height,
      hasKnownTitles: picker?.hasKnownTitles == true)
  }

  package override func nearestRow(titled title: String) -> Int? {
    picker?.nearestRow(inComponent: component, titled: title)
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
      view.layOut(at: angle(of: row), radius: radius, size: rowSize, middle: bounds.height / 2)
    }
  }

  private var radius: CGFloat { max(bounds.height / 2, 1) }

  private func angle(of row: Int) -> CGFloat {
    (CGFloat(row) - position) * rowSize.height / radius
  }

  /// The rows that have turned away by less than about 75 degrees; at most one for each point.
  private var rowsInSight: Range<Int> {
    guard numberOfRows > 0, rowSize.height > 0 else { return 0..<0 }
    let reach = 1.3 * radius / max(rowSize.height, 1)
    let first = max(Int((position - reach).rounded(.up)), 0)
    let last = min(Int((position + reach).rounded(.down)), numberOfRows - 1)
    return first..<max(last + 1, first)
  }

  private func make(_ row: Int) -> PickerRow {
    let view = PickerRow()
    if let custom = picker?.askView(row, component, reusing: spares.popLast()) {
      if let other = rows.first(where: { $0.value.customView === custom })?.key {
        PickerMessage.sharedView(rows: other, row, component: component).report()
      }
      spares.removeAll { $0 === custom }
      view.show(custom)
    } else {
      view.show(picker?.askTitle(row, component))
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

  // Rows come and go under the finger, so the wheel itself takes the touch.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  // A finger turns the wheel as it moves. A finger that only touched a row, without moving,
  // turns the wheel to that row.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard numberOfRows > 0, let touch = touches.first else { return }
    turnStart = (touch.location(in: self).y, position)
    hasTurned = false
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let turnStart, let touch = touches.first, rowSize.height > 0 else { return }
    let distance = touch.location(in: self).y - turnStart.y
    position = pinned(turnStart.position - distance / rowSize.height)
    if distance != 0 { hasTurned = true }
    setNeedsLayout()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard turnStart != nil, let touch = touches.first else { return }
    if !hasTurned, rowSize.height > 0 { turnToRow(at: touch.location(in: self).y) }
    settle()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    settle()
  }

  /// Turns to the row at a height; beyond the first and the last row there is none.
  private func turnToRow(at y: CGFloat) {
    let angle = asin(min(max((y - bounds.midY) / radius, -1), 1))
    let row = (position + angle * radius / rowSize.height).rounded()
    if row == pinned(row) { position = row }
  }

  private func settle() {
    guard turnStart != nil else { return }
    let former = settledRow
    turn(to: selectedRow)
    if settledRow != former { picker?.tellSelection(settledRow, component) }
  }

  private func pinned(_ position: CGFloat) -> CGFloat {
    min(max(position, 0), CGFloat(max(numberOfRows - 1, 0)))
  }

  package override var automationType: AutomationType { .pickerWheel }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: picker?.askAccessibilityLabel(component),
      value: middleRow?.spokenText ?? "", hint: picker?.askAccessibilityHint(component),
      traits: .adjustable)
  }

  /// Turns the wheel to the next row, as a person does.
  package override func accessibilityIncrement() { turnAsPerson(by: 1) }

  /// Turns the wheel to the previous row, as a person does.
  package override func accessibilityDecrement() { turnAsPerson(by: -1) }

  private func turnAsPerson(by rows: Int) {
    let row = selectedRow + rows
    guard (0..<numberOfRows).contains(row) else { return }
    turn(to: row)
    picker?.tellSelection(settledRow, component)
  }
}
