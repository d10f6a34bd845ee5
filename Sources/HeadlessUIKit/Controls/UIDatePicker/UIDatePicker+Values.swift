/// The date and the duration, and how far they may go.
extension UIDatePicker {
  /// The longest duration: a minute less than a day.
  private static let longest: TimeInterval = 86_340

  var reckoning: DatePickerCalendar {
    DatePickerCalendar(calendar: shownCalendar, interval: minuteInterval)
  }

  /// The limits that count: none for durations.
  var limits: DateLimits {
    datePickerMode == .countDownTimer ? DateLimits(nil, nil) : DateLimits(minimumDate, maximumDate)
  }

  func personDidTurn(_ wheel: DateWheel, to value: Int) {
    let former = (date, duration)
    switch wheel {
    case .hours:
      duration = Double(value) * 3600 + duration.truncatingRemainder(dividingBy: 3600)
    case .minutes:
      duration = (duration / 3600).rounded(.down) * 3600 + Double(value * minuteInterval) * 60
    default:
      stored = limits.pinned(rounded(reckoning.setting(wheel, to: value, of: date)))
    }
    if wheel.isDuration, duration == 0 { duration = Double(minuteInterval) * 60 }
    refresh()
    guard former != (date, duration) else { return }
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Returns a date brought to the minute interval, within the limits.
  func rounded(_ date: Date) -> Date {
    guard datePickerMode == .time || datePickerMode == .dateAndTime else { return date }
    return limits.pinned(reckoning.roundedDown(date))
  }

  func setDuration(_ seconds: TimeInterval) {
    let minutes = seconds.isNaN ? 0 : (min(max(seconds, 0), Self.longest) / 60).rounded(.down)
    if !(seconds >= 0 && seconds < 86_400) {
      DatePickerMessage.impossibleDuration(seconds, taken: minutes * 60).report()
    }
    duration = minutes * 60
    refresh()
  }

  /// Takes a limit, unless it is a date without a year.
  func setLimit(
    _ date: Date?, _ limit: ReferenceWritableKeyPath<UIDatePicker, Date?>, _ name: String
  ) {
    self[keyPath: limit] = date.flatMap { usable($0, name) }
    stored = limits.pinned(stored)
    refresh()
  }

  /// Returns a date there is a year for, or nil after a word on the console.
  func usable(_ date: Date, _ name: String) -> Date? {
    let seconds = date.timeIntervalSinceReferenceDate
    if (-63_200_000_000...252_000_000_000).contains(seconds) { return date }
    DatePickerMessage.dateWithoutYear(property: name, seconds: seconds).report()
    return nil
  }

  /// Stops the program if the mode has no such look as is asked for.
  func requirePossibleStyle() {
    guard datePickerMode.needsWheels, preferredDatePickerStyle == .compact else { return }
    DatePickerError.wheelsAlone(mode: "\(datePickerMode)").terminate()
  }
}
