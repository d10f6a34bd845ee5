import Answers
import CourseFormat
import Foundation

/// `course reset NAME...|--all`: puts exercises back as they came, and keeps what was there.
enum Reset {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "reset", withValue: [])
    guard options.names.isEmpty == options.has("--all") else {
      throw CommandError.needsNameOrAll(command: "reset")
    }
    var status: Int32 = 0
    for exercise in try package.exercisesOrScratch(named: options.names) {
      do {
        try reset(exercise, in: package, to: printer)
      } catch let error as CommandError where error.kind == .noOriginal {
        // The others can be put back all the same.
        printer.note(error.sentence)
        status = error.status
      }
    }
    return status
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
      if exercise.answer.exists {
        backup = try Backups(in: package).move(exercise.answer, as: exercise.path)
      }
      try exercise.answer.write(stub)
    }
    try? FileManager.default.removeItem(at: Hint.counter(of: exercise, in: package))
    return backup
  }

  /// The exercise as it came; the learner's own screen comes as it is begun.
  private static func original(of exercise: Exercise, in package: CoursePackage) throws -> String {
    if exercise.isOwnScreen, let text = exercise.solution.text { return text }
    guard exercise.delivered.exercises.contains(exercise.name) else {
      throw CommandError.notListed(exercise.name, hasHistory: package.hasHistory)
    }
    if let text = try Originals(of: package).find(exercise) { return text }
    throw package.hasHistory
      ? CommandError.noOriginal(exercise.shownPath) : CommandError.noHistory(exercise.shownPath)
  }
}

extension CommandError {
  static func needsNameOrAll(command: String) -> Self {
    usage("course \(command) needs the names of exercises, or --all and no name.")
  }

  /// An exercise that the table of what was delivered says nothing about.
  static func notListed(_ exercise: String, hasHistory: Bool) -> Self {
    Self(
      "\(DeliveredTexts.path) has no row of \(exercise), so nobody knows how it came. Get the table back"
        + (hasHistory
          ? ": git checkout -- \(DeliveredTexts.path)" : " from where you got the course."),
      kind: .noOriginal)
  }

  static func noOriginal(_ path: String) -> Self {
    Self(
      "No commit in this copy of the course has \(path) as it comes today. Get it from a fresh clone "
        + "of the course.", kind: .noOriginal)
  }

  static func noHistory(_ path: String) -> Self {
    Self(
      "This copy of the course has no history in git, and \(path) was changed before "
        + "swift run course first saw it. Get it from where you got the course.", kind: .noOriginal)
  }
}
