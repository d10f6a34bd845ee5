/// Whether one kind of notification is on.
///
/// - Source: Apple, UserNotifications, "UNNotificationSetting" and its header.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// The application never asked for it.
  case notSupported = 0
  /// The person refused it.
  case disabled = 1
  /// The person allowed it.
  case enabled = 2
}
