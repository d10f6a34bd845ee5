// Alternative: the calls with a handler are awaited by continuations, as one does where a library
// has no async function yet.

// # Exercise 10: A number on the icon
//
// A number on the icon tells a person how much is new. Since iOS 8 the person has to
// allow it, and an old book asks for that and sets the number in the next line, when
// nobody has answered yet. Wait for the answer. Who does not allow it gets no number,
// and the caller an error. There is no number below nought: -3 takes the number away,
// as 0 does. The phone itself asks the first time only, so you need not remember it.
//
//     swift test --filter BadgeWithPermission

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
    try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
      center.requestAuthorization(options: [.badge]) { [center] isAllowed, _ in
        guard isAllowed else { return answer.resume(throwing: BadgeError.notAllowed) }
        center.setBadgeCount(number < 0 ? 0 : number) { error in
          if let error { answer.resume(throwing: error) } else { answer.resume() }
        }
      }
    }
  }
}
