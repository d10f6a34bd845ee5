import Answers
import CourseFormat

/// The first page of the book: what the course is, for whom, and how to begin.
struct FrontPage {
  let book: Book

  /// The name of the page's file where docc does not read it.
  static let name = "Course"

  var page: BookPage {
    let markup = book.markup
    let lessons = book.lessons.map(\.page)
    let head =
      markup.isForDocc
      ? "# ``HeadlessUIKit``\n\n@Metadata {\n  @DisplayName(\"Hands-on UIKit\")\n}\n\n"
      : "# Hands-on UIKit\n\n"
    let text = """
      Learn the fundamentals of iOS development wherever Swift runs: with lessons that play their
      own source, exercises, and tests that grade them.

      ## Overview

      The course is for people who know a little Swift and nothing about apps, and for their
      teachers. It needs no Mac and no simulator. Its library has Apple's names and does what UIKit
      does, and every picture in this book was made by running the lesson beside it.

      You need Swift 6.3 on Linux, and a copy of the course. Two commands do everything:

          swift run pickers
          swift test

      The first plays the first lesson in a terminal, and the second grades your exercises.

      ## The lessons
      """
    let lists = ["Glossary", "ThenAndNow", "OnADevice", "Syllabus"].map { markup.link(to: $0) }
    let topics = markup.topics([
      ("Lessons", lessons.map { markup.link(to: $0) }), ("Lists", lists),
      ("The library", markup.isForDocc ? [markup.link(to: "Library")] : []),
    ])
    return BookPage(name: Self.name, parts: [head, text, markup.cards(lessons), topics])
  }
}
