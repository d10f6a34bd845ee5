/// A notification to be delivered: what it says, and when.
///
/// - Shape: The identifier is the application's own name for it.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UserNotifications, "UNNotificationRequest" and its header.
nonisolated open class UNNotificationRequest: NSObject {
  /// The name of the request; another one of the same name takes its place.
  public let identifier: String

  /// What the notification says, as it was when the request was made.
  public let content: UNNotificationContent

  /// When the notification is delivered, or nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.words)
    self.trigger = trigger
  }
}
