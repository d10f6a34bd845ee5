/// What a person allowed an application, as it was when it was asked.
///
/// - Shape: One setting for each kind of notification.
/// - Units: None.
/// - Errors: None.
/// - Unconfirmed: A kind that was not asked for is `notSupported`.
/// - Source: Apple, UserNotifications, "UNNotificationSettings" and its header.
nonisolated open class UNNotificationSettings: NSObject {
  /// Whether the application may notify at all.
  public let authorizationStatus: UNAuthorizationStatus

  private let asked: UNAuthorizationOptions

  init(_ authorizationStatus: UNAuthorizationStatus, asked: UNAuthorizationOptions) {
    (self.authorizationStatus, self.asked) = (authorizationStatus, asked)
  }

  /// Whether banners are shown.
  public var alertSetting: UNNotificationSetting { setting(.alert) }

  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { setting(.sound) }

  /// Whether the icon has a number.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }

  /// Whether delivered notifications are listed.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard asked.contains(option) else { return .notSupported }
    return authorizationStatus == .authorized ? .enabled : .disabled
  }
}
