/// Whether a person allowed an application to notify.
///
/// - Differs: There are no provisional and no ephemeral permissions.
/// - Source: Apple, UserNotifications, "UNAuthorizationStatus" and its header.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The person refused.
  case denied = 1
  /// The person allowed it.
  case authorized = 2
}
