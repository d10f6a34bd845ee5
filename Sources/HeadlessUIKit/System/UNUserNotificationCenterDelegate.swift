/// The object that decides about notifications while its application is in front, and hears what a
/// person does with them.
///
/// Every method may be left out, and each has two forms: one calls back, one returns.
///
/// - Shape: Of the two forms the one that calls back is asked, if both are there.
/// - Errors: A callback that is never called shows nothing, and the console says so.
/// - Differs: Put the conformance on the class that implements the methods; a subclass of it is not
///   heard.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asks how to show a notification that arrives while the application is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Returns how to show a notification that arrives while the application is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Tells the delegate that a person opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Tells the delegate that a person opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Asks the form that returns.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    // It begins at once, so a form that waits for nothing has answered when this returns.
    Task.immediate {
      completionHandler(await userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Says that the method is not implemented: nothing is shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    notImplemented(NotificationMethod.willPresent, answer: [])
  }

  /// Tells the form that returns.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task.immediate {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Says that the method is not implemented.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    notImplemented(NotificationMethod.didReceive)
  }
}

/// The methods of a notification center's delegate, as the conversation names them.
nonisolated enum NotificationMethod: String, DelegateMethod {
  static let speaker = "notificationCenter"

  case willPresent, didReceive
}
