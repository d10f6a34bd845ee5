/// A notification that was delivered.
nonisolated open class UNNotification: NSObject {
  /// When it was delivered.
  open private(set) var date: Date

  /// What was asked for.
  open private(set) var request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.request, self.date) = (request, date)
  }
}

/// A notification to be delivered: what it says, and when.
///
/// - Shape: The identifier is the application's own name for it.
nonisolated open class UNNotificationRequest: NSObject {
  /// The name of the request; another one of the same name takes its place.
  open private(set) var identifier: String

  /// What the notification says, as it was when the request was made.
  open private(set) var content: UNNotificationContent

  /// When the notification is delivered, or nil for at once.
  open private(set) var trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }
}

/// What a person did with a notification.
///
/// - Differs: There are no actions of the application's own, so it is always opened.
nonisolated open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification

  /// The name of what the person did: ``UNNotificationDefaultActionIdentifier``.
  open private(set) var actionIdentifier: String

  init(to notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The name of what a person does who opens the application from a notification.
nonisolated public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// How a notification is shown while its application is in front.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set out of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With its number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With its sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// As a banner, and in the list.
  @available(*, deprecated, message: "Use list and banner since iOS 14.")
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list of delivered notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// The options with what ``alert`` stands for.
  var resolved: Self { rawValue & (1 << 2) == 0 ? self : union([.banner, .list]) }
}
