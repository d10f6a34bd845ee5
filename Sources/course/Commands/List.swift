/// `course list [NAME...]`: the names of the exercises, one a line.
enum List {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    for exercise in try package.exercises(named: arguments) { printer.print(exercise.name) }
    return 0
  }
}
