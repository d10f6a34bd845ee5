// # Exercise 10: A number on the icon
//
// `show` puts a number on the icon of the app, and 0 takes it away.
//
// - A person has to allow it first, so `show` asks and waits for the answer.
// - If the person does not allow it, there is no number, and `show` throws `notAllowed`.
// - A number below 0 is no error: it takes the number away, as 0 does.
// - Ask each time: the system shows its question only the first time. Later it answers at once, with
//   yes or no as it stands in Settings then. The person may have changed it there.
//
//     swift run course check BadgeWithPermission

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

    try await center.setBadgeCount(max(0, number))
  }
}
