import Answers
import Foundation

/// `course hint [NAME]`: the next of an exercise's three hints.
enum Hint {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let names = try Options(arguments, of: "hint", withValue: []).names
    let exercise = try package.exerciseOrLastSaved(named: names, for: "hint", to: printer)
    try show(exercise, of: package, to: printer)
    return 0
  }

  /// Shows the next hint; one who watches has keys and needs no command for the one after.
  static func show(
    _ exercise: Exercise, of package: CoursePackage, to printer: Printer, isWatched: Bool = false
  ) throws {
    let hints = try Hints(of: exercise)
    let counter = counter(of: exercise, in: package)
    let given = (try? String(contentsOf: counter, encoding: .utf8)).flatMap { Int($0) } ?? 0
    let step = max(given, 0) + 1

    let next = hints.steps.element(at: step - 1)
    let words = next == nil ? "All hints" : "Hint \(step) of \(hints.steps.count)"
    printer.print("\(words) for \(exercise.name)", in: .heading)
    for hint in next.map({ [$0] }) ?? hints.steps {
      printer.print()
      for line in Hints.lines(of: hint) { printer.print(line) }
    }
    printer.print()
    if let chapter = exercise.chapter {
      // A project needs several chapters, and the one that sets it says which.
      let words =
        exercise.isProject
        ? "Which chapters it needs stands at the end of" : "What it needs is told in"
      printer.print("\(words) \"\(chapter.title)\", \(chapter.path)")
    }
    if isWatched {
      if step < hints.steps.count { printer.print("h again: the next one") }
    } else if step < hints.steps.count {
      printer.print("Ask again for the next one: swift run course hint \(exercise.name)")
    } else {
      printer.print("That is all there is. Grade it: swift run course check \(exercise.name)")
    }
    try? counter.write("\(min(step, hints.steps.count))")
  }

  /// The file that counts the hints given for an exercise.
  static func counter(of exercise: Exercise, in package: CoursePackage) -> URL {
    package.scratch.appendingPathComponent("hints/\(exercise.key)")
  }
}
