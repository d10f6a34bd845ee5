/// What an application asks a person to allow it.
///
/// - Differs: There are no critical, provisional and spoken notifications, and no car.
/// - Source: Apple, UserNotifications, "UNAuthorizationOptions" and its header.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set out of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// To put a number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// To play a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// To show banners.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}
