import Answers
import Foundation
import TerminalIO

/// `course watch [NAME...]`: grades an exercise each time it is saved.
///
/// At a terminal it is a screen with keys, a ``WatchSession``. Off one it prints.
enum Watch {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let exercises = try package.exercises(
      named: Options(arguments, of: "watch", withValue: []).names)
    if Terminal.isInteractive {
      return WatchSession.run(exercises, of: package, colored: printer.isColored)
    }
    var watcher = SubmissionWatcher(of: exercises)
    printer.print(
      exercises.count == 1
        ? "Save \(exercises[0].shownPath), and it is graded. Ctrl-C ends this."
        : "Save one of \(exercises.count) exercises, and it is graded. Ctrl-C ends this.")
    while true {
      if let signal = Interruption.signal { Interruption.stop(by: signal) }
      usleep(100_000)
      let saved = watcher.saved()
      guard !saved.isEmpty else { continue }
      grade(saved, of: package, to: printer)
    }
  }

  /// Grades what was saved.
  ///
  /// What keeps that from working is said, and the next file that is saved
  /// is graded all the same.
  private static func grade(
    _ saved: [Submission], of package: CoursePackage, to printer: Printer
  ) {
    do {
      let names = saved.map(\.exercise.name).joined(separator: ", ")
      let verdicts = try printer.during("Grading \(names)") {
        try Grader(package: package).grade(saved)
      }
      printer.print()
      let reporter = Reporter(printer: printer, package: package)
      for verdict in verdicts {
        reporter.report(verdict, inFull: true)
        ReturnedExercise.conclude(verdict, in: package, to: printer)
      }
    } catch {
      printer.print()
      printer.note(error.told)
    }
  }
}

/// Notices which exercises were saved.
///
/// An editor may write a file twice, empty it first, or put a new file where it was. A text counts
/// when two snapshots in a row are the same, and only if it is another one than
/// before. A file that is gone counts as one without a text.
struct SubmissionWatcher {
  /// What was known of a file at one time.
  private struct Snapshot: Equatable {
    let modified: Date?
    let size: Int
  }

  private let exercises: [Exercise]
  private var snapshots: [Exercise: Snapshot] = [:]
  private var texts: [Exercise: String?] = [:]
  private var unsettled: Set<Exercise> = []

  /// Begins to watch exercises.
  init(of exercises: [Exercise]) {
    self.exercises = exercises
    for exercise in exercises {
      snapshots[exercise] = Self.snapshot(at: exercise)
      texts[exercise] = .some(Submission(of: exercise).text)
    }
  }

  /// What was handed in anew since this was last asked.
  mutating func saved() -> [Submission] {
    var saved: [Submission] = []
    for exercise in exercises {
      let snapshot = Self.snapshot(at: exercise)
      if snapshot != snapshots[exercise] {
        snapshots[exercise] = snapshot
        unsettled.insert(exercise)
      } else if unsettled.remove(exercise) != nil {
        let submission = Submission(of: exercise)
        guard texts[exercise] != .some(submission.text) else { continue }
        texts[exercise] = .some(submission.text)
        saved.append(submission)
      }
    }
    return saved
  }

  private static func snapshot(at exercise: Exercise) -> Snapshot {
    Snapshot(modified: exercise.answer.modified, size: exercise.answer.size)
  }
}
