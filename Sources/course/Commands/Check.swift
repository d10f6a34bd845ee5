import Answers
import Foundation

/// `course check [NAME...]`: what is right, what is wrong, and why.
enum Check {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "check", withValue: [])
    if options.has("--steps"), !options.has("--json") {
      throw CommandError.optionNeedsOption("--steps", "--json", command: "check")
    }
    let exercises = try package.exercisesOrScratch(named: options.names)
    let subject = exercises.count == 1 ? exercises[0].name : "\(exercises.count) exercises"
    let grader = Grader(package: package)
    if options.has("--steps") {
      grader.hear = { exercise, check, result in
        printer.print(
          json: PageCheck.Step(exercise: exercise.name, name: check, outcome: .init(result)))
      }
    }
    let verdicts = try printer.during("Grading \(subject)") { try grader.grade(exercises) }

    if options.has("--json") {
      for verdict in verdicts { printer.print(json: PageVerdict(verdict, in: package)) }
      return verdicts.allSatisfy { $0.state == .right } ? 0 : 1
    }
    let reporter = Reporter(
      printer: printer, showsAllErrors: options.has("--errors"), package: package)
    for verdict in verdicts {
      if options.has("--statement") {
        printer.print(verdict.exercise.name, in: .heading)
        for line in verdict.exercise.statementWithHeading { printer.print(line) }
        printer.print()
      }
      reporter.report(verdict, inFull: exercises.count == 1)
      ReturnedExercise.conclude(verdict, in: package, to: printer)
    }
    if verdicts.count > 1 { reporter.summarize(verdicts) }
    return verdicts.allSatisfy { $0.state == .right } ? 0 : 1
  }
}

extension CommandError {
  static func optionNeedsOption(_ option: String, _ other: String, command: String) -> Self {
    usage("course \(command) takes \(option) only together with \(other).")
  }
}
