/// The lock of a device that nobody touches for a while.
///
/// - Shape: Every touch begins the time anew. Without a time the device never locks.
/// - Units: Seconds.
/// - Source: Apple, UIKit, "isIdleTimerDisabled".
package final class IdleTimer: DevicePart {
  /// How long nobody has to touch the device, or nil for never.
  package var period: TimeInterval? {
    didSet { restart() }
  }

  package internal(set) var isLocked = false

  private var ticket: Clock.Ticket?

  /// Begins the time anew.
  func restart() {
    ticket?.cancel()
    ticket = nil
    guard let period, period > 0, period.isFinite, !isLocked else { return }
    ticket = device.clock.scheduleForDevice(after: period, .timer) { [weak self] in self?.elapse() }
  }

  private func elapse() {
    guard let host = device.systemHost, !host.isIdleTimerDisabled || !host.isInFront else {
      return restart()
    }
    isLocked = true
    host.enterBackground()
    device.systemScreen.refresh()
  }
}

extension Device {
  /// What locks the device when nobody touches it.
  package var idleTimer: IdleTimer { only { IdleTimer(on: self) } }
}
