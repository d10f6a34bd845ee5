/// What a notification says, once and for all; see ``UNMutableNotificationContent``.
///
/// - Shape: Title, subtitle and body stand below each other.
/// - Differs: There are no attachments, threads and summaries.
nonisolated open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  /// What a content holds.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
  }

  var values = Values()

  /// Creates a content that says nothing.
  public override init() {
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The first line.
  open var title: String { values.title }

  /// The line below the title.
  open var subtitle: String { values.subtitle }

  /// The message.
  open var body: String { values.body }

  /// The number for the icon: nil leaves it alone, 0 takes it away.
  open var badge: NSNumber? { values.badge }

  /// What is heard, or nil for nothing.
  open var sound: UNNotificationSound? { values.sound }

  /// What the application wants to find in it again.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  /// The name of the kind of notification.
  open var categoryIdentifier: String { values.categoryIdentifier }

  /// Returns a content that says the same and does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Returns a content that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Whether there is something to read.
  var hasText: Bool { !(values.title + values.subtitle + values.body).isEmpty }

  /// Whether a person would notice anything.
  var isNoticeable: Bool { hasText || values.badge != nil || values.sound != nil }
}

/// What a notification is to say.
///
/// A request takes a copy: what is changed afterwards does not reach it.
///
/// - Shape: Title, subtitle and body stand below each other.
nonisolated open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  /// The line below the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  /// The message.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  /// The number for the icon: nil leaves it alone, 0 takes it away.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  /// What is heard, or nil for nothing.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  /// What the application wants to find in it again.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  /// The name of the kind of notification.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
}

/// What is heard when a notification arrives.
///
/// - Differs: A banner with a sound carries a note, for nothing can be heard. Only the system's own
///   sound exists.
nonisolated open class UNNotificationSound: NSObject {
  /// The sound of the system.
  open class var `default`: UNNotificationSound { UNNotificationSound() }

  /// Every sound of the system is the same.
  open override func isEqual(_ object: Any?) -> Bool { object is UNNotificationSound }

  /// A number equal sounds have in common.
  open override var hash: Int { 1 }
}
