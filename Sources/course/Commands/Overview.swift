import Answers
import CourseFormat

/// `swift run course`: the lessons, the state of every exercise, and the next step.
enum Overview {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard arguments.isEmpty else {
      throw CommandError.tooManyNames(command: "overview")
    }
    let states = try states(of: package, printer: printer)
    let right = states.values.count { $0 == .right }
    printer.print("Hands-on UIKit", in: .heading)
    printer.print("\(bar(right, of: states.count))  \(right) of \(states.count) exercises right")
    for lesson in package.lessons { show(lesson, of: package, states: states, to: printer) }
    printer.print()
    printer.print(next(in: package, states: states))
    return 0
  }

  /// The state of every exercise, graded anew where it is not known.
  static func states(
    of package: CoursePackage, printer: Printer
  ) throws -> [Exercise: Verdict.State] {
    let cache = VerdictCache(of: package)
    var states: [Exercise: Verdict.State] = [:]
    var unknown: [Submission] = []
    let submissions = package.exercises.map(Submission.init)
    for submission in submissions {
      let exercise = submission.exercise
      states[exercise] = cache.known(submission)
      if states[exercise] == nil { unknown.append(submission) }
    }
    guard !unknown.isEmpty else { return states }
    let verdicts = try printer.during("Grading \(unknown.count) of \(package.exercises.count)") {
      try Grader(package: package).grade(unknown)
    }
    for verdict in verdicts { states[verdict.exercise] = verdict.state }
    return states
  }

  private static func show(
    _ lesson: LessonEntry, of package: CoursePackage, states: [Exercise: Verdict.State],
    to printer: Printer
  ) {
    let exercises = package.exercises(of: lesson)
    let own = exercises.map { states[$0] ?? .waiting }
    let right = own.count { $0 == .right }
    printer.print()
    printer.print("Lesson \(lesson.number)  \(lesson.module)", in: .heading)
    printer.print(
      "\(bar(right, of: own.count))  \(right) of \(own.count) right, "
        + "played by: swift run \(lesson.product)")
    for (exercise, state) in zip(exercises, own) {
      printer.print(
        "  \(state.mark) \(exercise.file.padding(to: 28))  \(state.rawValue)", in: state.tone)
    }
  }

  /// The next thing to do: the first exercise that is not right, from the lesson on that was worked in
  /// last.
  static func next(
    in package: CoursePackage, states: [Exercise: Verdict.State]
  ) -> String {
    guard let exercise = package.exercisesFromHere.first(where: { states[$0] != .right }) else {
      return "Every exercise is right."
    }
    switch states[exercise] ?? .waiting {
    case .waiting:
      return "Next: answer a TODO in \(exercise.shownPath), delete its line, then\n"
        + "      swift run course check \(exercise.name)"
    case .missing:
      return "Next: get the missing file back, \(exercise.restoration)"
    default:
      return "Next: swift run course check \(exercise.name)"
    }
  }

  /// A bar that is full as far as a part of the whole is done: the first step shows, and only the
  /// last one fills it.
  static func bar(_ part: Int, of whole: Int) -> String {
    let width = 24
    let full = whole == 0 || part == 0 ? 0 : max(width * part / whole, 1)
    return "[" + String(repeating: "#", count: full)
      + String(repeating: "-", count: width - full) + "]"
  }
}
