import Foundation

/// How the cost of something grows with the number of things.
///
/// - Units: The time this thread computes. What other programs do meanwhile does not count, so a
///   busy machine gives the same answer as a quiet one.
nonisolated enum Growth {
  /// How often it is measured at most.
  private static let mostRounds = 20

  /// How many times as much four times the things cost: 4 if each costs the same, 16 if each costs
  /// something for each other one.
  ///
  /// `cost` does the work for a number of things, and returns what `computing` measured. What others do
  /// meanwhile takes caches, and so costs time here as well, never the other way round. So the least of
  /// three rounds counts, and of more as long as the factor is not below a limit.
  static func factor(to count: Int, below limit: Double, _ cost: (Int) throws -> Double) rethrows
    -> Double
  {
    var (many, few) = (Double.infinity, Double.infinity)
    var rounds = 0
    while rounds < 3 || (rounds < mostRounds && many / max(few, 1e-6) >= limit) {
      rounds += 1
      many = min(many, try cost(count))
      few = min(few, try cost(count / 4))
    }
    return many / max(few, 1e-6)
  }

  /// The seconds this thread computes while it does something.
  static func computing(_ body: () throws -> Void) rethrows -> Double {
    let begin = computed()
    try body()
    return computed() - begin
  }

  private static func computed() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
