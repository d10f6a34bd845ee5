import Answers
import CourseFormat

/// An exercise as a page: its statement, what is looked at, and, folded, its hints and solution.
struct ExercisePage {
  let exercise: Exercise
  let lesson: PlayedChapters
  let book: Book

  var page: BookPage {
    let markup = book.markup
    let hints = (try? Hints(of: exercise).steps) ?? []
    var tabs = [
      (title: "Try it first", text: "Three hints and the solution are behind these words.")
    ]
    for (index, hint) in hints.enumerated() { tabs.append(("Hint \(index + 1)", hint)) }
    tabs.append(("Solution", BookMarkup.code(solution)))
    var seen: Set<String> = []
    let statement = markup.linkingTypes(in: exercise.statement, seen: &seen)
      .filter { !$0.hasPrefix("    swift ") }
    let checks = SuiteText(of: exercise).checks.map { "- \($0)" }
    let place = """
      In the file `\(exercise.shownPath)`. Delete each line with `TODO` when you have done what it
      says. This command grades it:

          swift run course check \(exercise.title)
      """
    return BookPage(
      name: Book.page(of: exercise),
      parts: [
        markup.head(exercise.heading, kind: "\(lesson.title), exercise"),
        "An exercise of the lesson \(lesson.title), with three hints and a solution.",
        "## What it asks for", statement.joined(separator: "\n"), "## Where to write it", place,
        "## What is looked at", checks.joined(separator: "\n"), "## Help",
        markup.tabs(tabs),
        markup.topics([("The lesson", [markup.link(to: lesson.page)])], under: "See Also"),
      ])
  }

  /// The solution without the statement that stands above.
  private var solution: [String] {
    Array((exercise.solution.text ?? "").lines.drop { $0.hasPrefix("//") || $0.isEmpty })
  }
}
