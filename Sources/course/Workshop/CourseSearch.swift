import Answers
import CourseFormat
import CoursePage
import Foundation

/// Finds words in what the course says: its glossary, its chapters and the statements of its exercises.
///
/// - Shape: A line is found that holds all the words, in any letters; terms of the glossary come first,
///   then the chapters and exercises, in the order of the course. A place is named once, with the first
///   of its lines and with how many there are. The texts are read once, and again when a file changes.
final class CourseSearch {
  /// A place where the words stand.
  struct Finding: Equatable, Encodable {
    /// The address, from the page of the course.
    let address: String
    /// What the place is called.
    let title: String
    /// The line that holds the words.
    let line: String
    /// How many lines of the place do.
    let count: Int
  }

  /// What a page shows of a search.
  struct Answer: Equatable, Encodable {
    let places: [Finding]
    /// How many places there are in all.
    let count: Int
  }

  /// The most places that a page shows.
  static let most = 40

  private struct Place {
    let address: String
    let title: String
    let lines: [(shown: String, plain: String)]
  }

  private let package: CoursePackage
  private var places: [Place] = []
  private var stamp = ""

  init(in package: CoursePackage) { self.package = package }

  /// The places that hold the words of a text.
  func places(with text: String) -> Answer {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).prefix(8).map(String.init)
    guard words.contains(where: { $0.count > 1 }) else { return Answer(places: [], count: 0) }
    renew()
    let found = places.compactMap { place -> Finding? in
      let lines = place.lines.filter { line in words.allSatisfy(line.plain.contains) }
      guard let first = lines.first else { return nil }
      return Finding(
        address: place.address, title: place.title, line: first.shown, count: lines.count)
    }
    return Answer(places: Array(found.prefix(Self.most)), count: found.count)
  }

  private func renew() {
    let folders = ["Lessons", "Exercises"]
    let now = Fingerprint.ofDates(in: folders, of: package)
    guard now != stamp else { return }
    stamp = now
    places = terms + package.lessons.flatMap { chapters(of: $0) + exercises(of: $0) }
  }

  private var terms: [Place] {
    let lessons = Dictionary(package.lessons.map { ($0.folder, $0) }) { first, _ in first }
    return GlossaryTerm.all(in: package).compactMap { term in
      let parts = term.chapter.split(separator: "/").map(String.init)
      guard parts.count == 2, let lesson = lessons[parts[0]],
        let number = Int(parts[1].prefix { $0.isNumber })
      else { return nil }
      return Place(
        address: "lesson/\(lesson.product)/chapter-\(number)", title: "Glossary: \(term.term)",
        lines: [Self.line("\(term.term): \(term.meaning)")])
    }
  }

  private func chapters(of lesson: LessonEntry) -> [Place] {
    let files = LessonFiles(of: lesson, in: package)
    return files.chapters.enumerated().compactMap { index, title in
      guard let path = files.path(ofChapter: index + 1),
        let text = package.root.appendingPathComponent(path).text
      else { return nil }
      return Place(
        address: "lesson/\(lesson.product)/chapter-\(index + 1)",
        title: "\(files.title) \(index + 1): \(Self.plain(title))",
        lines: text.lines.compactMap { line in
          let line = line.trimmed
          return line.isEmpty
            ? nil : Self.line(String(line.dropFirst(line.hasPrefix("//:") ? 3 : 0)))
        })
    }
  }

  private func exercises(of lesson: LessonEntry) -> [Place] {
    package.exercises(of: lesson).map { exercise in
      Place(
        address: "exercise/\(exercise.name)/", title: exercise.heading,
        lines: exercise.statement.map(Self.line))
    }
  }

  private static func line(_ text: String) -> (shown: String, plain: String) {
    let shown = plain(text).trimmed
    return (shown, shown.lowercased())
  }

  /// A text without the marks of Markdown that a reader does not see.
  private static func plain(_ text: String) -> String {
    text.replacing("`", with: "").replacing("**", with: "")
  }
}
