/// `course next`: the first exercise that is not right, and what it asks for.
enum Next {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard arguments.isEmpty else { throw CommandError.tooManyNames(command: "next") }
    let states = try Overview.states(of: package, printer: printer)
    if let exercise = package.exercises.first(where: { states[$0] != .right }) {
      printer.print(exercise.name, in: .heading)
      printer.print()
      for line in statement(of: exercise) { printer.print(line) }
      printer.print()
    }
    printer.print(Overview.next(in: package, states: states))
    return 0
  }

  /// The comment an exercise begins with, without the marks of a comment.
  private static func statement(of exercise: Exercise) -> [String] {
    (exercise.answer.text ?? exercise.solution.text ?? "").lines.prefix { $0.hasPrefix("//") }
      .map { String($0.dropFirst($0.hasPrefix("// ") ? 3 : 2)) }
  }
}
