import HeadlessUIKit

// Prints what things cost, as medians. Run it optimised, or the figures say nothing:
//
//     swift run -c release benchmarks

let table = BenchmarkTable()
for benchmark in Subjects.all {
  print(table.line(of: benchmark, median: benchmark.median()))
}
