import Answers
import CoursePage
import Foundation

/// `course list [NAME...]`: the names of the exercises with state and chapter, one a line.
enum List {
  /// An exercise as `--json` tells it.
  private struct Row: Encodable {
    let name: String
    let file: String
    let state: CourseOutline.State
    let chapter: String?
  }

  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "list", withValue: [])
    let exercises = try package.exercises(named: options.names)
    let states = KnownStates(of: package).states(of: exercises)
    let rows = exercises.map { exercise in
      Row(
        name: exercise.name, file: exercise.shownPath,
        state: states[exercise] ?? CourseOutline.State(.waiting, ""),
        chapter: exercise.chapter?.path)
    }
    if options.has("--json") {
      for row in rows { printer.print(json: row) }
      return 0
    }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let line =
        row.name.padding(to: width + 2) + row.state.word.padding(to: 17)
        + (row.chapter ?? "")
      printer.print(line.trimmingCharacters(in: .whitespaces))
    }
    return 0
  }
}
