/// When a notification is delivered: a date or an interval.
///
/// - Shape: Once, or again and again.
/// - Asked: D165.
nonisolated open class UNNotificationTrigger: NSObject {
  /// Whether the notification is delivered again and again.
  open private(set) var repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// Returns the first moment after another at which the notification is delivered, or nil.
  func moment(after date: Date) -> Date? { nil }
}

/// Delivers a notification when the date matches some components.
///
///     hour 8, minute 30            the next half past eight
///     …, repeats: true             every day at half past eight
///     year 2015, month 8, day 29   once, if that is still to come
///
/// - Shape: What is not set matches everything larger than what is, and the first of what is
///   smaller.
/// - Errors: Components that match no date to come never deliver anything.
/// - Unconfirmed: The present moment does not match. A day or an hour that does not exist gives way to
///   the next one that does. A device that comes into another time zone reckons anew.
nonisolated open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the date has to match.
  open private(set) var dateComponents: DateComponents

  /// Creates a trigger for the dates that match the components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date that matches, or nil if there is none to come.
  open func nextTriggerDate() -> Date? { moment(after: Date()) }

  override func moment(after date: Date) -> Date? {
    var (calendar, components) = (dateComponents.calendar ?? .current, dateComponents)
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    (components.calendar, components.timeZone) = (nil, nil)
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
}

/// Delivers a notification after some time.
///
/// - Shape: Once, or each time the interval is over.
/// - Units: Seconds.
/// - Errors: An interval of 0 or less, and one below 60 that repeats, stop the program.
/// - Unconfirmed: ``nextTriggerDate()`` counts from the moment it is asked.
nonisolated open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds until the notification is delivered.
  open private(set) var timeInterval: TimeInterval

  /// Creates a trigger with an interval above 0, or of at least 60 seconds if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      NotificationError.noInterval(timeInterval).exception.terminate()
    }
    guard !repeats || timeInterval >= 60 else {
      NotificationError.shortInterval(timeInterval).exception.terminate()
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the date at which the interval is over.
  open func nextTriggerDate() -> Date? { moment(after: Date()) }

  override func moment(after date: Date) -> Date? { date + timeInterval }
}
