// Misconception: The number is added to what is there.
// Rejected by: a second number needs no question

import HeadlessUIKit

/// Why there is no number on the icon.
enum BadgeError: Error {
  case notAllowed
}

/// The number on the icon of the application.
final class IconBadge {
  private var count = 0
  let center = UNUserNotificationCenter.current()

  /// Shows a number on the icon; 0 takes it away.
  func show(_ number: Int) async throws {
    guard try await center.requestAuthorization(options: [.badge]) else {
      throw BadgeError.notAllowed
    }

    try await center.setBadgeCount(max(0, count + number))
    count += number
  }
}
