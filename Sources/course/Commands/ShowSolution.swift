import Answers
import Foundation

/// `course solution [NAME] [--peek]`: what the solution does differently.
enum ShowSolution {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "solution", withValue: [])
    let exercise = try package.exerciseOrLastSaved(
      named: options.names, for: "solution", to: printer)
    guard let solution = exercise.solution.text else {
      throw CommandError.noSolution(exercise.solutionPath)
    }
    if options.has("--peek") {
      printer.print(solution.trimmingCharacters(in: .newlines))
      return 0
    }
    let submission = Submission(of: exercise)
    guard try isRight(submission, in: package, to: printer) else {
      throw CommandError.notRightYet(exercise: exercise.name)
    }
    let passages = StubComparison(stub: submission.text ?? "", solution: solution).differences
    if passages.isEmpty { printer.print("The solution is the same as yours.") }
    printer.print(passages, named: "yours     ", "solution  ")
    return 0
  }

  private static func isRight(
    _ submission: Submission, in package: CoursePackage, to printer: Printer
  ) throws -> Bool {
    if let state = VerdictCache(of: package).state(of: submission) { return state == .right }
    if submission.isPristine || submission.text == nil { return false }
    let verdicts = try printer.during("Grading \(submission.exercise.name)") {
      try Grader(package: package).grade([submission])
    }
    return verdicts.first?.state == .right
  }
}

extension Printer {
  /// Prints the passages in which two answers differ, with words for the lines of each.
  func print(
    _ passages: [StubComparison.Difference], after indent: String = "", named own: String,
    _ other: String
  ) {
    for passage in passages {
      print("\(indent)From line \(passage.line) on", in: .heading)
      for line in passage.stub { print("\(indent)  \(own)\(line)") }
      for line in passage.solution { print("\(indent)  \(other)\(line)") }
    }
  }
}

extension CommandError {
  static func noSolution(_ path: String) -> Self {
    Self("\(path) is not in this copy of the course. Its solutions were taken out of it.")
  }
}
