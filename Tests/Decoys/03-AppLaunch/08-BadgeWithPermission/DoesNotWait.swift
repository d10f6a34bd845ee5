// Misconception: The number is set while the phone still asks, as in the old book. It is not
//   allowed yet.
// Rejected by: a number that is allowed is on the icon
// Rejected by: a second number needs no question
// Rejected by: who does not allow it gets an error
// Rejected by: the phone asks first
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
    Task { try await center.requestAuthorization(options: [.badge]) }

    try await center.setBadgeCount(max(0, number))
  }
}
