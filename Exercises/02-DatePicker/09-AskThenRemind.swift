// # Exercise 9: Ask, then remind
//
// A person sets a reminder.
//
// - For a date that has passed nothing is asked and nothing is set.
// - Otherwise the system asks for permission to alert and to play a sound. If
//   `requestAuthorization` returns false, nothing is set.
// - If the date passes while the person is being asked, it is refused, too.
// - The reminder comes once, at exactly this date, to the second, with `words` as its text.
// - A new reminder replaces the one before.
// - It is shown as a banner and with a sound, also while the app is in front.
//
//     swift run course check AskThenRemind

import HeadlessUIKit

/// What became of a reminder.
enum ReminderResult: Equatable {
  case scheduled
  case dateHasPassed
  case notAllowed
}

/// Reminds a person of one thing at a time.
final class Reminders: NSObject, UNUserNotificationCenterDelegate {
  let center = UNUserNotificationCenter.current()

  override init() {
    super.init()
    center.delegate = self
  }

  /// Has the phone say some words at a date.
  func remind(_ words: String, at date: Date) async throws -> ReminderResult {
    // TODO 1: A date that has passed is refused.

    // TODO 2: Nothing is set if `requestAuthorization` returns false or the date passes meanwhile.

    let content = UNMutableNotificationContent()
    content.body = words
    // TODO 3: The content comes once at the date, in the place of an earlier reminder.
    return .notAllowed
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    // TODO 4: A banner and a sound, although the app is in front.
    []
  }
}
