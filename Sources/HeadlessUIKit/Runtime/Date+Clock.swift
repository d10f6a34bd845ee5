/// The present moment, by the application's clock.
///
/// These stand in front of Foundation's, which look at the clock on the wall. The device is
/// switched on at midnight of 29 August 2015, in Greenwich.
nonisolated extension Date {
  /// Creates the present moment.
  public init() {
    self.init(timeIntervalSinceReferenceDate: Self.now.timeIntervalSinceReferenceDate)
  }

  /// Creates a moment so many seconds from now.
  public init(timeIntervalSinceNow: TimeInterval) {
    self = Self.now + timeIntervalSinceNow
  }

  /// The present moment.
  public static var now: Date { SharedDeviceState.current.date }

  /// The seconds from now to the moment; less than 0 if it has passed.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Self.now) }
}

/// Returns the seconds since the device was switched on.
nonisolated public func CACurrentMediaTime() -> TimeInterval {
  SharedDeviceState.current.now
}

/// Dates as text, in the ways of the device and not of the machine.
///
/// A style of its own, such as `.dateTime`, still asks the machine: give it a locale and a time zone.
nonisolated extension Date {
  /// Returns the date and the time of day in numbers.
  public func formatted() -> String {
    formatted(date: .numeric, time: .shortened)
  }

  /// Returns the date and the time of day, each as long as is asked for.
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    let style = FormatStyle(
      date: date, time: time, locale: .current, calendar: .current, timeZone: .current)
    return style.format(self)
  }
}

/// The device's own language and region, which stand in front of the machine's.
nonisolated extension Locale {
  /// The language and the region of the device, with the calendar in use.
  public static var current: Locale { SharedDeviceState.current.settings.localeInUse }
}

/// The device's own calendar, which stands in front of the machine's.
nonisolated extension Calendar {
  /// The calendar of the device, with its locale and its time zone.
  public static var current: Calendar { SharedDeviceState.current.settings.calendar }

  /// Creates a calendar by its name; its locale and its time zone are the device's.
  public init(identifier: __shared Identifier) {
    let settings = SharedDeviceState.current.settings
    self.init(identifier, settings.locale, settings.timeZone)
  }

  /// Returns whether a moment lies on the present day.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }

  /// Returns whether a moment lies on the day before the present one.
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  /// Returns whether a moment lies on the day after the present one.
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    let day = self.date(byAdding: .day, value: days, to: .now)
    return day.map { isDate(date, inSameDayAs: $0) } ?? false
  }
}

/// The device's own time zone, which stands in front of the machine's.
nonisolated extension TimeZone {
  /// The time zone the device is in.
  public static var current: TimeZone { SharedDeviceState.current.settings.timeZone }
}
