import Answers
import CourseFormat

/// A lesson as a page: what one learns in it, and its chapters and exercises.
struct LessonPage {
  let lesson: LessonEntry
  /// What came of playing it.
  let document: PlayedChapters
  let book: Book

  var page: BookPage {
    let markup = book.markup
    let chapters = document.chapters.map { document.page(of: $0) }
    let exercises = book.package.exercises(of: lesson).map { markup.link(to: Book.page(of: $0)) }
    let readme = book.package.root.appendingPathComponent(
      "Lessons/\(lesson.folder)/README.md")
    let text = (readme.text ?? "").lines.drop { $0.hasPrefix("#") || $0.isEmpty }
    let before = book.package.lessons.last { $0.number < lesson.number }
    let order =
      before.map { "Read \(markup.link(to: $0.product)) before it." }
      ?? "It is the first lesson. You need a little Swift, and know nothing about apps."
    let card = document.cover.map { (document.card(of: $0), $0.description) }
    let head = markup.head(document.title, kind: "Lesson \(lesson.number)", card: card)
    let beginning = """
      \(order) This command plays the lesson in a terminal:

          swift run \(lesson.product)
      """
    return BookPage(
      name: document.page,
      parts: [
        head, text.joined(separator: "\n"), "## How to begin", beginning, "## The chapters",
        markup.cards(chapters),
        markup.topics([
          ("Chapters", chapters.map { markup.link(to: $0) }), ("Exercises", exercises),
        ]),
      ])
  }
}
