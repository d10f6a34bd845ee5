/// When a notification is delivered: a date or an interval.
///
/// - Shape: Once, or again and again.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UserNotifications, "UNNotificationTrigger" and its header.
nonisolated open class UNNotificationTrigger: NSObject {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// Returns the first moment after another at which the notification is delivered, or nil.
  func moment(after date: Date) -> Date? { nil }
}
