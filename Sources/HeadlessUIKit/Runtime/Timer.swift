/// Something that happens after a while, once or again and again.
///
///     scheduledTimer(withTimeInterval: 2, repeats: true) { … }
///
///     0 ─────── 2 ─────── 4 ─────── 6 ──── invalidate()
///               block     block     block
///
/// - Shape: A repeating timer keeps to the moments it set out with, however long its block takes.
///   The run loop keeps a timer until it is invalid; nobody else has to.
/// - Units: Seconds. An interval of 0 or less, or of no number, is a tenth of a millisecond.
/// - Errors: An invalid timer does not fire, and cannot be made valid again.
/// - Differs: Time is that of the device's clock, so there is no `fireDate`, which would be a
///   date on the wall, and no `tolerance`, for no moment is missed. The mode of a run loop makes
///   no difference. Blocks belong to the main actor; on a device they are `@Sendable`.
/// - Source: Apple, Foundation, "Timer", and "Timer Programming Topics".
open class Timer: NSObject {
  /// The time between two firings, or 0 for a timer that fires once.
  open private(set) var timeInterval: TimeInterval

  /// Whether the timer may still fire.
  open var isValid: Bool { fireMethod != nil }

  private let interval: TimeInterval
  private var storedUserInfo: Any?
  private var fireMethod: ((Timer) -> Void)?
  /// The object whose method the timer calls, where one can see it: nobody can look into a closure.
  private var target: AnyObject?
  private var clock: Clock?
  private var scope = ProcessScope.device
  private var ticket: Clock.Ticket?
  private var start: TimeInterval = 0
  private var count = 0.0

  private init(
    interval: TimeInterval, repeats: Bool, userInfo: Any?, target: AnyObject? = nil,
    fire: @escaping (Timer) -> Void
  ) {
    self.interval = Self.valid(interval)
    self.target = target
    timeInterval = repeats ? self.interval : 0
    storedUserInfo = userInfo
    fireMethod = fire
    super.init()
  }

  /// Creates an invalid timer: it stands in a property until there is one to wait for.
  public override init() {
    (timeInterval, interval) = (0, 0)
    super.init()
  }

  /// Creates a timer that waits to be added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, fire: block)
  }

  /// Creates a timer that calls a target's method, and waits to be added to a run loop.
  ///
  /// The timer keeps the target until it is invalid.
  public convenience init<Target: AnyObject>(
    timeInterval ti: TimeInterval, target aTarget: Target,
    selector aSelector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(interval: ti, repeats: yesOrNo, userInfo: userInfo, target: aTarget) {
      aSelector(aTarget)($0)
    }
  }

  /// Creates a timer that calls a target's method without an argument, and waits for a run loop.
  ///
  /// The timer keeps the target until it is invalid.
  public convenience init<Target: AnyObject>(
    timeInterval ti: TimeInterval, target aTarget: Target,
    selector aSelector: @escaping (Target) -> () -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(interval: ti, repeats: yesOrNo, userInfo: userInfo, target: aTarget) { _ in
      aSelector(aTarget)()
    }
  }

  /// Starts a timer that runs a block.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(timeInterval: interval, repeats: repeats, block: block).scheduled()
  }

  /// Starts a timer that calls a target's method.
  ///
  /// The timer keeps the target until it is invalid.
  @discardableResult
  open class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target aTarget: Target,
    selector aSelector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
    ).scheduled()
  }

  /// Starts a timer that calls a target's method without an argument.
  ///
  /// The timer keeps the target until it is invalid.
  @discardableResult
  open class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target aTarget: Target,
    selector aSelector: @escaping (Target) -> () -> Void, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
    ).scheduled()
  }

  /// Creates a timer that calls a target's method by its name, and waits for a run loop.
  ///
  /// The timer keeps the target until it is invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(interval: ti, repeats: yesOrNo, userInfo: userInfo, target: aTarget) {
      aSelector.perform(on: aTarget, from: $0, for: nil)
    }
  }

  /// Starts a timer that calls a target's method by its name.
  ///
  /// The timer keeps the target until it is invalid.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
    ).scheduled()
  }

  private func scheduled() -> Timer {
    RunLoop.main.add(self, forMode: .default)
    return self
  }

  /// What was handed over for the timer's method, until the timer is invalid.
  open var userInfo: Any? { storedUserInfo }

  /// Fires at once, without changing when a repeating timer fires next.
  ///
  /// A timer that fires once is invalid after it.
  open func fire() {
    guard let fireMethod else { return }
    fireMethod(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer for good, and lets go of its block or target; a `deinit` may call it.
  open nonisolated func invalidate() {
    MainActor.assumeIsolated {
      ticket?.cancel()
      (fireMethod, storedUserInfo, target, ticket, clock) = (nil, nil, nil, nil, nil)
    }
  }

  /// Begins to wait for the first firing; a timer begins once.
  func begin(on device: Device) {
    guard isValid, clock == nil else { return }
    let clock = device.clock
    (self.clock, scope) = (clock, ProcessScope(device.process))
    device.timers.append(self)
    start = clock.now
    wait()
  }

  /// Waits for the next moment there is; those that passed while the block ran are left out.
  private func wait() {
    guard let clock else { return }
    count = max(count, ((clock.now - start) / interval).rounded(.down)) + 1
    ticket = clock.schedule(
      at: start + count * interval, .timer, in: scope, whenDropped: { self.invalidate() },
      { self.elapse() })
  }

  private func elapse() {
    ticket = nil
    fire()
    wait()
  }

  private static func valid(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }
}

/// The timers that were started on a device; it does not keep them.
final class TimerList {
  private var timers = WeakList<Timer>()

  /// The timers that may still fire.
  var valid: [Timer] { timers.objects.filter(\.isValid) }

  /// Adds a timer that begins to wait.
  func append(_ timer: Timer) {
    timers.append(timer)
  }
}

extension Device {
  var timers: TimerList { only { TimerList() } }

  /// The timers that the run loop keeps, in the order in which they were started.
  package var waitingTimers: [Timer] { timers.valid }
}

extension RunLoop {
  /// Starts a timer that was created without being started.
  ///
  /// - Source: Apple, Foundation, "RunLoop", `add(_:forMode:)`.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.begin(on: .current)
  }
}
