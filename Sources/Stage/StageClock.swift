import HeadlessUIKit

/// The time on a stage: it passes only when somebody says so.
///
/// - Shape: ``now`` begins at 0.
/// - Units: Seconds.
/// - Errors: A step backwards does nothing, and the console says so.
/// - Source: None of Apple's: a device's clock cannot be held still.
public struct StageClock {
  let clock: Clock

  /// The present moment.
  public var now: TimeInterval { clock.now }

  /// The date and the time of day; the clock begins on 29 August 2015, at midnight in Greenwich.
  public var date: Date { Date() }

  /// Lets time pass: timers fire and animations run on the way, in their order.
  public func advance(by seconds: TimeInterval) {
    clock.advance(by: seconds)
  }
}
