// Alternative: the settings are read before anybody is asked, so the question comes a moment later.

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
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus != .denied else { throw BadgeError.notAllowed }
    let isAllowed = try await center.requestAuthorization(options: [.badge])
    guard isAllowed else { throw BadgeError.notAllowed }

    try await center.setBadgeCount(max(0, number))
  }
}
