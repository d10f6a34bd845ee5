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
    show(differences(between: submission.text ?? "", and: solution), to: printer)
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

  /// The passages in which an answer and the solution differ.
  private static func differences(between answer: String, and solution: String) -> [StubComparison
    .Difference]
  {
    StubComparison(stub: answer, solution: solution).differences
  }

  private static func show(_ holes: [StubComparison.Difference], to printer: Printer) {
    guard !holes.isEmpty else { return printer.print("The solution is the same as yours.") }
    for hole in holes {
      printer.print("From line \(hole.line) on", in: .heading)
      for line in hole.stub { printer.print("  yours     \(line)") }
      for line in hole.solution { printer.print("  solution  \(line)") }
    }
  }
}

extension CommandError {
  static func noSolution(_ path: String) -> Self {
    Self("\(path) is not in this copy of the course. Its solutions were taken out of it.")
  }
}
