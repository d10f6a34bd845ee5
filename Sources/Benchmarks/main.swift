import HeadlessUIKit

// Prints what things cost, as medians. Run it optimised, or the figures say nothing:
//
//     swift run -c release benchmarks
//     swift run -c release benchmarks plist     only those whose names contain a word

let table = BenchmarkTable()
let words = CommandLine.arguments.dropFirst()
for benchmark in Subjects.all where words.allSatisfy(benchmark.name.contains) {
  print(table.line(of: benchmark, median: benchmark.median()))
}
