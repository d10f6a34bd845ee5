import Answers

/// An exercise that was right and comes back as an exercise.
///
/// It is put back as it came, and the answer of the last time is kept aside. When it is right again,
/// the two answers are compared.
struct ReturnedExercise {
  let exercise: Exercise
  let package: CoursePackage

  /// Puts the exercise back as it came, and says where the old answer is.
  func bringBack(to printer: Printer) throws {
    var schedule = ReviewSchedule(of: package)
    if let path = schedule.returned[exercise.name] {
      return printer.print(
        "\(exercise.name) is back already. Your answer of the last time is kept in \(path)")
    }
    let isRight = VerdictCache(of: package).state(of: Submission(of: exercise)) == .right
    guard isRight, let path = try Reset.putBack(exercise, in: package) else {
      throw CommandError.notRightYet(exercise: exercise.name)
    }
    schedule.add(exercise.name)
    schedule.bringBack(exercise.name, keeping: path)
    try schedule.write(of: package)
    printer.print("\(exercise.shownPath) is as it came. Your answer is kept in \(path)")
    printer.print("Solve it again: swift run course check \(exercise.name)")
  }

  /// Compares the new answer with the old one, if the exercise has come back and is right again.
  static func conclude(_ verdict: Verdict, in package: CoursePackage, to printer: Printer) {
    var schedule = ReviewSchedule(of: package)
    let exercise = verdict.exercise
    guard verdict.state == .right, let path = schedule.returned[exercise.name] else { return }
    schedule.finish(exercise.name)
    try? schedule.write(of: package)
    printer.print("  You solved it again. That counts as known.")
    guard let old = exercise.url(of: path).text else { return }
    let passages = StubComparison(stub: verdict.submission.text ?? "", solution: old).differences
    if passages.isEmpty {
      return printer.print("  Your answer is the same as the last time.")
    }
    printer.print(passages, after: "  ", named: "now       ", "last time ")
  }
}

extension CommandError {
  static func notRightYet(exercise: String) -> Self {
    Self(
      "\(exercise) is not right yet. A hint: swift run course hint \(exercise). "
        + "To see the solution all the same: swift run course solution \(exercise) --peek")
  }
}
