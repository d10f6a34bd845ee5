import Answers
import CourseFormat
import Foundation

/// The course as pages: a front page, a page for each lesson, chapter and exercise, and the lists
/// that are gathered from them.
///
/// - Shape: ``pages`` are Markdown files of one folder, and ``pictures`` lie beside them.
struct Book {
  let package: CoursePackage
  /// What came of playing the lessons.
  let lessons: [PlayedChapters]
  /// Where the pictures of each lesson lie, in a folder of its name.
  let pictureFolder: URL
  let markup: BookMarkup

  /// The page of an exercise.
  static func page(of exercise: Exercise) -> String {
    "\(exercise.product)-exercise-\(exercise.file)"
  }

  /// Creates the book of a package out of the lessons that were played.
  ///
  /// `types` are the types of the library that have a page, as `UIButton.Configuration`.
  init(
    of package: CoursePackage, lessons: [PlayedChapters], picturesIn pictureFolder: URL,
    types: Set<String>, isForDocc: Bool
  ) {
    (self.package, self.lessons, self.pictureFolder) = (package, lessons, pictureFolder)
    var titles = Self.collections
    for lesson in lessons {
      titles[lesson.page] = lesson.title
      for chapter in lesson.chapters { titles[lesson.page(of: chapter)] = chapter.title }
    }
    for exercise in package.exercises { titles[Self.page(of: exercise)] = exercise.heading }
    markup = BookMarkup(isForDocc: isForDocc, types: types, titles: titles)
  }

  /// The lesson that a document tells of, as it lies in the package.
  func lesson(of document: PlayedChapters) -> LessonEntry? {
    package.lessons.first { $0.product == document.product }
  }

  private func file(of picture: PlayedChapters.Picture, in lesson: PlayedChapters) -> URL {
    pictureFolder.appendingPathComponent("\(lesson.product)/\(picture.file)")
  }

  /// The pages that gather something of all lessons, and their titles.
  static let collections = [
    "Glossary": "Glossary", "Syllabus": "Syllabus", "ThenAndNow": "Then and now",
    "OnADevice": "On a device", "Library": "The library",
  ]

  /// All pages, the front page first.
  var pages: [BookPage] {
    [FrontPage(book: self).page] + lessons.flatMap(pages) + CollectionPages(book: self).pages
      + (markup.isForDocc ? typePages : [])
  }

  private func pages(of document: PlayedChapters) -> [BookPage] {
    guard let lesson = lesson(of: document) else { return [] }
    return [LessonPage(lesson: lesson, document: document, book: self).page]
      + document.chapters.map { ChapterPage($0, of: document, in: self).page }
      + package.exercises(of: lesson).map {
        ExercisePage(exercise: $0, lesson: document, book: self).page
      }
  }

  /// The pictures, each with the name it has in the book.
  var pictures: [(name: String, file: URL)] {
    lessons.flatMap { lesson in
      lesson.chapters.flatMap(\.steps).compactMap(\.picture).map { picture in
        (lesson.file(of: picture), file(of: picture, in: lesson))
      }
    }
  }

  /// The small pictures that stand for chapters, and what each is a part of.
  var cards: [(name: String, file: URL)] {
    lessons.flatMap { lesson in
      lesson.chapters.compactMap(\.cover).map { picture in
        (lesson.card(of: picture), file(of: picture, in: lesson))
      }
    }
  }

  /// What is added to the pages of the library's types: the chapters whose code uses them.
  private var typePages: [BookPage] {
    let groups = lessons.map { lesson in
      let pages = lesson.chapters.map { chapter in
        (
          types: Set(ChapterPage(chapter, of: lesson, in: self).types),
          link: markup.link(to: lesson.page(of: chapter))
        )
      }
      return (title: lesson.title, pages: pages)
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
    for exercise in package.exercises {
      let link = markup.link(to: Self.page(of: exercise))
      for path in ["`\(exercise.shownPath)`", exercise.shownPath] {
        text = text.replacing(path, with: link)
      }
    }
    return text.replacing("`Lessons/GLOSSARY.md`", with: markup.link(to: "Glossary"))
      .replacing("Lessons/GLOSSARY.md", with: markup.link(to: "Glossary"))
  }
}

/// The names that a lesson's pages and pictures have among those of all lessons.
extension PlayedChapters {
  /// The page of the lesson.
  var page: String { product }

  /// The page of a chapter.
  func page(of chapter: Chapter) -> String {
    let file = chapter.file.split(separator: "/").last.map(String.init) ?? "\(chapter.number)"
    return "\(product)-\(file.stem)"
  }

  /// A picture.
  func file(of picture: Picture) -> String { "\(product)-\(picture.file)" }

  /// The card of a picture.
  func card(of picture: Picture) -> String { "card-\(file(of: picture))" }
}
