/// Delivers a notification after some time.
///
/// - Shape: Once, or each time the interval is over.
/// - Units: Seconds.
/// - Errors: An interval of 0 or less, and one below 60 that repeats, stop the program.
/// - Unconfirmed: ``nextTriggerDate()`` counts from the moment it is asked.
/// - Source: Apple, UserNotifications, "UNTimeIntervalNotificationTrigger" and its header.
nonisolated open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds until the notification is delivered.
  public let timeInterval: TimeInterval

  /// Creates a trigger with an interval above 0, or of at least 60 seconds if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      Exception.raise(
        "NSInternalInconsistencyException", reason: "time interval must be greater than 0",
        help: "It is \(timeInterval). Compare the date with now before making the trigger.")
    }
    guard !repeats || timeInterval >= 60 else {
      Exception.raise(
        "NSInternalInconsistencyException",
        reason: "time interval must be at least 60 if repeating",
        help: "It is \(timeInterval). A device does not notify more than once a minute.")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the date at which the interval is over.
  open func nextTriggerDate() -> Date? { moment(after: Date()) }

  override func moment(after date: Date) -> Date? { date + timeInterval }
}
