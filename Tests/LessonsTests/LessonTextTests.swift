import CourseFormat
import Foundation
import Testing

/// Reads the chapters of the lessons that are written as a chapter has to be.
@Suite("The texts of the lessons")
struct LessonTextTests {
  /// The lessons that are held to these rules.
  ///
  /// A lesson joins when all its chapters keep them.
  nonisolated static let lessons = [
    "01-Pickers", "02-DatePicker", "03-AppLaunch", "04-Delegates", "05-NineGrid", "06-KVC",
    "07-Tables",
  ]

  /// A chapter of a lesson: its path below Lessons, and its lines.
  struct Chapter {
    let path: String
    let lines: [String]

    /// The prose, without the marks of its lines and boxes.
    var prose: [String] {
      lines.compactMap { line in
        let trimmed = line.drop { $0 == " " }
        guard trimmed.hasPrefix("//:") else { return nil }
        return trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
      }
    }

    /// Whether only old code needs the chapter.
    var isOptional: Bool { OptionalPart.isMarked(lines.first ?? "") }

    /// The lines that are not in an optional box.
    var requiredLines: [String] {
      var isInOptionalBox = false
      return lines.filter { line in
        guard let text = Prose.text(of: line), let box = Box.line(in: text) else {
          isInOptionalBox = false
          return true
        }
        if let start = Box.start(of: box) { isInOptionalBox = start.kind.isOptional }
        return !isInOptionalBox
      }
    }

    /// The terms in bold, in their order.
    var terms: [String] {
      let parts = prose.joined(separator: " ").components(separatedBy: "**")
      return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    }
  }

  /// A row of the glossary.
  struct Entry: Hashable, CustomStringConvertible {
    let term: String
    let chapter: String

    var description: String { "\(term) (\(chapter))" }
  }

  @Test
  func `the glossary has each term once, with the chapter that uses it first`() throws {
    var seen: Set<String> = []
    var used: Set<Entry> = []
    for chapter in try Self.lessons.flatMap(chapters) {
      for term in chapter.terms where seen.insert(term).inserted {
        used.insert(Entry(term: term, chapter: chapter.path))
      }
    }

    let entries = try glossary().map { Entry(term: $0[0], chapter: $0[2]) }

    #expect(used.subtracting(entries).map(\.description).sorted() == [])
    #expect(Set(entries).subtracting(used).map(\.description).sorted() == [])
    #expect(entries.count == Set(entries.map(\.term)).count)
  }

  @Test
  func `the glossary is in the order of the alphabet, and its pages are Apple's`() throws {
    let rows = try glossary()
    let terms = rows.map { $0[0].lowercased() }

    #expect(terms == terms.sorted())
    for row in rows {
      let isApples = row[3].hasPrefix("https://developer.apple.com/documentation/")
      #expect(isApples || row[3] == "–", "\(row[0])")
    }
  }

  @Test(arguments: lessons)
  func `each chapter says what one can do, what to remember, and what to do now`(
    _ lesson: String
  ) throws {
    for chapter in try chapters(lesson) {
      let prose = chapter.prose
      let text = prose.joined(separator: " ")
      #expect(prose.dropFirst(2).first?.hasPrefix("After this chapter") == true, "\(chapter.path)")
      #expect(prose.contains("## Remember"), "\(chapter.path)")
      #expect(prose.contains { $0.hasPrefix("## Your turn") }, "\(chapter.path)")
      #expect(text.contains("https://developer.apple.com/documentation/"), "\(chapter.path)")
    }
  }

  @Test(arguments: lessons)
  func `no chapter says that the player stays closed, or that it speaks at the end`(
    _ lesson: String
  ) throws {
    let untrue = [
      "without pages", "without the player", "messages at the end", "says at the end",
      "chapter is printed", "at the end the lesson",
    ]
    for chapter in try chapters(lesson) {
      let text = chapter.prose.joined(separator: " ").lowercased()
      for words in untrue {
        #expect(
          !text.contains(words),
          "\(chapter.path): the player opens, and says first what differs. (\(words))")
      }
    }
  }

  @Test(arguments: lessons)
  func `no line of a lesson's README is longer than 100 columns`(_ lesson: String) throws {
    for line in try text(of: "\(lesson)/README.md").components(separatedBy: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test(arguments: lessons)
  func `each question has its answer, and each chapter has a question`(_ lesson: String) throws {
    for chapter in try chapters(lesson) {
      let boxes = chapter.prose.compactMap { line in
        ["> Question:", "> Answer:"].first { line.hasPrefix($0) }
      }
      let pairs = boxes.count / 2
      #expect(pairs > 0, "\(chapter.path)")
      #expect(
        boxes == Array(repeating: ["> Question:", "> Answer:"], count: pairs).flatMap { $0 },
        "\(chapter.path)")
    }
  }

  @Test(arguments: lessons)
  func `the lesson's README gives the minutes of its words and pictures`(_ lesson: String) throws {
    let lines = try chapters(lesson).filter { !$0.isOptional }.flatMap(\.requiredLines)
    let words = lines.reduce(0) { count, line in
      count + line.split(separator: " ").count { $0 != "//:" }
    }
    let pictures = lines.count { $0.contains("stage.show(") }
    let minutes = Double(words) / 120 + Double(pictures) / 4
    let readme = try text(of: "\(lesson)/README.md")

    let given = try #require(readme.firstMatch(of: /(\d+)\s+minutes\s+to\s+read/)?.output.1)
    #expect(abs(minutes - (Double(given) ?? 0)) <= 5, "It takes \(Int(minutes)) minutes.")
    let front = try text(of: "../README.md")
    let line = front.split(separator: "\n").first { $0.contains("](Lessons/\(lesson))") }
    #expect(line?.contains("| \(given) + ") == true, "README.md gives other minutes.")
  }

  @Test
  func `what is optional is found, and takes less than a tenth of a lesson`() throws {
    let chapters = try Self.lessons.flatMap(chapters)
    let optional = chapters.filter(\.isOptional).map(\.path)

    #expect(optional.contains("03-AppLaunch/19-HowAppsWereLaunched.swift"))
    #expect(chapters.contains { $0.requiredLines.count < $0.lines.count })
    #expect(!chapters.flatMap(\.requiredLines).contains { $0.contains("//: > Then:") })
    #expect(optional.count < chapters.count / 10)
  }

  @Test(arguments: lessons)
  func `chapters are in English, and so are their pictures`(_ lesson: String) throws {
    let name = LessonEntry(folder: lesson).product
    let transcript = try text(of: "../Tests/LessonsTests/Transcripts/\(name).txt")

    for line in transcript.split(separator: "\n") {
      #expect(!line.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }, "\(line)")
    }
  }

  private func chapters(_ lesson: String) throws -> [Chapter] {
    let folder = SyllabusTests.root.appendingPathComponent("Lessons/\(lesson)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.first?.isNumber == true && $0.hasSuffix(".swift") }.sorted()
      .map { file in
        let lines = try text(of: "\(lesson)/\(file)").components(separatedBy: "\n")
        return Chapter(path: "\(lesson)/\(file)", lines: lines)
      }
  }

  /// The rows of the glossary: term, meaning, chapter, page.
  private func glossary() throws -> [[String]] {
    try text(of: "GLOSSARY.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[2] != "chapter", !cells[0].hasPrefix("-") else { return nil }
      return cells
    }
  }

  /// The text of a file, given its path below Lessons.
  private func text(of path: String) throws -> String {
    let file = SyllabusTests.root.appendingPathComponent("Lessons/\(path)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
