import CoursePage
import Foundation

/// What the files of a lesson say about it: its title, its idea, how long it takes, its chapters.
struct LessonAbout {
  private let lesson: CourseLesson
  private let package: CoursePackage

  /// Looks at the files of a lesson.
  init(_ lesson: CourseLesson, in package: CoursePackage) {
    (self.lesson, self.package) = (lesson, package)
  }

  private var folder: URL { package.root.appendingPathComponent("Lessons/\(lesson.folder)") }

  /// What it is called: the heading of its README, or the word its modules begin with.
  var title: String {
    let heading = folder.appendingPathComponent("README.md").text?.lines
      .first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2)) } ?? lesson.module
  }

  /// Its idea, in one sentence: from the table of lessons in the README of the course.
  var sentence: String { row.element(at: 2) ?? "" }

  /// How long it takes: `105 minutes to read, 140 for the exercises`.
  var minutes: String {
    let parts = (row.element(at: 3) ?? "").split(separator: "+")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return "" }
    return "\(parts[0]) minutes to read, \(parts[1]) for the exercises"
  }

  /// The cells of its row in that table.
  private var row: [String] {
    let lines = package.root.appendingPathComponent("README.md").text?.lines ?? []
    let line = lines.first { $0.hasPrefix("|") && $0.contains("[`\(lesson.product)`]") } ?? ""
    return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The picture that stands for it.
  var picture: URL { folder.appendingPathComponent("screen.svg") }

  /// The titles of its chapters, in their order.
  var chapters: [String] {
    let text = folder.appendingPathComponent("main.swift").text ?? ""
    return text.matches(of: /Chapter\(\s*"((?:\\.|[^"\\])*)"/).map {
      String($0.1).replacing("\\\"", with: "\"")
    }
  }

  /// The path of a chapter's file in the package: that with its number, or nil if there is none.
  func path(ofChapter number: Int) -> String? {
    let name = folder.names { $0.hasSuffix(".swift") }.first { name in
      Int(name.prefix { $0.isNumber }) == number
    }
    return name.map { "Lessons/\(lesson.folder)/\($0)" }
  }

  /// The chapter at whose end an exercise is told.
  func chapter(of exercise: Exercise, in package: CoursePackage) -> PageLink? {
    guard let chapter = exercise.chapter(in: package) else { return nil }
    let file = chapter.path.split(separator: "/").last ?? ""
    guard let number = Int(file.prefix { $0.isNumber }), number <= chapters.count else {
      return nil
    }
    return PageLink("lesson/\(lesson.product)/chapter-\(number)", chapter.title)
  }

  /// A number that changes when a file of the lesson is saved.
  var stamp: String {
    Fingerprint.of(
      folder.names { $0.hasSuffix(".swift") }.map { name in
        let file = folder.appendingPathComponent(name)
        return "\(name) \(file.modified?.timeIntervalSince1970 ?? 0)"
      })
  }
}
