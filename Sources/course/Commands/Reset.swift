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
    for exercise in try package.exercises(named: names) {
      try reset(exercise, in: package, to: printer)
    }
    return 0
  }

  private static func reset(
    _ exercise: Exercise, in package: CoursePackage, to printer: Printer
  ) throws {
    let submission = Submission(of: exercise)
    guard !submission.isPristine else {
      return printer.print("\(exercise.shownPath) is as it came.")
    }
    let stub = try original(of: exercise, in: package)
    if let text = submission.text {
      let backup = try keep(text, of: exercise, in: package)
      printer.print("\(exercise.shownPath) is as it came. Yours is kept in \(backup)")
    } else {
      printer.print("\(exercise.shownPath) is there again.")
    }
    try exercise.answer.write(stub)
    try? FileManager.default.removeItem(at: Hint.memory(of: exercise, in: package))
  }

  /// Writes a text where no other one lies, and returns its path in the package.
  private static func keep(
    _ text: String, of exercise: Exercise, in package: CoursePackage
  ) throws -> String {
    let folder = "Backups/\(exercise.lesson)"
    let taken = package.root.appendingPathComponent(folder).names()
    var number = 1
    while taken.contains("\(exercise.file).\(number).swift") { number += 1 }
    let path = "\(folder)/\(exercise.file).\(number).swift"
    try package.root.appendingPathComponent(path).write(text)
    return path
  }

  /// The newest text in git's history that is the exercise as it came.
  ///
  /// A learner may have committed answers; those are not taken for the exercise.
  private static func original(of exercise: Exercise, in package: CoursePackage) throws -> String {
    let commits = try git(["log", "--format=%H", "--", exercise.shownPath], in: package)
    for commit in commits.split(whereSeparator: \.isNewline) {
      let text = try git(["show", "\(commit):\(exercise.shownPath)"], in: package)
      if Submission(of: exercise, text: text).isPristine { return text }
    }
    throw CommandError.noOriginal(exercise.shownPath)
  }

  private static func git(_ arguments: [String], in package: CoursePackage) throws -> String {
    let job = ChildProcess.Job(
      arguments: ["git", "-C", package.root.path] + arguments,
      output: package.scratch.appendingPathComponent("git.log"))
    let endings = try ChildProcess.run([job])
    return endings == [.exited(0)] ? job.output.text ?? "" : ""
  }
}
