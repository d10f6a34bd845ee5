// Alternative: The settings say what is allowed, once the person has been asked.

import HeadlessUIKit

/// Why there is no number on the icon.
enum BadgeError: Error {
  case notAllowed
}

/// The number on the icon of the application.
final class IconBadge {
  let center = UNUserNotificationCenter.current()

  /// Shows a number on the icon; 0 takes it away.
  func show(_ number: Int) async throws {
    _ = try await center.requestAuthorization(options: [.badge])
    let settings = await center.notificationSettings()
    guard settings.badgeSetting == .enabled else { throw BadgeError.notAllowed }

    try await center.setBadgeCount(max(0, number))
  }
}
