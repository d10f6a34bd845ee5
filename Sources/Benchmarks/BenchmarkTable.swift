import HeadlessUIKit

/// The results of a run, as a table.
struct BenchmarkTable {
  /// Where recorded figures come from.
  ///
  /// They were measured once, on another day.
  private static let peer = "GNUstep Base 1.28, recorded"

  /// Returns the line of a benchmark.
  func line(of benchmark: Benchmark, median: Double) -> String {
    let name = benchmark.name.padding(toLength: 52, withPad: " ", startingAt: 0)
    let budget = benchmark.budget.map { "  of at most \(Self.time($0))" } ?? ""
    let recorded = benchmark.recorded.map { "  (\(Self.peer): \(Self.time($0)))" } ?? ""
    return "\(name) \(Self.padded(Self.time(median), 10))\(budget)\(recorded)"
  }

  /// Returns the line of what grows with a number of things.
  func line(of subject: GrowthSubject, exponent: Double) -> String {
    let name = "\(subject.name), \(subject.count / 4) and \(subject.count)"
    return name.padding(toLength: 52, withPad: " ", startingAt: 0)
      + Self.padded(String(format: " n^%.2f", exponent), 11)
  }

  /// Returns a number of nanoseconds with the unit that reads best.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.0f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.1f µs", nanoseconds / 1_000)
    default: String(format: "%.2f ms", nanoseconds / 1_000_000)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
