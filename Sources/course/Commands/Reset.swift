import Foundation

/// `course reset NAME...|--all`: puts exercises back as they came, and keeps what was there.
enum Reset {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let names = arguments.filter { $0 != "--all" }
    guard names.isEmpty == arguments.contains("--all") else {
      throw CommandError.needsNameOrAll(command: "reset")
    }
    for exercise in try package.exercisesOrScratch(named: names) {
      try reset(exercise, in: package, to: printer)
    }
    return 0
  }

  private static func reset(
    _ exercise: Exercise, in package: CoursePackage, to printer: Printer
  ) throws {
    let wasThere = exercise.answer.exists
    if let backup = try putBack(exercise, in: package) {
      printer.print("\(exercise.shownPath) is as it came. Yours is kept in \(backup)")
    } else {
      printer.print("\(exercise.shownPath) is \(wasThere ? "as it came" : "there again").")
    }
  }

  /// Puts an exercise back as it came, and returns where the learner's file is kept; nil if there
  /// was none, or none that differs.
  static func putBack(_ exercise: Exercise, in package: CoursePackage) throws -> String? {
    let stub = try original(of: exercise, in: package)
    var backup: String?
    if exercise.answer.text != stub {
      if exercise.answer.exists { backup = try moveToBackups(exercise, in: package) }
      try exercise.answer.write(stub)
    }
    try? FileManager.default.removeItem(at: Hint.counter(of: exercise, in: package))
    return backup
  }

  /// Moves the learner's file, whatever it holds, to where no other one lies, and returns its path
  /// in the package.
  private static func moveToBackups(
    _ exercise: Exercise, in package: CoursePackage
  ) throws -> String {
    try Backups(in: package).move(exercise.answer, as: exercise.path)
  }

  /// The exercise as it came: from git's history, or where there is none, as this program first
  /// saw it.
  ///
  /// The learner's own screen comes as it is begun.
  private static func original(of exercise: Exercise, in package: CoursePackage) throws -> String {
    if exercise.isOwnScreen, let text = exercise.solution.text { return text }
    if let text = try historicText(of: exercise, in: package) { return text }
    if let text = Originals(of: package).text(of: exercise) { return text }
    throw package.hasHistory
      ? CommandError.noOriginal(exercise.shownPath) : CommandError.noHistory(exercise.shownPath)
  }

  /// The text in git's history that is the exercise as it came.
  ///
  /// A learner may have committed answers; those are not taken for the exercise. Of texts that
  /// differ in comments the fullest is the original.
  private static func historicText(
    of exercise: Exercise, in package: CoursePackage
  ) throws -> String? {
    let commits = try git(["log", "--format=%H", "--", exercise.shownPath], in: package)
    let texts = try commits.split(whereSeparator: \.isNewline).map {
      try git(["show", "\($0):./\(exercise.shownPath)"], in: package)
    }
    let solution = exercise.solution.text ?? ""
    return texts.filter { Submission(of: exercise, text: $0).isPristine }
      .min { first, second in
        StubComparison(stub: first, solution: solution).additions
          < StubComparison(stub: second, solution: solution).additions
      }
  }

  private static func git(_ arguments: [String], in package: CoursePackage) throws -> String {
    let job = ChildProcess.Job(
      arguments: ["git", "-C", package.root.path] + arguments,
      output: try package.work.appendingPathComponent("git.log"))
    // Without git there is no history.
    let endings = try? ChildProcess.run([job])
    return endings == [.exited(0)] ? job.output.text ?? "" : ""
  }
}
