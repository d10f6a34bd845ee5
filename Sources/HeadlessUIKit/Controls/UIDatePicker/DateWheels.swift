/// The picker view in a date picker: one wheel for each part of the date.
///
/// What it asks and hears is a matter between UIKit's own objects, so the conversation of the
/// application says nothing about it.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, InternalObserver
{
  /// How often the values of a round wheel are repeated.
  private static let rounds = 21

  /// The size that the wheels have by themselves.
  static var sizeOfWheels: CGSize { naturalSize }

  private weak var owner: UIDatePicker?
  private var mode: UIDatePicker.Mode
  private var titles = DateWheelTitles(locale: .current, calendar: .current)
  private var reckoning = DatePickerCalendar(calendar: .current, interval: 1)
  private var locale: Locale?
  private(set) var columns: [DateWheel] = []

  init(of owner: UIDatePicker, _ mode: UIDatePicker.Mode) {
    (self.owner, self.mode) = (owner, mode)
    super.init(frame: .zero)
    (dataSource, delegate) = (self, self)
    show(mode)
  }

  required init?(coder: NSCoder) { nil }

  /// Turns every wheel to the date of the date picker, except those under a finger.
  func show(_ mode: UIDatePicker.Mode) {
    guard let owner else { return }
    let now = owner.reckoning
    if mode != self.mode || now != reckoning || locale != owner.locale || columns.isEmpty {
      (self.mode, reckoning, locale) = (mode, now, owner.locale)
      titles = DateWheelTitles(locale: owner.locale ?? .current, calendar: owner.shownCalendar)
      columns = titles.wheels(for: mode)
      naturalWidths = nil
      becomeStale()
    }
    // Titles are written and measured when the wheels are looked at, and not before.
    if !isStale { showValues() }
  }

  override func askForEverything() {
    super.askForEverything()
    showValues()
  }

  private func showValues() {
    for (wheel, column) in zip(wheels, columns) where !wheel.isTurning {
      if wheel.numberOfRows != rows(of: column) { askAgain(about: wheel) }
      wheel.turn(to: middleRow(of: value(of: column), on: column))
      wheel.renew()
    }
  }

  // MARK: - Rows and values

  private func count(of column: DateWheel) -> Int {
    reckoning.count(of: column, at: owner?.date ?? DeviceSettings.start)
  }

  private func rows(of column: DateWheel) -> Int {
    count(of: column) * (column.isRound ? Self.rounds : 1)
  }

  /// The row of a value that has as many rows above it as below.
  private func middleRow(of value: Int, on column: DateWheel) -> Int {
    column.isRound ? Self.rounds / 2 * count(of: column) + value : value
  }

  private func value(of column: DateWheel) -> Int {
    guard let owner else { return 0 }
    let minutes = Int(owner.duration / 60)
    switch column {
    case .hours: return minutes / 60
    case .minutes: return minutes % 60 / reckoning.interval
    default: return reckoning.value(of: column, at: owner.date)
    }
  }

  private func title(_ row: Int, _ column: DateWheel) -> String {
    let value = row % max(count(of: column), 1)
    return titles.title(
      of: column, value, at: owner?.date ?? DeviceSettings.start, by: reckoning)
  }

  /// Whether a person can choose a row.
  private func isAllowed(_ row: Int, _ column: DateWheel) -> Bool {
    guard let owner, !column.isDuration else { return true }
    let value = row % max(count(of: column), 1)
    return reckoning.span(of: column, value, at: owner.date).map(owner.limits.reach) ?? false
  }

  /// Returns the row nearest to the middle that says something, in the same half of the day.
  override var hasKnownTitles: Bool { true }

  package override func nearestRow(inComponent component: Int, titled text: String) -> Int? {
    guard columns.indices.contains(component) else { return nil }
    let column = columns[component]
    // Who listens hears a comma after the name of a day: "Thu, Jun 14" is its row, too.
    let text = column == .date ? text.replacing(",", with: "") : text
    let (start, last) = (selectedRow(inComponent: component), rows(of: column) - 1)
    let isHalf = column == .hour && columns.contains(.period)
    for distance in 0...max(start, last - start) {
      for row in [start + distance, start - distance] where (0...last).contains(row) {
        if isHalf, row % 24 / 12 != start % 24 / 12 { continue }
        if title(row, column) == text { return row }
      }
      if column.isRound, distance > count(of: column) { return nil }
    }
    return nil
  }

  // MARK: - Data source and delegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows(of: columns[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let column = columns[component]
    let color = isAllowed(row, column) ? UIColor.label : .systemGray4
    return NSAttributedString(
      string: title(row, column), attributes: [.foregroundColor: color])
  }

  /// The width of the widest titles, all of them narrowed alike if they have not enough room.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let widths = naturalWidths ?? columns.map(naturalWidth)
    naturalWidths = widths
    let room = max(bounds.width - 2 * Self.margin, 0)
    return widths[component] * min(1, room / max(widths.reduce(0, +), 1))
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let column = columns[component]
    owner?.personDidTurn(column, to: row % max(count(of: column), 1))
  }

  private static let margin: CGFloat = 10

  /// How wide the titles of each wheel are, once they were measured.
  private var naturalWidths: [CGFloat]?

  private func naturalWidth(of column: DateWheel) -> CGFloat {
    let (count, value) = (count(of: column), value(of: column))
    // Every fifth day of a good year has every weekday in every month.
    let samples =
      count <= 60
      ? Array(0..<count)
      : stride(from: value - 210, through: value + 210, by: 5).filter { (0..<count).contains($0) }
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 21)]
    let widths = samples.map { title($0, column).size(withAttributes: attributes).width }
    return (widths.max() ?? 0).rounded(.up) + 24
  }

  override func layoutSubviews() {
    if bounds.width != askedFor { becomeStale() }
    askedFor = bounds.width
    super.layoutSubviews()
  }

  /// The width of the picker when the wheels were asked for theirs.
  private var askedFor: CGFloat = 0
}

/// What one wheel of a date picker stands for.
///
/// Each wheel has values that count from 0: 0 is January, the first day of the month, midnight.
nonisolated enum DateWheel: Equatable {
  case year, month, day
  /// The day of the month with its month, one row for each day there is.
  case date
  case hour, minute
  /// The half of the day: AM or PM.
  case period
  case hours, minutes

  /// Whether the values begin anew after the last one.
  var isRound: Bool {
    switch self {
    case .year, .date, .period: false
    case .month, .day, .hour, .minute, .hours, .minutes: true
    }
  }

  /// Whether the wheel turns a duration and not a date.
  var isDuration: Bool { self == .hours || self == .minutes }
}
