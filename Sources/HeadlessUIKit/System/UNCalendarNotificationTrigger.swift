/// Delivers a notification when the date matches some components.
///
///     hour 8, minute 30            the next half past eight
///     …, repeats: true             every day at half past eight
///     year 2015, month 8, day 29   once, if that is still to come
///
/// - Shape: What is not set matches everything larger than what is, and the first of what is
///   smaller.
/// - Units: None.
/// - Errors: Components that match no date to come never deliver anything.
/// - Unconfirmed: The present moment does not match. A day or an hour that does not exist gives way to
///   the next one that does. A device that comes into another time zone reckons anew.
/// - Source: Apple, UserNotifications, "UNCalendarNotificationTrigger" and its header.
nonisolated open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the date has to match.
  public let dateComponents: DateComponents

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
