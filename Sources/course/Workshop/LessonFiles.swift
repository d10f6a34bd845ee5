import Answers
import CourseFormat
import CoursePage
import Foundation

/// What the files of a lesson say about it: its title, its idea, how long it takes, its chapters.
struct LessonFiles {
  private let lesson: LessonEntry
  private let package: CoursePackage

  /// Looks at the files of a lesson in a copy of the course.
  init(of lesson: LessonEntry, in package: CoursePackage) {
    (self.lesson, self.package) = (lesson, package)
  }

  private var chapterFolder: URL {
    package.root.appendingPathComponent("Lessons/\(lesson.folder)")
  }

  /// What it is called: the heading of its README, or the word its modules begin with.
  var title: String {
    let heading = chapterFolder.appendingPathComponent("README.md").text?.lines
      .first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2)) } ?? lesson.module
  }

  /// Its idea, in one sentence: from the table of lessons in the README of the course.
  var sentence: String { row.element(at: 2) ?? "" }

  /// How long it takes: `105 minutes to read, 140 for the exercises`.
  var minutes: String {
    guard let (reading, doing) = times else { return "" }
    return "\(reading) minutes to read, \(doing) for the exercises"
  }

  /// How many minutes it takes to read and to do, from that table, or nil.
  var times: (reading: Int, doing: Int)? {
    let parts = (row.element(at: 3) ?? "").split(separator: "+")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let reading = Int(parts[0]), let doing = Int(parts[1]) else {
      return nil
    }
    return (reading, doing)
  }

  /// The cells of its row in that table.
  private var row: [String] {
    let lines = package.root.appendingPathComponent("README.md").text?.lines ?? []
    let line = lines.first { $0.hasPrefix("|") && $0.contains("[`\(lesson.product)`]") } ?? ""
    return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The picture that stands for it.
  var picture: URL { chapterFolder.appendingPathComponent("screen.svg") }

  /// The titles of its chapters, in their order.
  var chapters: [String] {
    let text = chapterFolder.appendingPathComponent("main.swift").text ?? ""
    let tokens = SourceTokens(text).all
    return zip(tokens, tokens.dropFirst(2)).filter { $0.text == "Chapter" && $1.kind == .string }
      .map(\.1.text)
  }

  /// The path of a chapter's file in the package: that with its number, or nil if there is none.
  func path(ofChapter number: Int) -> String? {
    let name = chapterFolder.names { $0.hasSuffix(".swift") }.first { name in
      Int(name.prefix { $0.isNumber }) == number
    }
    return name.map { "Lessons/\(lesson.folder)/\($0)" }
  }

  /// The chapter at whose end an exercise is told.
  func chapter(of exercise: Exercise) -> PageLink? {
    guard let chapter = exercise.chapter else { return nil }
    let file = chapter.path.split(separator: "/").last ?? ""
    guard let number = Int(file.prefix { $0.isNumber }), number <= chapters.count else {
      return nil
    }
    return PageLink("lesson/\(lesson.product)/chapter-\(number)", chapter.title)
  }

  /// The exercises by the number of the chapter that tells them first, and under 0 those that none tells.
  func exercises(ofChapters count: Int) -> [Int: [PageLink]] {
    var left = package.exercises(of: lesson)
    var found: [Int: [Exercise]] = [:]
    for number in 0..<max(count, 0) where !left.isEmpty {
      guard let path = path(ofChapter: number + 1) else { continue }
      // Only lines that name a file or a command say so.
      let lines = (package.root.appendingPathComponent(path).text?.lines ?? []).filter {
        $0.contains("Exercises/") || $0.contains("check ")
      }
      let told = left.filter { $0.isTold(in: lines) }
      if !told.isEmpty { found[number + 1] = told }
      left.removeAll(where: told.contains)
    }
    if !left.isEmpty { found[0] = left }
    return found.mapValues { $0.map(\.pageLink) }
  }

  /// What one can do after the chapter of an exercise, without the words "After this chapter you can", and
  /// what there is to remember of it: both in Markdown, from the chapter's own file.
  func gain(of exercise: Exercise) -> (learnt: String, remember: [String]) {
    guard let path = exercise.chapter?.path,
      let text = package.root.appendingPathComponent(path).text
    else { return ("", []) }
    let prose = text.lines.map { line -> String? in
      guard line.hasPrefix("//:") else { return nil }
      return String(line.dropFirst(line.hasPrefix("//: ") ? 4 : 3))
    }
    let lead = "After this chapter you can "
    let learnt = prose.drop { $0?.hasPrefix(lead) != true }.prefix { $0?.isEmpty == false }
    let remember = prose.drop { $0 != "## Remember" }.dropFirst().prefix { line in
      line.map { !$0.hasPrefix("#") && !$0.hasPrefix(">") } ?? false
    }
    return (
      String(learnt.compactMap(\.self).joined(separator: " ").dropFirst(lead.count)),
      remember.compactMap(\.self)
    )
  }

  /// A number that changes when a file of the lesson is saved.
  var stamp: String {
    Fingerprint.of(
      chapterFolder.names { $0.hasSuffix(".swift") }.map { name in
        let file = chapterFolder.appendingPathComponent(name)
        return "\(name) \(file.modified?.timeIntervalSince1970 ?? 0)"
      })
  }
}

extension Exercise {
  /// Its page, from the page of the course.
  var pageLink: PageLink { PageLink("exercise/\(name)/", heading) }
}
