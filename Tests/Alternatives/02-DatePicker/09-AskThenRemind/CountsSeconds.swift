// Alternative: the trigger gets the number of seconds from now until the date.

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
    guard date > Date() else { return .dateHasPassed }

    guard try await center.requestAuthorization(options: [.alert, .sound]) else {
      return .notAllowed
    }
    // The person may have needed long to answer.
    guard date > Date() else { return .dateHasPassed }

    let content = UNMutableNotificationContent()
    content.body = words
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: date.timeIntervalSinceNow, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger))
    return .scheduled
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }
}
