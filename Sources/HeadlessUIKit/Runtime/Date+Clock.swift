/// The present moment, by the application's clock.
///
/// These stand in front of Foundation's, which look at the clock on the wall. The device is
/// switched on at midnight of 29 August 2015, in Greenwich.
nonisolated extension Date {
  /// Creates the present moment.
  public init() {
    self.init(timeIntervalSinceReferenceDate: Self.now.timeIntervalSinceReferenceDate)
  }

  /// Creates a moment so many seconds from now.
  public init(timeIntervalSinceNow: TimeInterval) {
    self = Self.now + timeIntervalSinceNow
  }

  /// The present moment.
  public static var now: Date { Dial.current.date }

  /// The seconds from now to the moment; less than 0 if it has passed.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Self.now) }
}
