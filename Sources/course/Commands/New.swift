import Foundation

/// `course new exercise LESSON/NN-Name`: the skeleton of an exercise, for a contributor.
enum New {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard arguments.count == 2, arguments[0] == "exercise" else {
      throw CommandError.needsNewName
    }
    let exercise = try exercise(named: arguments[1], in: package)
    let skeleton = ExerciseSkeleton(of: exercise)
    let files = skeleton.files
    for (path, _) in files where exercise.url(of: path).exists {
      throw CommandError.exerciseExists(path)
    }
    for (path, text) in files { try exercise.url(of: path).writeOrExplain(text) }
    for (path, change) in skeleton.changes {
      let file = exercise.url(of: path)
      if let text = file.text, let changed = change(text) { try file.writeOrExplain(changed) }
    }
    let paths = files.map(\.path) + skeleton.changes.map(\.path)
    for path in paths { printer.print(path) }
    printer.print()
    printer.print("Still to be written:", in: .heading)
    for fault in ExerciseLinter(exercise: exercise).faults {
      printer.print("- \(fault.sentence)".wrapped(indent: 2))
    }
    printer.print()
    printer.print("Ask again what is missing: swift run course prove \(exercise.name)")
    return 0
  }

  private static func exercise(
    named name: String, in package: CoursePackage
  ) throws -> Exercise {
    guard let match = name.wholeMatch(of: /([^\/]+)\/(\d\d-[A-Z][A-Za-z0-9]*)/) else {
      throw CommandError.badNewName(name)
    }
    guard
      let lesson = package.lessons.first(where: { $0.spellings.contains(match.1.lowercased()) })
    else {
      throw CommandError.unknownLesson(
        String(match.1), lessons: package.lessons.map(\.product))
    }
    let exercise = Exercise(file: String(match.2), of: lesson.name, in: package.root)
    let taken = lesson.exercises.first {
      $0.number == exercise.number || $0.title == exercise.title
    }
    if let taken { throw CommandError.exerciseExists(taken.shownPath) }
    return exercise
  }
}
