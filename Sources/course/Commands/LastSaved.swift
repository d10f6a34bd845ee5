import Answers
import Foundation

/// The exercise that somebody means who names none: the one that was saved last.
extension CoursePackage {
  /// The exercise that was saved last, or nil if all are as they came.
  var lastSaved: Exercise? { saved(among: exercises) }

  /// Finds the one exercise that a command is about; without a name that is the one saved last, which
  /// is said.
  func exerciseOrLastSaved(
    named names: [String], for command: String, to printer: Printer
  ) throws -> Exercise {
    guard names.isEmpty, let exercise = lastSaved else {
      return try exercise(named: names, for: command)
    }
    printer.note("\(exercise.name) was saved last.")
    return exercise
  }

  /// The same for a command that opens the learner's own screen, too.
  func playedOrLastSaved(
    named names: [String], for command: String, to printer: Printer
  ) throws -> Exercise {
    guard names.isEmpty, let exercise = saved(among: exercises + [scratchScreen]) else {
      return try exerciseOrScratch(named: names, for: command)
    }
    printer.note("\(exercise.name) was saved last.")
    return exercise
  }

  // Of a fresh copy all files have nearly one date, so what is as it came is passed over.
  private func saved(among exercises: [Exercise]) -> Exercise? {
    let dated = exercises.compactMap { exercise in
      exercise.answer.modified.map { (exercise, $0) }
    }
    return dated.sorted { $0.1 > $1.1 }.first { exercise, _ in
      let submission = Submission(of: exercise)
      return exercise == scratchScreen || !submission.isEmpty && !submission.isPristine
    }?.0
  }

  /// The exercises in the order in which somebody goes on: those of the lesson that was worked in last,
  /// and then the others.
  var exercisesFromHere: [Exercise] {
    guard let last = lastSaved else { return exercises }
    return exercises.filter { $0.lesson == last.lesson }
      + exercises.filter { $0.lesson != last.lesson }
  }
}
