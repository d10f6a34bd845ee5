/// The arithmetic of a date picker: which value each wheel has at a date, and the way back.
///
///     2015-08-29 00:00   year 2014 (the first is 0)   month 7   day 28   hour 0
///
/// Calendars that only name the years of the Gregorian one otherwise are reckoned with as it.
///
/// - Shape: Values count from 0.
/// - Units: Minutes are counted by the interval.
/// - Errors: A day that its month lacks gives way to the last one it has, an hour that the clock
///   leaves out in spring to the one after it.
nonisolated struct DatePickerCalendar: Equatable {
  /// The years a wheel shows.
  static let years = 10_000

  /// The days before and after the anchor that a wheel shows.
  static let days = 1_000_000

  /// The calendar the values are counted by.
  let calendar: Calendar

  /// The minutes from one row to the next.
  let interval: Int

  init(calendar: Calendar, interval: Int) {
    self.interval = interval
    switch calendar.identifier {
    case .buddhist, .japanese, .republicOfChina, .iso8601:
      self.calendar = Calendar(.gregorian, calendar.locale ?? .current, calendar.timeZone)
    default:
      self.calendar = calendar
    }
  }

  /// Returns how many values a wheel has.
  func count(of wheel: DateWheel, at date: Date) -> Int {
    switch wheel {
    case .year: Self.years
    case .month: months(from: yearStart(of: date), to: yearStart(year(of: date) + 1))
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .date: 2 * Self.days + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / interval
    case .period: 2
    }
  }

  func value(of wheel: DateWheel, at date: Date) -> Int {
    switch wheel {
    case .year: year(of: date)
    case .month: months(from: yearStart(of: date), to: start(of: .month, date))
    case .day: calendar.component(.day, from: date) - 1
    case .date: dayNumber(of: date) + Self.days
    case .hour: calendar.component(.hour, from: date)
    case .minute: calendar.component(.minute, from: date) / interval
    case .period: calendar.component(.hour, from: date) / 12
    case .hours, .minutes: 0
    }
  }

  /// Returns a date with one value changed, and the others kept as far as they go together.
  func setting(_ wheel: DateWheel, to value: Int, of date: Date) -> Date {
    switch wheel {
    case .year:
      return added(.year, value - year(of: date), to: date)
    case .month:
      return added(.month, value - self.value(of: .month, at: date), to: date)
    case .day:
      return day(value, inMonth: start(of: .month, date), date)
    case .date:
      return time(of: date, on: dayStart(value - Self.days))
    case .hour:
      return time(of: date, on: date, hour: value)
    case .minute:
      let minute = calendar.component(.minute, from: date)
      return date + Double(value * interval - minute) * 60
    case .period:
      return time(of: date, on: date, hour: calendar.component(.hour, from: date) % 12 + 12 * value)
    case .hours, .minutes:
      return date
    }
  }

  /// Returns all the time that a row stands for, or nil if there is no such time.
  func span(of wheel: DateWheel, _ value: Int, at date: Date) -> Range<Date>? {
    switch wheel {
    case .year:
      return Self.span(yearStart(value), yearStart(value + 1))
    case .month:
      let year = yearStart(of: date)
      return Self.span(monthStart(value, of: year), monthStart(value + 1, of: year))
    case .day:
      let month = start(of: .month, date)
      guard value < days(inMonth: month) else { return nil }
      return Self.span(added(.day, value, to: month), added(.day, value + 1, to: month))
    case .date:
      return Self.span(dayStart(value - Self.days), dayStart(value - Self.days + 1))
    case .hour:
      let hour = start(of: .hour, setting(.hour, to: value, of: date))
      guard calendar.component(.hour, from: hour) == value else { return nil }
      return hour..<(hour + 3600)
    case .minute:
      let minute = start(of: .minute, setting(.minute, to: value, of: date))
      return minute..<(minute + 60)
    case .period:
      let day = start(of: .day, date)
      let noon = time(of: day, on: day, hour: 12)
      return value == 0 ? Self.span(day, noon) : Self.span(noon, added(.day, 1, to: day))
    case .hours, .minutes:
      return nil
    }
  }

  /// Returns a date without what it has beyond a multiple of the interval.
  func roundedDown(_ date: Date) -> Date {
    guard interval > 1 else { return date }
    let minute = start(of: .minute, date)
    let rest = calendar.component(.minute, from: minute) % interval
    return minute - Double(rest) * 60
  }
}

/// Years, months and days, from an anchor that never moves.
nonisolated extension DatePickerCalendar {
  static func span(_ start: Date, _ end: Date) -> Range<Date>? {
    start < end ? start..<end : nil
  }

  /// The beginning of the year the device was switched on in.
  private var anchor: Date { start(of: .year, DeviceSettings.start) }

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

/// The earliest and the latest date a date picker lets a person choose.
///
/// - Shape: A limit of nil is none; limits in the wrong order are none either.
/// - Source: Apple, UIKit, "minimumDate".
nonisolated struct DateLimits: Equatable {
  private let earliest: Date?
  private let latest: Date?

  init(_ earliest: Date?, _ latest: Date?) {
    var isInOrder = true
    if let earliest, let latest { isInOrder = earliest <= latest }
    (self.earliest, self.latest) = isInOrder ? (earliest, latest) : (nil, nil)
  }

  /// Returns the nearest date within the limits.
  func pinned(_ date: Date) -> Date {
    if let earliest, date < earliest { return earliest }
    if let latest, date > latest { return latest }
    return date
  }

  /// Whether some of the time lies within the limits.
  func reach(_ span: Range<Date>) -> Bool {
    (earliest.map { $0 < span.upperBound } ?? true)
      && (latest.map { $0 >= span.lowerBound } ?? true)
  }
}
