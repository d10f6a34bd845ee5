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
    let stub = try original(of: exercise, in: package)
    let line: String
    if exercise.answer.text == stub {
      line = "\(exercise.shownPath) is as it came."
    } else if exercise.answer.exists {
      let backup = try moveToBackups(exercise, in: package)
      line = "\(exercise.shownPath) is as it came. Yours is kept in \(backup)"
      try exercise.answer.write(stub)
    } else {
      line = "\(exercise.shownPath) is there again."
      try exercise.answer.write(stub)
    }
    try? FileManager.default.removeItem(at: Hint.memory(of: exercise, in: package))
    printer.print(line)
  }

  /// Moves the learner's file, whatever it holds, to where no other one lies, and returns its path
  /// in the package.
  private static func moveToBackups(
    _ exercise: Exercise, in package: CoursePackage
  ) throws -> String {
    let folder = "Backups/\(exercise.lesson)"
    let url = package.root.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let taken = url.names()
    var number = 1
    while taken.contains("\(exercise.file).\(number).swift") { number += 1 }
    let path = "\(folder)/\(exercise.file).\(number).swift"
    // A move replaces nothing: it fails if somebody puts a file there meanwhile.
    try FileManager.default.moveItem(
      at: exercise.answer, to: package.root.appendingPathComponent(path))
    return path
  }

  /// The newest text in git's history that is the exercise as it came.
  ///
  /// A learner may have committed answers; those are not taken for the exercise.
  private static func original(of exercise: Exercise, in package: CoursePackage) throws -> String {
    let commits = try git(["log", "--format=%H", "--", exercise.shownPath], in: package)
    for commit in commits.split(whereSeparator: \.isNewline) {
      let text = try git(["show", "\(commit):./\(exercise.shownPath)"], in: package)
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
