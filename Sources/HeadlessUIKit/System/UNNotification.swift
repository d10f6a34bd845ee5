/// A notification that was delivered.
///
/// - Source: Apple, UserNotifications, "UNNotification" and its header.
nonisolated open class UNNotification: NSObject {
  /// When it was delivered.
  public let date: Date

  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
  }
}
