/// What a notification is to say.
///
/// A request takes a copy: what is changed afterwards does not reach it.
///
/// - Shape: Title, subtitle and body stand below each other.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UserNotifications, "UNMutableNotificationContent".
nonisolated open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }

  /// The line below the title.
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }

  /// The message.
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }

  /// The number for the icon: nil leaves it alone, 0 takes it away.
  open override var badge: NSNumber? {
    get { words.badge }
    set { words.badge = newValue }
  }

  /// What is heard, or nil for nothing.
  open override var sound: UNNotificationSound? {
    get { words.sound }
    set { words.sound = newValue }
  }

  /// What the application wants to find in it again.
  open override var userInfo: [AnyHashable: Any] {
    get { words.userInfo }
    set { words.userInfo = newValue }
  }

  /// The name of the kind of notification.
  open override var categoryIdentifier: String {
    get { words.categoryIdentifier }
    set { words.categoryIdentifier = newValue }
  }
}
