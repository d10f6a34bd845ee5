// Misconception: -3 becomes 3.
// Rejected by: there is no number below nought

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
    guard try await center.requestAuthorization(options: [.badge]) else {
      throw BadgeError.notAllowed
    }

    try await center.setBadgeCount(abs(number))
  }
}
