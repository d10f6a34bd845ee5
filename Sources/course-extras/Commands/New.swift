import Answers
import CourseFormat
import Foundation

/// `course new`, for contributors: `exercise LESSON/NN-Name` makes the skeleton of an exercise, `text
/// NAME...` takes down what exercises are delivered with from now on.
enum New {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard let kind = arguments.first, arguments.count > 1 else {
      throw CommandError.needsNewName
    }
    switch kind {
    case "exercise" where arguments.count == 2:
      return try begin(exercise(named: arguments[1], in: package), in: package, to: printer)
    case "text":
      try deliver(package.exercises(named: Array(arguments.dropFirst())), in: package)
      printer.print(DeliveredTexts.path)
      return 0
    default: throw CommandError.needsNewName
    }
  }

  /// Takes down that exercises are delivered with what their files hold now.
  private static func deliver(_ exercises: [Exercise], in package: CoursePackage) throws {
    let file = package.root.appendingPathComponent(DeliveredTexts.path)
    let committed = Originals(of: package).committedTable()
    var texts = DeliveredTexts(file.text ?? "")
    // A table that was lost would come back with these rows alone.
    if texts.exercises.isEmpty, let committed { texts = committed }
    for exercise in exercises {
      guard let text = exercise.answer.text else {
        throw CommandError.cannotRead(exercise.shownPath)
      }
      texts.add(text, of: exercise.name, after: committed)
    }
    texts.sort(by: package.exercises.map(\.name))
    try file.writeOrExplain(texts.table)
  }

  /// Makes the files of an exercise, and its rows in the tables.
  private static func begin(
    _ exercise: Exercise, in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
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
    try deliver([exercise], in: CoursePackage(root: package.root))
    let paths = files.map(\.path) + skeleton.changes.map(\.path) + [DeliveredTexts.path]
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
    let exercise = Exercise(file: String(match.2), of: lesson, in: package.root)
    let taken = package.exercises(of: lesson).first {
      $0.number == exercise.number || $0.title == exercise.title
    }
    if let taken { throw CommandError.exerciseExists(taken.shownPath) }
    return exercise
  }
}

extension CommandError {
  static var needsNewName: Self {
    usage(
      "course new needs what to make and its name: swift run course new exercise pickers/09-Name, or "
        + "new text pickers/09-Name once the file of an exercise has changed.")
  }

  static func badNewName(_ name: String) -> Self {
    usage(
      "\(name) is no name for an exercise. It is a lesson, two digits and words without blanks: "
        + "pickers/09-TwoWheels")
  }

  static func exerciseExists(_ path: String) -> Self {
    usage("\(path) is there already. Take another name, or remove what belongs to this one.")
  }

  static func unknownLesson(_ name: String, lessons: [String]) -> Self {
    usage("There is no lesson named \(name). The lessons are \(lessons.joined(separator: ", ")).")
  }
}
