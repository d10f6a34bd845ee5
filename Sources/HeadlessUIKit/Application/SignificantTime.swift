/// Tells an application that the day or the time zone is another one.
///
/// - Shape: An application in the background hears of it once, when it comes back.
/// - Units: Days of the calendar in use, in the time zone of the device.
/// - Source: Apple, UIKit, "applicationSignificantTimeChange(_:)".
final class SignificantTime {
  private var ticket: Clock.Ticket?
  private var isWaiting = false
  private unowned let process: AppProcess

  init(in process: AppProcess) {
    self.process = process
  }

  /// Begins to wait for midnight.
  func begin() {
    ticket?.cancel()
    let calendar = process.device.settings.calendar
    let today = calendar.startOfDay(for: process.device.date)
    guard let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) else { return }
    let delay = calendar.startOfDay(for: tomorrow).timeIntervalSince(process.device.date)
    ticket = process.device.clock.schedule(after: max(delay, 1), .timer) { [weak self] in
      self?.begin()
      self?.change()
    }
  }

  /// Says that the device is in another time zone.
  func timeZoneDidChange() {
    begin()
    change()
  }

  /// Tells an application that was in the background what it has missed.
  func applicationDidReturn() {
    if isWaiting { change() }
  }

  private func change() {
    isWaiting = !process.device.isInFront
    guard !isWaiting else { return }
    let application = process.application
    process.tell("significantTimeChange") { $0.applicationSignificantTimeChange(application) }
    process.device.post(UIApplication.significantTimeChangeNotification, by: application)
  }
}

extension AppProcess {
  /// What tells the application that a day has begun.
  var significantTime: SignificantTime { only { SignificantTime(in: self) } }
}
