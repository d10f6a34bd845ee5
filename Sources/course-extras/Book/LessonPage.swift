import Answers

/// A lesson as a page: what one learns in it, and its chapters and exercises.
struct LessonPage {
  let lesson: Book.BookLesson
  let book: Book

  var page: BookPage {
    let markup = book.markup
    let chapters = lesson.document.chapters.map { lesson.page(of: $0) }
    let exercises = lesson.lesson.exercises.map { markup.link(to: Book.page(of: $0)) }
    let readme = book.package.root.appendingPathComponent(
      "Lessons/\(lesson.lesson.folder)/README.md")
    let text = (readme.text ?? "").lines.drop { $0.hasPrefix("#") || $0.isEmpty }
    let before = book.lessons.last { $0.lesson.number < lesson.lesson.number }
    let order =
      before.map { "Read \(markup.link(to: $0.page)) before it." }
      ?? "It is the first lesson. You need a little Swift, and know nothing about apps."
    let card = lesson.document.cover.map { (lesson.card(of: $0), $0.description) }
    let head = markup.head(
      lesson.document.title, kind: "Lesson \(lesson.lesson.number)", card: card)
    let beginning = """
      \(order) This command plays the lesson in a terminal:

          swift run \(lesson.lesson.product)
      """
    return BookPage(
      name: lesson.page,
      parts: [
        head, text.joined(separator: "\n"), "## How to begin", beginning, "## The chapters",
        markup.cards(chapters),
        markup.topics([
          ("Chapters", chapters.map { markup.link(to: $0) }), ("Exercises", exercises),
        ]),
      ])
  }
}
