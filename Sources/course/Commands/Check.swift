import Foundation

/// `course check [NAME...]`: what is right, what is wrong, and why.
enum Check {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let exercises = try package.exercisesOrScratch(
      named: arguments.filter { !$0.hasPrefix("--") })
    let subject = exercises.count == 1 ? exercises[0].name : "\(exercises.count) exercises"
    let verdicts = try printer.during("Grading \(subject)") {
      try Grader(package: package).grade(exercises)
    }
    VerdictCache(of: package).store(verdicts)

    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for verdict in verdicts {
        let data = try encoder.encode(PageVerdict(verdict, in: package))
        printer.print(String(decoding: data, as: UTF8.self))
      }
      return verdicts.allSatisfy { $0.state == .right } ? 0 : 1
    }
    let reporter = Reporter(
      printer: printer, showsAllErrors: arguments.contains("--errors"), package: package)
    for verdict in verdicts {
      if arguments.contains("--statement") {
        printer.print(verdict.exercise.name, in: .heading)
        for line in verdict.exercise.openingComment { printer.print(line) }
        printer.print()
      }
      reporter.report(verdict, inFull: exercises.count == 1)
      ReturnedExercise.conclude(verdict, in: package, to: printer)
    }
    if verdicts.count > 1 { reporter.summarize(verdicts) }
    return verdicts.allSatisfy { $0.state == .right } ? 0 : 1
  }
}
