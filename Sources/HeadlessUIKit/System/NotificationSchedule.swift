/// The notifications of an application that are still to come.
///
/// - Shape: Entries stand in the order they were added.
/// - Units: Dates of the device's clock.
/// - Errors: Of more than 64 the latest is dropped, and the console says so.
/// - Unconfirmed: A notification that repeats counts once.
/// - Not asked: It takes an application.
/// - Source: Apple, UIKit, "UILocalNotification", the notifications of before iOS 10: the system
///   keeps the 64 that fire soonest.
final class NotificationSchedule: DevicePart {
  /// The notifications the system keeps.
  private static let most = 64

  /// One notification to come.
  final class Entry {
    /// What the application asked for.
    let request: UNNotificationRequest
    fileprivate(set) var due: Date
    fileprivate let next: (Date) -> Date?
    fileprivate let reckonAnew: (Date) -> Date?
    fileprivate let deliver: () -> Void
    fileprivate var ticket: Clock.Ticket?

    /// Creates an entry; `reckonAnew` answers for a device that is in another time zone.
    init(
      _ request: UNNotificationRequest, due: Date, next: @escaping (Date) -> Date?,
      reckonAnew: @escaping (Date) -> Date?, deliver: @escaping () -> Void
    ) {
      (self.request, self.due) = (request, due)
      (self.next, self.reckonAnew, self.deliver) = (next, reckonAnew, deliver)
    }
  }

  private(set) var entries: [Entry] = []

  /// Waits for the date of a notification.
  func add(_ entry: Entry) {
    entries.append(entry)
    wait(for: entry)
    guard entries.count > Self.most,
      let latest = entries.enumerated().max(by: { ($0.1.due, $0.0) < ($1.1.due, $1.0) })
    else { return }
    remove { $0 === latest.element }
    let name = latest.element.request.identifier
    NotificationMessage.dropped(name, limit: Self.most).report(on: device)
  }

  /// Takes notifications back.
  func remove(where matches: (Entry) -> Bool) {
    for entry in entries where matches(entry) { entry.ticket?.cancel() }
    entries.removeAll(where: matches)
  }

  /// Moves what is due at a time of day, because the device is in another time zone.
  func timeZoneDidChange() {
    for entry in entries {
      guard let due = entry.reckonAnew(device.date) else { continue }
      entry.ticket?.cancel()
      entry.due = due
      wait(for: entry)
    }
  }

  private func wait(for entry: Entry) {
    let time = entry.due.timeIntervalSince(DeviceSettings.start)
    entry.ticket = device.clock.schedule(at: time, .timer, in: .device) { [weak self] in
      self?.elapse(entry)
    }
  }

  private func elapse(_ entry: Entry) {
    entry.ticket = nil
    if let due = entry.next(entry.due) {
      entry.due = due
      wait(for: entry)
    } else {
      entries.removeAll { $0 === entry }
    }
    entry.deliver()
  }
}
