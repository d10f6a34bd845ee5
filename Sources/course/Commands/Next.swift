import Answers

/// `course next`: the first exercise that is not right, from the lesson on that was worked in last,
/// and what it asks for.
enum Next {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard arguments.isEmpty else { throw CommandError.tooManyNames(command: "next") }
    let states = try Overview.states(of: package, printer: printer)
    if let exercise = package.exercisesFromHere.first(where: { states[$0] != .right }) {
      printer.print(exercise.name, in: .heading)
      printer.print()
      for line in exercise.statementWithHeading { printer.print(line) }
      printer.print()
      if let chapter = exercise.chapter {
        printer.print("Read before it: \"\(chapter.title)\", \(chapter.path)")
      }
    }
    printer.print(Overview.next(in: package, states: states))
    return 0
  }
}
