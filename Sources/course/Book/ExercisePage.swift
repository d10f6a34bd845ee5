/// An exercise as a page: its statement, what is looked at, and, folded, its hints and solution.
struct ExercisePage {
  let exercise: Exercise
  let lesson: Book.BookLesson
  let book: Book

  var page: BookPage {
    let markup = book.markup
    let hints = (try? Hints(of: exercise).steps) ?? []
    let tabs =
      [("Try it first", "Three hints and the solution are behind these words.")]
      + hints.enumerated().map { ("Hint \($0 + 1)", $1) }
      + [("Solution", BookMarkup.code(solution))]
    var seen: Set<String> = []
    let statement = markup.linkingTypes(in: exercise.statement, seen: &seen)
      .filter { !$0.hasPrefix("    swift ") }
    return BookPage(
      name: Book.page(of: exercise),
      text: markup.head(exercise.heading, kind: "\(lesson.document.title), exercise")
        + statement.joined(separator: "\n") + """


          ## Where to write it

          In the file `\(exercise.shownPath)`. Delete each line with `TODO` when you have done what it
          says.

          ## What is looked at

          \(exercise.checks.map { "- \($0)" }.joined(separator: "\n"))

          ## Help

          \(markup.tabs(tabs))
          """
        + "\n"
        + markup.topics([("The lesson", [markup.link(to: lesson.page)])], under: "See Also"))
  }

  /// The solution without the statement that stands above.
  private var solution: [String] {
    Array(exercise.answerAsDelivered.lines.drop { $0.hasPrefix("//") || $0.isEmpty })
  }
}
