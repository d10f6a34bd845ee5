import Answers
import Foundation

/// `course review`: finished exercises that come back as short questions.
struct Review {
  let package: CoursePackage
  let printer: Printer

  /// The day it is: `2030-01-31`.
  let day: String

  /// Reads what the learner types, or returns nil where nobody can type.
  var answer: () -> String?

  /// The most questions that are asked at once.
  static let most = 5

  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "review", withValue: ["--date", "--again"])
    if let name = options.text("--again") {
      let exercise = try package.exercise(named: [name], for: "review")
      try ReturnedExercise(exercise: exercise, package: package).bringBack(to: printer)
      return 0
    }
    guard options.names.isEmpty else { throw CommandError.tooManyNames(command: "review") }
    let day = options.text("--date") ?? ReviewSchedule.today
    guard day.contains(/^\d{4}-\d\d-\d\d$/) else { throw CommandError.badDate(day) }
    let isAtTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    try Review(
      package: package, printer: printer, day: day,
      answer: { isAtTerminal ? readLine() ?? "" : nil }
    ).run()
    return 0
  }

  /// Asks what is due, and notes what was known.
  func run() throws {
    ReviewSchedule.update(of: package, on: day)
    var schedule = ReviewSchedule(of: package)
    let due = package.exercises.filter { schedule.isDue($0.name) }
    var asked = 0
    for exercise in due.prefix(Self.most) {
      let step = schedule.entries[exercise.name]?.step ?? 0
      guard let box = package.question(about: exercise, step: step) else { continue }
      asked += 1
      printer.print("\(exercise.name)", in: .heading)
      printer.print(box.question.wrapped())
      guard let isKnown = reveal(box) else { continue }
      schedule.answer(exercise.name, isKnown: isKnown)
      try schedule.write(of: package)
    }
    if asked > 0, let exercise = due.first {
      printer.print("To solve it again: swift run course review --again \(exercise.name)")
    }
    printer.print(conclusion(of: schedule, asked: asked, due: due.count))
  }

  /// Shows the answer when the learner asks for it, and returns whether it was known.
  private func reveal(_ box: QuestionBox) -> Bool? {
    printer.print("Think of the answer, then press Return.", in: .quiet)
    let isThere = answer() != nil
    printer.print("Answer: \(box.answer)".wrapped())
    guard isThere else {
      printer.print()
      return nil
    }
    printer.print("Did you know it? y or n, then Return.", in: .quiet)
    let reply = answer()?.lowercased() ?? ""
    printer.print()
    return reply.hasPrefix("y")
  }

  private func conclusion(of schedule: ReviewSchedule, asked: Int, due: Int) -> String {
    if asked == 0 {
      guard due == 0 else {
        return "The chapters of what is due have no questions yet."
      }
      let known = package.exercises.map(\.name).filter { schedule.entries[$0] != nil }
      guard let next = schedule.nextDue(of: known) else {
        if let exercise = known.first(where: { schedule.returned[$0] != nil }) {
          return "First solve what came back: swift run course check \(exercise)"
        }
        return known.isEmpty
          ? "No exercise is right yet, so there is nothing to ask about."
          : "You knew the answers about each exercise that is right, four times in a row."
      }
      let days = next - schedule.days
      return "Nothing is due today. The next question comes after "
        + "\(days.of("more day")) of use."
    }
    return due > Self.most
      ? "\(due - Self.most) more are due: swift run course review" : "That is all for today."
  }
}

extension CommandError {
  static func badDate(_ text: String) -> Self {
    usage("\(text) is no date. A date is a year, a month and a day: 2030-01-31")
  }
}
