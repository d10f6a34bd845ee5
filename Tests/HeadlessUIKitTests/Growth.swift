import Foundation

/// How the cost of something grows with the number of things.
///
/// - Units: The time this thread computes. What other programs do meanwhile does not count, so a
///   busy machine gives the same answer as a quiet one.
nonisolated enum Growth {
  /// How many times as much four times the things cost: 4 if each costs the same, 16 if each costs
  /// something for each other one.
  ///
  /// `cost` does the work for a number of things, and returns what `computing` measured.
  static func factor(to count: Int, _ cost: (Int) -> Double) -> Double {
    let many = (0..<3).map { _ in cost(count) }.min() ?? 0
    let few = (0..<3).map { _ in cost(count / 4) }.min() ?? 0
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
