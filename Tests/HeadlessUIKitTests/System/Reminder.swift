import HeadlessUIKit
import Stage

/// Requests in a few words, for tests.
enum Reminder {
  /// Asks for permission and has the person grant it.
  static func allow(_ options: UNAuthorizationOptions = [.alert, .sound, .badge], on stage: Stage) {
    UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
    stage.alerts.buttons["Allow"].tap()
  }

  /// A request that says its own name.
  static func request(
    _ identifier: String, after seconds: TimeInterval? = nil, repeats: Bool = false,
    badge: NSNumber? = nil, sound: UNNotificationSound? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier
    (content.badge, content.sound) = (badge, sound)
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
    }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }
}

/// A delegate that answers with options, and remembers what it heard.
final class RecordingNotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  var options: UNNotificationPresentationOptions = []
  var presented: [String] = []
  var opened: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    presented.append(notification.request.identifier)
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    opened.append(response.notification.request.identifier)
    completionHandler()
  }
}
