/// How a notification is shown while its application is in front.
///
/// - Source: Apple, UserNotifications, "UNNotificationPresentationOptions" and its header.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set out of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

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
  var resolved: Self {
    rawValue & (1 << 2) == 0 ? self : union([.banner, .list])
  }
}
