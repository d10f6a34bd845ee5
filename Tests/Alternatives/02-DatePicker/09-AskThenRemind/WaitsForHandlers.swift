// Alternative: the calls with a handler are awaited by continuations, as one does where a library
// has no async function yet.

// # Exercise 9: Ask, then remind
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
    guard date > Date() else { return .dateHasPassed }

    guard try await isAllowed() else { return .notAllowed }
    guard date > Date() else { return .dateHasPassed }

    let content = UNMutableNotificationContent()
    content.body = words
    content.sound = .default
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: Calendar.current.dateComponents(parts, from: date), repeats: false)
    let request = UNNotificationRequest(
      identifier: "reminder", content: content, trigger: trigger)
    try await withCheckedThrowingContinuation { (added: CheckedContinuation<Void, any Error>) in
      center.add(request) { error in
        if let error { added.resume(throwing: error) } else { added.resume() }
      }
    }
    return .scheduled
  }

  private func isAllowed() async throws -> Bool {
    try await withCheckedThrowingContinuation { answer in
      center.requestAuthorization(options: [.alert, .sound]) { isAllowed, error in
        if let error { answer.resume(throwing: error) } else { answer.resume(returning: isAllowed) }
      }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }
}
