/// Years, months and days, from an anchor that never moves.
nonisolated extension DateReckoning {
  static func span(_ start: Date, _ end: Date) -> Range<Date>? {
    start < end ? start..<end : nil
  }

  /// The beginning of the year the device was switched on in.
  private var anchor: Date { start(of: .year, DeviceSettings.start) }

  /// The value of the year the anchor is in.
  private var anchorValue: Int {
    // The years of these are counted in rounds of sixty.
    let isRound = calendar.identifier == .chinese
    return isRound ? 2014 : calendar.component(.year, from: anchor) - 1
  }

  func year(of date: Date) -> Int {
    let from = calendar.dateComponents([.year], from: anchor, to: yearStart(of: date))
    return min(max((from.year ?? 0) + anchorValue, 0), Self.years - 1)
  }

  func yearStart(of date: Date) -> Date { start(of: .year, date) }

  func yearStart(_ value: Int) -> Date { added(.year, value - anchorValue, to: anchor) }

  func months(from start: Date, to end: Date) -> Int {
    calendar.dateComponents([.month], from: start, to: end).month ?? 0
  }

  func monthStart(_ value: Int, of year: Date) -> Date { added(.month, value, to: year) }

  func days(inMonth month: Date) -> Int {
    calendar.range(of: .day, in: .month, for: month)?.count ?? 1
  }

  /// Returns the day of a month, or its last one, at the time of day of a date.
  func day(_ value: Int, inMonth month: Date, _ date: Date) -> Date {
    let day = min(value, days(inMonth: month) - 1)
    return time(of: date, on: added(.day, day, to: month))
  }

  func dayNumber(of date: Date) -> Int {
    let from = calendar.dateComponents(
      [.day], from: start(of: .day, anchor), to: start(of: .day, date))
    return min(max(from.day ?? 0, -Self.days), Self.days)
  }

  func dayStart(_ number: Int) -> Date { added(.day, number, to: start(of: .day, anchor)) }

  /// Returns a day at the time of day of a date, or with another hour.
  func time(of date: Date, on day: Date, hour: Int? = nil) -> Date {
    let clock = calendar.dateComponents([.hour, .minute, .second], from: date)
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    components.isLeapMonth = calendar.dateComponents([.month], from: day).isLeapMonth
    components.hour = hour ?? clock.hour
    (components.minute, components.second) = (clock.minute, clock.second)
    let seconds = date.timeIntervalSinceReferenceDate
    return (calendar.date(from: components) ?? day) + (seconds - seconds.rounded(.down))
  }

  func start(of unit: Calendar.Component, _ date: Date) -> Date {
    calendar.dateInterval(of: unit, for: date)?.start ?? date
  }

  func added(_ unit: Calendar.Component, _ value: Int, to date: Date) -> Date {
    calendar.date(byAdding: unit, value: value, to: date) ?? date
  }
}
