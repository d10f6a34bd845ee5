import Foundation

/// `course hint NAME`: the next of an exercise's three hints.
enum Hint {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    try Command.refuseOptions(in: arguments, of: "hint")
    guard arguments.count == 1 else {
      throw CommandError.needsOneExercise(command: "hint")
    }
    let found = try package.exercises(named: arguments)
    guard found.count == 1, let exercise = found.first else {
      throw CommandError.lessonInsteadOfExercise(
        arguments[0], command: "hint", count: found.count, first: found.first?.name ?? "NAME")
    }
    try show(exercise, of: package, to: printer)
    return 0
  }

  private static func show(
    _ exercise: Exercise, of package: CoursePackage, to printer: Printer
  ) throws {
    let hints = try Hints(of: exercise)
    let memory = package.scratch.appendingPathComponent("hints/\(exercise.key)")
    let given = (try? String(contentsOf: memory, encoding: .utf8)).flatMap { Int($0) } ?? 0
    let step = max(given, 0) + 1

    if let hint = hints.steps.element(at: step - 1) {
      printer.print("Hint \(step) of \(hints.steps.count) for \(exercise.name)", in: .heading)
      printer.print("\n\(hint)\n")
    } else {
      printer.print("All hints for \(exercise.name)", in: .heading)
      for hint in hints.steps { printer.print("\n\(hint)") }
      printer.print()
    }
    if step < hints.steps.count {
      printer.print("Ask again for the next one: swift run course hint \(exercise.name)")
    } else {
      printer.print("That is all there is. Grade it: swift run course check \(exercise.name)")
    }
    try? memory.write("\(min(step, hints.steps.count))")
  }
}
