import CourseFormat
import Foundation
import Testing

/// Follows what lessons, statements and hints say of each other: "(lesson 5, chapter 15)".
@Suite("Pointers from one chapter to another")
struct PointerTests {
  /// The number of a lesson and of one of its chapters.
  struct Place: Hashable {
    let lesson: Int
    let chapter: Int
  }

  /// A text that points somewhere: where it stands, the number of its lesson, and its words.
  struct Source {
    let path: String
    let lesson: Int
    let words: String
  }

  /// A project, with the end of the chapter that sets it and what its statement and hints say.
  struct Project {
    let path: String
    let lesson: Int
    let end: String
    let words: String
  }

  @Test
  func `a chapter that is named is there`() throws {
    let chapters = try chapters()
    for source in try sources() {
      for match in source.words.matches(of: /lesson (\d), chapters? (\d+)/) {
        let place = Place(lesson: Int(match.1) ?? 0, chapter: Int(match.2) ?? 0)
        #expect(chapters[place] != nil, "\(source.path): \(match.0)")
      }
    }
  }

  @Test
  func `what is told elsewhere is found there by its name`() throws {
    let chapters = try chapters()
    let pointer = /`([^`]+)`\)? \((?:lesson (\d)(?:, chapter (\d+))?|chapter (\d+))\)/
    var count = 0
    for source in try sources() {
      for match in source.words.matches(of: pointer) {
        let lesson = match.2.flatMap { Int($0) } ?? source.lesson
        let chapter = (match.3 ?? match.4).flatMap { Int($0) }
        let texts = chapters.filter {
          $0.key.lesson == lesson && (chapter == nil || $0.key.chapter == chapter)
        }
        let names = match.1.matches(of: /\w{3,}/).map { String($0.0) }
        let isThere = texts.values.contains { text in names.contains(where: text.contains) }
        #expect(isThere, "\(source.path) says \(match.0), and the name is not there.")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test
  func `a project says which chapters it needs, and needs no other`() throws {
    let projects = try projects()
    #expect(projects.count > 10)
    for project in projects {
      let named = Self.chapters(in: project.end, of: project.lesson)
      #expect(!named.isEmpty, "The chapter that sets \(project.path) says which chapters it needs.")
      let missing = Self.chapters(in: project.words, of: project.lesson).subtracting(named)
      #expect(
        missing.map { "lesson \($0.lesson), chapter \($0.chapter)" }.sorted() == [],
        "The statement or a hint of \(project.path) points there, and its chapter does not name it."
      )
    }
  }

  /// The chapters that a text of a lesson names: "chapters 2 to 6", "chapter 7 of lesson 2".
  private static func chapters(in words: String, of lesson: Int) -> Set<Place> {
    let list = /(lesson (\d), )?[Cc]hapters? (\d+(?:(?:, | and | to )\d+)*)( of lesson (\d))?/
    var places: Set<Place> = []
    for match in words.matches(of: list) {
      let other = (match.2 ?? match.5).flatMap { Int($0) }
      for part in String(match.3).components(separatedBy: ", ") {
        for range in part.components(separatedBy: " and ") {
          let ends = range.components(separatedBy: " to ").compactMap(Int.init)
          guard let first = ends.first, let last = ends.last, first <= last else { continue }
          for chapter in first...last {
            places.insert(Place(lesson: other ?? lesson, chapter: chapter))
          }
        }
      }
    }
    return places
  }

  private func projects() throws -> [Project] {
    let ends = try chapterFiles().map {
      ($0.lesson, $0.text.components(separatedBy: "## Your turn").last ?? "")
    }
    return try exercises().compactMap { path, lesson in
      let statement = prose(of: try text(of: path))
      guard statement.prefix(while: { $0 != "\n" }).hasSuffix("project)") else { return nil }
      let hints = path.replacing(/\/([^\/]+)\.swift$/) { "/Hints/\($0.1).md" }
      let end = ends.first { $0.0 == lesson && $0.1.contains(path) }?.1 ?? ""
      return Project(
        path: path, lesson: lesson, end: flat(prose(of: end)),
        words: try flat(statement + " " + text(of: hints)))
    }
  }

  private func sources() throws -> [Source] {
    let chapters = try chapterFiles().map {
      Source(path: $0.path, lesson: $0.lesson, words: flat(prose(of: $0.text)))
    }
    let exercises = try exercises().flatMap { path, lesson in
      let hints = path.replacing(/\/([^\/]+)\.swift$/) { "/Hints/\($0.1).md" }
      return [
        Source(path: path, lesson: lesson, words: try flat(prose(of: text(of: path)))),
        Source(path: hints, lesson: lesson, words: try flat(text(of: hints))),
      ]
    }
    return chapters + exercises
  }

  private func chapters() throws -> [Place: String] {
    Dictionary(
      uniqueKeysWithValues: try chapterFiles().map { file in
        let number = file.path.split(separator: "/").last?.prefix { $0.isNumber }
        return (Place(lesson: file.lesson, chapter: number.flatMap { Int($0) } ?? 0), file.text)
      })
  }

  private func chapterFiles() throws -> [(path: String, lesson: Int, text: String)] {
    try files(in: "Lessons").map { ($0.path, $0.lesson, try text(of: $0.path)) }
  }

  private func exercises() throws -> [(path: String, lesson: Int)] { try files(in: "Exercises") }

  /// The numbered files in the folders of the lessons.
  private func files(in folder: String) throws -> [(path: String, lesson: Int)] {
    try names(in: folder).filter { $0.first?.isNumber == true }.flatMap { lesson in
      try names(in: "\(folder)/\(lesson)")
        .filter { $0.first?.isNumber == true && $0.hasSuffix(".swift") }
        .map { ("\(folder)/\(lesson)/\($0)", Int(lesson.prefix { $0.isNumber }) ?? 0) }
    }
  }

  /// The prose of a file, line by line, without its marks.
  private func prose(of text: String) -> String {
    text.components(separatedBy: "\n").compactMap { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("//") else { return nil }
      return words.drop { "/:> ".contains($0) }.trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: SyllabusTests.root.appendingPathComponent(folder).path
    ).sorted()
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: SyllabusTests.root.appendingPathComponent(path), encoding: .utf8)
  }
}
