/// What applications said before iOS 10, and when.
///
/// It is history: a lesson may show it, an application of today makes a ``UNNotificationRequest``.
///
/// - Shape: Once, or again and again.
/// - Units: Dates of the application's clock.
/// - Errors: A ``userInfo`` that no property list can hold stops the program.
/// - Differs: Permission is that of ``UNUserNotificationCenter``. There are no categories, no locked
///   screen with its action, and no time zone.
/// - Source: Apple, UIKit, "UILocalNotification" and its header.
open class UILocalNotification: NSObject {
  /// When it is delivered; nil, or a date that has passed, stands for at once.
  open var fireDate: Date?

  /// How often it is repeated; nothing stands for never.
  open var repeatInterval: NSCalendar.Unit = []

  /// The calendar of the repetition, or nil for the device's.
  open var repeatCalendar: Calendar?

  /// The message, or nil for none.
  open var alertBody: String?

  /// The line above the message, or nil for none.
  open var alertTitle: String?

  /// What is heard, or nil for nothing: ``UILocalNotificationDefaultSoundName``.
  open var soundName: String?

  /// The number for the icon; 0 leaves it alone.
  open var applicationIconBadgeNumber = 0

  /// What the application wants to find in it again: types of a property list.
  open var userInfo: [AnyHashable: Any]? {
    didSet { requirePropertyList() }
  }

  /// Creates a notification that says nothing.
  @available(*, deprecated, message: "Make a UNNotificationRequest since iOS 10.")
  public override init() {
    super.init()
  }

  init(copyOf other: UILocalNotification) {
    super.init()
    (fireDate, repeatInterval) = (other.fireDate, other.repeatInterval)
    (repeatCalendar, userInfo) = (other.repeatCalendar, other.userInfo)
    (alertBody, alertTitle, soundName) = (other.alertBody, other.alertTitle, other.soundName)
    applicationIconBadgeNumber = other.applicationIconBadgeNumber
  }

  /// Returns whether another notification says the same at the same time.
  func says(_ other: UILocalNotification) -> Bool {
    fireDate == other.fireDate && repeatInterval == other.repeatInterval
      && repeatCalendar == other.repeatCalendar && alertBody == other.alertBody
      && alertTitle == other.alertTitle && soundName == other.soundName
      && applicationIconBadgeNumber == other.applicationIconBadgeNumber
      && (userInfo as NSDictionary?) == (other.userInfo as NSDictionary?)
  }

  /// Returns the next date after another, or nil if it is not repeated.
  func next(after date: Date) -> Date? {
    let steps: [(NSCalendar.Unit, Calendar.Component)] = [
      (.minute, .minute), (.hour, .hour), (.day, .day), (.weekday, .day),
      (.weekOfYear, .weekOfYear),
      (.month, .month), (.quarter, .quarter), (.year, .year), (.era, .era),
    ]
    let step = steps.first { repeatInterval.contains($0.0) }?.1
    guard let step, step != .era else { return nil }
    let months = step == .quarter
    return (repeatCalendar ?? .current).date(
      byAdding: months ? .month : step, value: months ? 3 : 1, to: date)
  }

  private func requirePropertyList() {
    guard let userInfo else { return }
    let names = userInfo.keys.allSatisfy { $0 is String }
    if names, PropertyListSerialization.propertyList(userInfo, isValidFor: .xml) { return }
    Exception.raise(
      "NSInvalidArgumentException",
      reason: "userInfo dictionary must contain only property list types",
      help:
        "Use strings for keys; strings, numbers, dates, data, arrays and dictionaries for values.")
  }
}

/// The name of the system's sound.
nonisolated public let UILocalNotificationDefaultSoundName =
  "UILocalNotificationDefaultSoundName"
