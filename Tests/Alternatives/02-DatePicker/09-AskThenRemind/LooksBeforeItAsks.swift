// Alternative: the settings are read before anybody is asked, so the question comes a moment later.

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

    let status = await center.notificationSettings().authorizationStatus
    if status == .denied { return .notAllowed }
    if status == .notDetermined {
      let isAllowed = try await center.requestAuthorization(options: [.alert, .sound])
      guard isAllowed else { return .notAllowed }
    }
    // The person may have needed long to answer.
    guard date > Date() else { return .dateHasPassed }

    let content = UNMutableNotificationContent()
    content.body = words
    content.sound = .default
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: Calendar.current.dateComponents(parts, from: date), repeats: false)
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
