import Answers
import Foundation

/// `course list [NAME...]`: the names of the exercises with state and chapter, one a line.
enum List {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let cache = VerdictCache(of: package)
    let exercises = try package.exercises(named: arguments)
    let rows = exercises.map { exercise in
      let state = cache.known(Submission(of: exercise))
      return (
        exercise.name, state.map(exercise.word(for:)) ?? "not checked yet",
        exercise.chapter?.path ?? ""
      )
    }
    let width = rows.map(\.0.count).max() ?? 0
    for (name, state, chapter) in rows {
      let line = name.padding(to: width + 2) + state.padding(to: 17) + chapter
      printer.print(line.trimmingCharacters(in: .whitespaces))
    }
    return 0
  }
}
