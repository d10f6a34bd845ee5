/// Something that happens after an interval, once or again and again.
///
/// A timer runs on the application's clock: it fires when the clock is moved on, never by
/// itself. The clock keeps a scheduled timer until it is invalid.
///
/// - Shape: A repeating timer fires at whole multiples of its interval.
/// - Units: Seconds. An interval of 0 or less becomes a tenth of a millisecond, as on a device.
/// - Errors: Firing an invalid timer does nothing.
/// - Differs: There are no run loops to add it to. There is no fire date: the
///   clock counts seconds and knows no calendar.
/// - Source: Apple, Foundation, "Timer".
open class Timer: NSObject {
  /// The time between two firings, or 0 for a timer that fires once.
  public let timeInterval: TimeInterval

  /// Whether the timer may still fire.
  public private(set) var isValid = true

  private let block: (Timer) -> Void
  private let interval: TimeInterval
  private let start: TimeInterval
  private var firings = 0
  private let clock: Clock
  private var ticket: Clock.Ticket?

  private init(interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = interval.isFinite ? max(interval, 0.0001) : 0.0001
    timeInterval = repeats ? self.interval : 0
    self.block = block
    clock = ApplicationState.current.clock
    start = clock.now
  }

  /// Creates a timer and starts it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, block: block)
    timer.wait()
    return timer
  }

  /// Fires the timer now, besides when it is due; one that does not repeat is invalid then.
  open func fire() {
    guard isValid else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer for good, and lets go of its block's firing.
  open func invalidate() {
    isValid = false
    ticket?.cancel()
    ticket = nil
  }

  private func wait() {
    let time = start + Double(firings + 1) * interval
    ticket = clock.schedule(at: time, .timer) { self.elapse() }
  }

  private func elapse() {
    guard isValid else { return }
    // What was missed is not made up for: the next firing is the next that lies ahead.
    firings = max(firings + 1, Int((clock.now - start) / interval))
    fire()
    if isValid { wait() }
  }
}
