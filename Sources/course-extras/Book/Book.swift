import Answers
import CourseFormat
import Foundation

/// The course as pages: a front page, a page for each lesson, chapter and exercise, and the lists
/// that are gathered from them.
///
/// - Shape: ``pages`` are Markdown files of one folder, and ``pictures`` lie beside them.
struct Book {
  let package: CoursePackage
  let lessons: [BookLesson]
  let markup: BookMarkup

  /// A lesson of the package, and what came of playing it.
  struct BookLesson {
    let lesson: CourseLesson
    let document: LessonDocument
    /// Where the pictures lie.
    let folder: URL

    /// The page of the lesson.
    var page: String { lesson.product }

    /// The page of a chapter.
    func page(of chapter: LessonDocument.Chapter) -> String {
      let file = chapter.file.split(separator: "/").last.map(String.init) ?? "\(chapter.number)"
      return "\(lesson.product)-\(file.stem)"
    }

    /// The name of a picture among those of all lessons.
    func file(of picture: LessonDocument.Picture) -> String {
      "\(lesson.product)-\(picture.file)"
    }

    /// The name of the card of a picture among those of all lessons.
    func card(of picture: LessonDocument.Picture) -> String { "card-\(file(of: picture))" }
  }

  /// The page of an exercise.
  static func page(of exercise: Exercise) -> String {
    "\(exercise.product)-exercise-\(exercise.file)"
  }

  /// Creates the book of a package out of the lessons that were played.
  ///
  /// `types` are the types of the library that have a page, as `UIButton.Configuration`.
  init(of package: CoursePackage, lessons: [BookLesson], types: Set<String>, isForDocc: Bool) {
    self.package = package
    self.lessons = lessons
    var titles = Self.collections
    for lesson in lessons {
      titles[lesson.page] = lesson.document.title
      for chapter in lesson.document.chapters { titles[lesson.page(of: chapter)] = chapter.title }
      for exercise in lesson.lesson.exercises {
        titles[Self.page(of: exercise)] = exercise.heading
      }
    }
    markup = BookMarkup(isForDocc: isForDocc, types: types, titles: titles)
  }

  /// The pages that gather something of all lessons, and their titles.
  static let collections = [
    "Glossary": "Glossary", "Syllabus": "Syllabus", "ThenAndNow": "Then and now",
    "OnADevice": "On a device", "Library": "The library",
  ]

  /// All pages, the front page first.
  var pages: [BookPage] {
    [FrontPage(book: self).page]
      + lessons.flatMap { lesson in
        [LessonPage(lesson: lesson, book: self).page]
          + lesson.document.chapters.map { ChapterPage($0, of: lesson, in: self).page }
          + lesson.lesson.exercises.map {
            ExercisePage(exercise: $0, lesson: lesson, book: self).page
          }
      }
      + CollectionPages(book: self).pages + (markup.isForDocc ? typePages : [])
  }

  /// The pictures, each with the name it has in the book.
  var pictures: [(name: String, file: URL)] {
    lessons.flatMap { lesson in
      lesson.document.chapters.flatMap(\.steps).compactMap(\.picture).map { picture in
        (lesson.file(of: picture), lesson.folder.appendingPathComponent(picture.file))
      }
    }
  }

  /// The small pictures that stand for chapters, and what each is a part of.
  var cards: [(name: String, file: URL)] {
    lessons.flatMap { lesson in
      lesson.document.chapters.compactMap(\.cover).map { picture in
        (lesson.card(of: picture), lesson.folder.appendingPathComponent(picture.file))
      }
    }
  }

  /// What is added to the pages of the library's types: the chapters whose code uses them.
  private var typePages: [BookPage] {
    let groups = lessons.map { lesson in
      let pages = lesson.document.chapters.map { chapter in
        (
          types: Set(ChapterPage(chapter, of: lesson, in: self).types),
          link: markup.link(to: lesson.page(of: chapter))
        )
      }
      return (title: lesson.document.title, pages: pages)
    }
    let types = Set(groups.flatMap(\.pages).flatMap(\.types))
    return types.sorted().map { type in
      let uses = groups.map { group in
        (group.title, group.pages.filter { $0.types.contains(type) }.map(\.link))
      }
      let lists = uses.filter { !$0.1.isEmpty }.map { title, links in
        "- \(title): \(links.joined(separator: ", "))\n"
      }
      return BookPage(
        name: "\(type)-in-the-course",
        text: "# ``\(type)``\n\n## In the lessons\n\n\(lists.joined())")
    }
  }

  /// Returns Markdown in which files of the course are links to their pages.
  func linkingFiles(in text: String) -> String {
    var text = text
    for lesson in lessons {
      for exercise in lesson.lesson.exercises {
        let link = markup.link(to: Self.page(of: exercise))
        for path in ["`\(exercise.shownPath)`", exercise.shownPath] {
          text = text.replacing(path, with: link)
        }
      }
    }
    return text.replacing("`Lessons/GLOSSARY.md`", with: markup.link(to: "Glossary"))
      .replacing("Lessons/GLOSSARY.md", with: markup.link(to: "Glossary"))
  }
}
