import HeadlessUIKit

// Prints what things cost, as medians, and how the cost grows with their number. Run it optimised, or the figures say nothing:
//
//     swift run -c release benchmarks
//     swift run -c release benchmarks plist     only those whose names contain a word

let table = BenchmarkTable()
let words = CommandLine.arguments.dropFirst()
for benchmark in Subjects.all where words.allSatisfy(benchmark.name.contains) {
  print(table.line(of: benchmark, median: benchmark.median()))
}
for subject in GrowthSubject.all where words.allSatisfy(subject.name.contains) {
  print(table.line(of: subject, exponent: subject.exponent()))
}
