// swift-format-ignore-file
// User Notifications brings Foundation along.
@_exported import Foundation
@_exported import UserNotifications

@available(*, unavailable) extension UNMutableNotificationContent: Sendable {}

public class UNNotificationContent: NSObject {}

public class UNMutableNotificationContent: UNNotificationContent {
  public var body = ""
  public var sound: UNNotificationSound?
}

public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}

public class UNNotificationTrigger: NSObject, @unchecked Sendable {}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.init() }
}

extension UNNotificationRequest {
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { self.init() }
}
