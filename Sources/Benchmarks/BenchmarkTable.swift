import HeadlessUIKit

/// The results of a run, as a table.
struct BenchmarkTable {
  /// Returns the line of a benchmark.
  func line(of benchmark: Benchmark, median: Double) -> String {
    let name = benchmark.name.padding(toLength: 52, withPad: " ", startingAt: 0)
    let budget = benchmark.budget.map { "  of at most \(Self.time($0))" } ?? ""
    return "\(name) \(Self.padded(Self.time(median), 10))\(budget)"
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
