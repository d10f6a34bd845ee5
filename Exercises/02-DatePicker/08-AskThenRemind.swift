// # Exercise 8: Ask, then remind
//
// A person sets a reminder. A date that has passed is refused at once: nobody is asked
// to allow what can never come. Otherwise the phone asks, the first time only, and a
// person who does not allow it is not reminded. The reminder comes once, on its day, at
// its second; a new one takes the place of the one before. It is shown as a banner,
// with a sound, even while the application is in front.
//
//     swift test --filter AskThenRemind

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

    // TODO 2: Without permission to alert and to sound there is no reminder.

    // TODO 3: The words come once at the date, in the place of an earlier reminder.
    .notAllowed
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    // TODO 4: A banner and a sound, although the application is in front.
    []
  }
}
