import HeadlessUIKit

/// One thing that is timed: how often it is done at once, and doing it.
///
/// - Units: Nanoseconds for one time.
struct Benchmark {
  let name: String
  /// What it may cost at most, in nanoseconds, if a budget is set.
  var budget: Double?
  /// What it cost elsewhere when that was recorded, in nanoseconds.
  var recorded: Double?
  let body: @MainActor () -> Void

  /// Times the benchmark and returns the median of several rounds, for one time.
  ///
  /// A round lasts at least five milliseconds, so that the clock's own grain does not count.
  func median() -> Double {
    body()
    var times = 1
    while seconds(of: times) < 0.005, times < 1 << 24 { times *= 2 }
    let rounds = (0..<15).map { _ in seconds(of: times) / Double(times) }.sorted()
    return rounds[rounds.count / 2] * 1e9
  }

  private func seconds(of times: Int) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for _ in 0..<times { body() }
    }
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }
}
