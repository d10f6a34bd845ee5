/// A moment, by the clock of the device.
///
///     DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { … }
///
/// - Units: Nanoseconds since the device was switched on.
nonisolated public struct DispatchTime: Comparable, Hashable, Sendable {
  /// A moment that never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// The nanoseconds since the device was switched on.
  public let uptimeNanoseconds: UInt64

  /// Creates the moment so many nanoseconds after the device was switched on.
  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// The present moment.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: SharedDeviceState.current.now)
  }

  /// Whether a moment comes before another.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds < b.uptimeNanoseconds
  }

  /// Returns the moment so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time == distantFuture ? time : DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns the moment so many seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// Returns the moment so much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    interval.seconds.map { time + $0 } ?? distantFuture
  }

  /// Returns the moment so much earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    interval.seconds.map { time + -$0 } ?? DispatchTime(uptimeNanoseconds: 0)
  }

  init(seconds: TimeInterval) {
    let nanoseconds = (seconds * 1e9).rounded()
    // A number that is none, and one below 0, is the beginning.
    uptimeNanoseconds = nanoseconds > 0 ? UInt64(exactly: min(nanoseconds, 1e19)) ?? .max : 0
  }

  /// The seconds since the device was switched on.
  var seconds: TimeInterval { self == .distantFuture ? .infinity : Double(uptimeNanoseconds) / 1e9 }
}

nonisolated extension DispatchTimeInterval {
  /// The seconds; nil for what never ends.
  fileprivate var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
