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
nonisolated struct DateReckoning: Equatable {
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

  /// Returns the value of a wheel at a date.
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
