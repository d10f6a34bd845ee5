/// Dates as words, in the ways of the device and not of the machine.
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
