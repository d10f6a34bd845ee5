/// What is heard when a notification arrives.
///
/// - Differs: A banner with a sound carries a note, for nothing can be heard. Only the system's own
///   sound exists.
/// - Source: Apple, UserNotifications, "UNNotificationSound" and its header.
nonisolated open class UNNotificationSound: NSObject {
  /// The sound of the system.
  open class var `default`: UNNotificationSound { UNNotificationSound() }

  /// Every sound of the system is the same.
  open override func isEqual(_ object: Any?) -> Bool { object is UNNotificationSound }

  /// A number equal sounds have in common.
  open override var hash: Int { 1 }
}
