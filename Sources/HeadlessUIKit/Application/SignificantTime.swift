/// Tells an application that the day or the time zone is another one.
///
/// - Shape: An application in the background hears of it once, when it comes back.
/// - Units: Days of the calendar in use, in the time zone of the device.
/// - Source: Apple, UIKit, "applicationSignificantTimeChange(_:)".
final class SignificantTime {
  private var ticket: Clock.Ticket?
  private var isWaiting = false
  private unowned let state: Device

  init(in state: Device) {
    self.state = state
  }

  /// Begins to wait for midnight.
  func begin() {
    ticket?.cancel()
    let calendar = state.settings.calendar
    let today = calendar.startOfDay(for: state.date)
    guard let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) else { return }
    let delay = calendar.startOfDay(for: tomorrow).timeIntervalSince(state.date)
    ticket = state.clock.schedule(after: max(delay, 1), .timer) { [weak self] in
      self?.begin()
      self?.change()
    }
  }

  /// Says that the device is in another time zone.
  func timeZoneDidChange() {
    guard state.hasLaunched else { return }
    begin()
    change()
  }

  /// Tells an application that was in the background what it has missed.
  func applicationDidReturn() {
    if isWaiting { change() }
  }

  /// Forgets what a process that has ended has missed.
  func processDidEnd() {
    ticket?.cancel()
    (ticket, isWaiting) = (nil, false)
  }

  private func change() {
    isWaiting = !state.isInFront
    guard !isWaiting, !state.hasEnded else { return }
    let application = state.application
    state.tell("significantTimeChange") { $0.applicationSignificantTimeChange(application) }
    state.post(UIApplication.significantTimeChangeNotification, by: application)
  }
}
