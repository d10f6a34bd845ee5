// Alternative: the app asks for alerts and for the badge at the same time.

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
    let options: UNAuthorizationOptions = [.alert, .badge]
    if try await !center.requestAuthorization(options: options) { throw BadgeError.notAllowed }

    try await center.setBadgeCount(number < 0 ? 0 : number)
  }
}
