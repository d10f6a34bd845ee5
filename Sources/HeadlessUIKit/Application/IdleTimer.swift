/// The lock of a device that nobody touches for a while.
///
/// - Shape: Every touch begins the time anew. Without a time the device never locks.
/// - Units: Seconds.
/// - Source: Apple, UIKit, "isIdleTimerDisabled".
package final class IdleTimer {
  /// How long nobody has to touch the device, or nil for never.
  package var period: TimeInterval? {
    didSet { restart() }
  }

  /// Whether the device is locked.
  package internal(set) var isLocked = false

  private var ticket: Clock.Ticket?
  private unowned let state: Device

  init(in state: Device) {
    self.state = state
  }

  /// Begins the time anew.
  func restart() {
    ticket?.cancel()
    ticket = nil
    guard let period, period > 0, period.isFinite, !isLocked else { return }
    ticket = state.clock.schedule(after: period, .timer) { [weak self] in self?.elapse() }
  }

  private func elapse() {
    guard !state.application.isIdleTimerDisabled || !state.isInFront else { return restart() }
    isLocked = true
    state.enterBackground()
    state.systemScreen.refresh()
  }
}
