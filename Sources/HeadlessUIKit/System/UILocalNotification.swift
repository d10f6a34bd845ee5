/// What applications said before iOS 10, and when.
///
/// It is history: a lesson may show it, an application of today makes a ``UNNotificationRequest``.
///
/// - Shape: Once, or again and again.
/// - Units: Dates of the device's clock.
/// - Errors: A ``userInfo`` that no property list can hold stops the program.
/// - Differs: Permission is that of ``UNUserNotificationCenter``. There are no categories, no locked
///   screen with its action, and no time zone.
/// - Unconfirmed: One that is repeated and whose date has passed comes at once, and then at the next
///   of its times. On the 31st means on the last day of a shorter month.
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

  /// Returns its first date after another, or nil if it is not repeated.
  ///
  /// All dates are counted from the first one, so the 31st is not lost in a shorter month.
  func next(after date: Date) -> Date? {
    let start = fireDate ?? date
    // Further off there are no calendars.
    guard let (unit, size) = step, abs(date.timeIntervalSince(start)) < 1e12 else { return nil }
    let calendar = repeatCalendar ?? .current
    let passed = calendar.dateComponents([unit], from: start, to: date).value(for: unit) ?? 0
    let first = max(passed, 0) / size
    return (first...first + 2).lazy
      .compactMap { calendar.date(byAdding: unit, value: $0 * size, to: start) }
      .first { $0 > date }
  }

  /// How far one date is from the next.
  private var step: (unit: Calendar.Component, size: Int)? {
    let steps: [(NSCalendar.Unit, Calendar.Component, Int)] = [
      (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1), (.weekday, .day, 1),
      (.weekOfYear, .weekOfYear, 1), (.month, .month, 1), (.quarter, .month, 3), (.year, .year, 1),
    ]
    return steps.first { repeatInterval.contains($0.0) }.map { ($0.1, $0.2) }
  }

  private func requirePropertyList() {
    guard let userInfo else { return }
    let names = userInfo.keys.allSatisfy { $0 is String }
    if names, PropertyListSerialization.propertyList(userInfo, isValidFor: .xml) { return }
    NotificationError.noPropertyList.terminate()
  }
}

/// The name of the system's sound.
nonisolated public let UILocalNotificationDefaultSoundName =
  "UILocalNotificationDefaultSoundName"
