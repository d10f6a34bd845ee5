import CourseFormat
import Foundation
import Testing

/// Holds exercises and pointers against the order in which the lessons are read.
@Suite("The order of reading")
struct ReadingOrderTests {
  /// A chapter: its path below Lessons, and its text.
  struct Chapter {
    let path: String
    let text: String

    /// The number of its lesson.
    var lesson: Int { Int(path.prefix { $0.isNumber }) ?? 0 }

    /// Its number in the lesson.
    var number: Int { Int(path.split(separator: "/").last?.prefix { $0.isNumber } ?? "") ?? 0 }
  }

  /// Names that are Swift's own, and no chapter has to introduce them.
  private static let knownFromSwift: Set<String> = ["isEmpty", "continue"]

  /// Terms that are also an everyday word: the list `keys` of lesson 1 is no key of lesson 6, and a
  /// screen is also what a person looks at.
  private static let everydayWords: Set<String> = ["key", "screen"]

  @Test
  func `no exercise needs a later chapter`() throws {
    let chapters = try chapters()
    let apple = try namesOfApple()
    let exercises = try exercises()
    #expect(exercises.count > 80 && apple.count > 2000)
    let wordsOfChapters = chapters.map { Self.words(of: $0.text) }

    for (title, path) in exercises {
      let solution = try text(inAnyLessonOf: "Solutions", of: title)
      var known = Self.words(of: try text(inAnyLessonOf: "Exercises", of: title))
      for (chapter, words) in zip(chapters, wordsOfChapters) where chapter.path <= path {
        known.formUnion(words)
      }
      let needed = Self.words(of: Self.code(of: solution)).intersection(apple)

      let unknown = needed.subtracting(known).subtracting(Self.knownFromSwift)

      #expect(
        unknown.sorted() == [],
        "The solution of \(title) uses what neither its statement nor a chapter up to \(path) names."
      )
    }
  }

  @Test
  func `a term is told where a pointer says, and not later`() throws {
    let chapters = try chapters()
    let glossary = try glossary()
    let words = chapters.map { Self.flat($0.text).lowercased() }
    let pointer = /([\w@ '-]{3,60}) \((?:lesson (\d)(?:, chapter (\d+))?|chapter (\d+))\)/
    var count = 0
    for source in try sources() {
      for match in source.words.matches(of: pointer) {
        guard let term = Self.term(endingIn: String(match.1), of: glossary) else { continue }
        let lesson = match.2.flatMap { Int($0) } ?? source.lesson
        let number = (match.3 ?? match.4).flatMap { Int($0) }
        let told = zip(chapters, words).filter { chapter, _ in
          chapter.lesson == lesson && (number == nil || chapter.number == number)
        }
        count += 1

        #expect(
          told.contains { _, words in words.contains(term) },
          "\(source.path) says \(match.0), and the term is not there.")
        #expect(
          told.contains { chapter, _ in chapter.path >= glossary[term] ?? "" },
          "\(source.path) says \(match.0), and the glossary has it later: \(glossary[term] ?? "")")
      }
    }
    #expect(count > 40)
  }

  /// The longest term of the glossary that a text ends in, in the singular.
  private static func term(endingIn text: String, of glossary: [String: String]) -> String? {
    let words = text.lowercased().split(separator: " ").suffix(4)
    for start in words.indices {
      let end = words[start...].joined(separator: " ")
      let forms = [
        end, end.hasSuffix("s") ? String(end.dropLast()) : end,
        end.hasSuffix("ies") ? end.dropLast(3) + "y" : end,
      ]
      if let term = forms.first(where: { glossary[$0] != nil && !everydayWords.contains($0) }) {
        return term
      }
    }
    return nil
  }

  /// The terms of the glossary in small letters, each with the chapter that explains it.
  private func glossary() throws -> [String: String] {
    var places: [String: String] = [:]
    for line in try text(of: "Lessons/GLOSSARY.md").components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 4, cells[2].hasSuffix(".swift") { places[cells[0].lowercased()] = cells[2] }
    }
    return places
  }

  /// The exercises of the syllabus, each with the chapter that sets it.
  private func exercises() throws -> [(title: String, path: String)] {
    try text(of: "Lessons/SYLLABUS.md").components(separatedBy: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[1].hasPrefix("exercise: ") else { return nil }
      return (String(cells[1].dropFirst("exercise: ".count)), cells[2])
    }
  }

  /// The names of Apple's types, members and arguments that the library is held against.
  private func namesOfApple() throws -> Set<String> {
    let table = try text(of: "Tests/HeadlessUIKitTests/API/reference.tsv")
    return table.components(separatedBy: "\n").dropFirst().reduce(into: []) { names, line in
      let cells = line.components(separatedBy: "\t").prefix(2).joined(separator: " ")
      names.formUnion(Self.words(of: cells))
    }
  }

  /// The texts that point to chapters: chapters, statements, hints and what lessons say of themselves.
  private func sources() throws -> [(path: String, lesson: Int, words: String)] {
    try ["Lessons", "Exercises"].flatMap { folder in
      try names(in: folder).filter { $0.first?.isNumber == true }.flatMap { lesson in
        let number = Int(lesson.prefix { $0.isNumber }) ?? 0
        let hints = folder == "Exercises" ? try names(in: "\(folder)/\(lesson)/Hints") : []
        let paths =
          try names(in: "\(folder)/\(lesson)").filter {
            $0.hasSuffix(".swift") || $0.hasSuffix(".md")
          }
          + hints.map { "Hints/\($0)" }
        return try paths.map { file in
          let path = "\(folder)/\(lesson)/\(file)"
          let text = try text(of: path)
          return (path, number, file.hasSuffix(".md") ? Self.flat(text) : Self.prose(of: text))
        }
      }
    }
  }

  private func chapters() throws -> [Chapter] {
    try names(in: "Lessons").filter { $0.first?.isNumber == true }.flatMap { lesson in
      try names(in: "Lessons/\(lesson)")
        .filter { $0.first?.isNumber == true && $0.hasSuffix(".swift") }
        .map { Chapter(path: "\(lesson)/\($0)", text: try text(of: "Lessons/\(lesson)/\($0)")) }
    }
  }

  private func text(inAnyLessonOf folder: String, of title: String) throws -> String {
    for lesson in try names(in: folder) where lesson.first?.isNumber == true {
      let file = try names(in: "\(folder)/\(lesson)").first { $0.hasSuffix("-\(title).swift") }
      if let file { return try text(of: "\(folder)/\(lesson)/\(file)") }
    }
    return ""
  }

  /// The code of a file without comments and texts.
  private static func code(of text: String) -> String {
    text.components(separatedBy: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
  }

  /// The prose of a file as one line, without the marks of comments and boxes.
  private static func prose(of text: String) -> String {
    flat(
      text.components(separatedBy: "\n").compactMap { line in
        let words = line.drop { $0 == " " }
        return words.hasPrefix("//") ? String(words.drop { "/:> ".contains($0) }) : nil
      }.joined(separator: " "))
  }

  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).filter { $0 != "//:" }.joined(separator: " ")
  }

  /// The names in a text that have four letters or more.
  private static func words(of text: String) -> Set<String> {
    Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .filter { $0.count > 3 && $0.first?.isNumber == false }.map(String.init))
  }

  private func names(in folder: String) throws -> [String] {
    let url = SyllabusTests.root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  private func text(of path: String) throws -> String {
    let url = SyllabusTests.root.appendingPathComponent(path)
    return try String(contentsOf: url, encoding: .utf8)
  }
}
