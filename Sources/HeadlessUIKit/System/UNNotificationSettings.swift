/// What a person allowed an application, as it was when it was asked.
///
/// - Shape: One setting for each kind of notification.
/// - Unconfirmed: A kind that was not asked for is `notSupported`.
/// - Not asked: It takes an application.
nonisolated open class UNNotificationSettings: NSObject {
  /// Whether the application may notify at all.
  open private(set) var authorizationStatus: UNAuthorizationStatus

  private let asked: UNAuthorizationOptions

  init(_ authorizationStatus: UNAuthorizationStatus, asked: UNAuthorizationOptions) {
    (self.authorizationStatus, self.asked) = (authorizationStatus, asked)
  }

  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting {
    guard asked.contains(.badge) else { return .notSupported }
    return authorizationStatus == .authorized ? .enabled : .disabled
  }
}

/// Whether one kind of notification is on.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// The application never asked for it.
  case notSupported = 0
  /// The person refused it.
  case disabled = 1
  /// The person allowed it.
  case enabled = 2
}

/// Whether a person allowed an application to notify.
///
/// - Differs: There are no provisional and no ephemeral permissions.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The person refused.
  case denied = 1
  /// The person allowed it.
  case authorized = 2
}

/// What an application asks a person to allow it.
///
/// - Differs: There are no critical, provisional and spoken notifications, and no car.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set out of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To put a number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// To play a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// To show banners.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}
