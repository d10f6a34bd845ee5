/// What a person did with a notification.
///
/// - Differs: There are no actions of the application's own, so it is always opened.
/// - Source: Apple, UserNotifications, "UNNotificationResponse" and its header.
nonisolated open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification

  /// The name of what the person did: ``UNNotificationDefaultActionIdentifier``.
  public let actionIdentifier: String

  init(to notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The name of what a person does who opens the application from a notification.
nonisolated public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
